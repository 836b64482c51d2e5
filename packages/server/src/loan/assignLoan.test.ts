import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';
import { loan } from './table';

const contested = 100;

withServer(server => {
  let user: Caller;
  let admin: Caller;

  beforeAll(async () => {
    const lines = Array.from({ length: contested + 3 }, (_, number) => aLine(number));
    await storeLoans(server().db, [
      ...lines,
      aLine(500, { underWriter: heldBy('credit.admin') }),
      aLine(600),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
  });

  const assign = (loanId: number | string, as: Caller) => server().call(contract.loan.assign, { loanId }, as);

  const auditOf = (loanId: number) =>
    server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanId), eq(auditRow.action, 'loan.assign')));

  it('assigns an unassigned loan to the user who takes it [CR-006.a]', async () => {
    server().clock.pass(1000);
    const answer = await assign(loanIdOf(contested), user);
    expect(answer.body).toMatchObject({
      success: true,
      data: { underWriterId: user.staffId, underWriterName: 'Credit User', version: 2 },
    });
    const [row] = await server()
      .db.select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(contested)));
    expect(row).toMatchObject({
      underwriterId: user.staffId,
      underwriterName: 'Credit User',
      version: 2,
      updatedAt: server().clock.now,
    });
    expect(await auditOf(loanIdOf(contested))).toMatchObject([
      { actorId: user.staffId, before: { underWriterId: null }, after: { underWriterId: user.staffId } },
    ]);
  });

  it('assigns the loan that is named by its other id [CR-012.a]', async () => {
    const answer = await assign(idStringOf(600), user);
    expect(answer.body).toMatchObject({ success: true, data: { underWriterId: user.staffId, version: 2 } });
    expect(await auditOf(loanIdOf(600))).toHaveLength(1);
  });

  it('changes nothing when its assignee takes it again [CR-006.a]', async () => {
    const loanId = loanIdOf(contested + 1);
    const first = await assign(loanId, user);
    const second = await assign(idStringOf(contested + 1), user);
    expect(second.body).toEqual(first.body);
    expect(await auditOf(loanId)).toHaveLength(1);
  });

  it('refuses a loan that another user holds [CR-006.b, CR-012.c]', async () => {
    const answer = await assign(loanIdOf(500), user);
    expect([answer.status, answer.body['errorMessages']]).toEqual([403, [messages.loan.notAssignedToYou]]);
    expect(await auditOf(loanIdOf(500))).toEqual([]);
  });

  it('leaves a loan with the one who has it, also when a credit admin asks for it [CR-006.b]', async () => {
    const loanId = loanIdOf(contested + 1);
    await assign(loanId, user);
    const answer = await assign(loanId, admin);
    expect([answer.status, answer.body['errorMessages']]).toEqual([403, [messages.loan.notAssignedToYou]]);
    const [row] = await server().db.select().from(loan).where(eq(loan.loanId, loanId));
    expect(row).toMatchObject({ underwriterId: user.staffId, underwriterName: 'Credit User' });
    expect(await auditOf(loanId)).toHaveLength(1);
  });

  it('refuses a loan that does not exist [XR-137.c]', async () => {
    expect((await assign(999_999_999, user)).status).toBe(404);
    expect((await assign(idStringOf(77_777), user)).status).toBe(404);
  });

  it('does not assign a loan that a viewer opens [CR-006.d]', async () => {
    const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
    expect((await assign(loanIdOf(contested + 2), viewer)).status).toBe(403);
    const [row] = await server()
      .db.select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(contested + 2)));
    expect(row?.underwriterId).toBeNull();
  });

  describe(`two users who take ${contested} loans at once`, () => {
    it('get each loan exactly once between them, with one audit row [CR-006.c]', async () => {
      const numbers = Array.from({ length: contested }, (_, number) => number);
      const answers = await Promise.all(
        numbers.map(async number => {
          const pair = number % 2 === 0 ? [user, admin] : [admin, user];
          return Promise.all(pair.map(caller => assign(loanIdOf(number), caller)));
        }),
      );
      for (const [number, pair] of answers.entries()) {
        expect(pair.map(answer => answer.status).sort((left, right) => left - right)).toEqual([200, 403]);
        const loser = pair.find(answer => answer.status === 403);
        expect(loser?.body['errorMessages']).toEqual(['Cannot access loan not assigned to you']);
        const winner = pair.find(answer => answer.status === 200)?.body['data'];
        const [row] = await server()
          .db.select()
          .from(loan)
          .where(eq(loan.loanId, loanIdOf(number)));
        const audit = await auditOf(loanIdOf(number));
        expect(winner).toMatchObject({ underWriterId: row?.underwriterId });
        expect(audit.map(({ actorId }) => actorId)).toEqual([row?.underwriterId]);
      }
    });
  });
});
