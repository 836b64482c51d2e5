import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loanChanged } from '../live/announce';
import { loan } from '../loan/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { loanComment } from './table';

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    // Two of one moment.
    const before = { createdOn: '2026-11-20T09:00:00.000Z', comment: 'From before' };
    const imported = [before, before];
    await storeLoans(server().db, [
      aLine(1, { underWriter: heldBy('credit.user'), underWriterRemarks: { comments: imported } }),
      aLine(2, { underWriter: heldBy('credit.admin') }),
      aLine(3),
      aLine(4),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
  });

  const save = (number: number, comment: string, as: Caller) =>
    server().call(contract.comments.save, { id: loanIdOf(number), comment }, as);

  it('adds a comment and answers the whole list, oldest first [CR-030.d, CR-030.e, CR-030.b, CR-019.b, CR-032.a]', async () => {
    await save(1, '  Rang the employer  ', user);
    server().clock.pass(60_000);
    const { status, body } = await save(1, 'ग्राहक से बात हुई 👍\nRings back', user);
    expect(status).toBe(200);
    const { comments } = body['data'] as { comments: unknown[] };
    expect(comments).toMatchObject([
      { comment: 'From before', author: null, createdOn: '2026-11-20T09:00:00.000Z' },
      { comment: 'From before' },
      { comment: 'Rang the employer', author: 'Credit User' },
      { comment: 'ग्राहक से बात हुई 👍\nRings back', createdOn: server().clock.now.toISOString() },
    ]);
    const read = await server().call(contract.loan.read, { id: loanIdOf(1) }, user);
    expect(read.body).toMatchObject({ data: { data: { underWriterRemarks: { comments } } } });
  });

  it('leaves an audit row and the version of the loan, and tells its open screens [XR-016.e]', async () => {
    const told: string[] = [];
    const stop = await server().listen(loanChanged, {
      onPayload: payload => void told.push(payload),
      onMissed: () => {},
    });
    const { body } = await save(3, 'Nobody’s loan yet', user);
    await expect.poll(() => told).toEqual([JSON.stringify({ loanId: loanIdOf(3), changed: 'comments' })]);
    await stop();
    const { comments } = body['data'] as { comments: { id: string }[] };
    const [row] = await server()
      .db.select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(3)));
    const audit = await server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.loanId, loanIdOf(3)));
    expect(row?.version).toBe(1);
    const stored = await server()
      .db.select()
      .from(loanComment)
      .where(eq(loanComment.loanId, loanIdOf(3)));
    expect(stored).toMatchObject([{ id: comments[0]?.id, authorId: user.staffId }]);
    expect(audit.map(({ action, after }) => [action, after])).toContainEqual([
      'comments.save',
      { id: comments[0]?.id, comment: 'Nobody’s loan yet' },
    ]);
  });

  it('adds one for a repeat with the same key [CR-030.c]', async () => {
    const sent = { id: loanIdOf(4), comment: 'Once' };
    const key = { 'idempotency-key': 'comment-of-credit-once' };
    const answers = [
      await server().call(contract.comments.save, sent, user, key),
      await server().call(contract.comments.save, sent, user, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[0]?.body['data']).toMatchObject({ comments: [{ comment: 'Once' }] });
  });

  describe('is refused', () => {
    it('on somebody else’s loan [XR-137.d]', async () => {
      const answer = await save(2, 'Not mine', user);
      expect([answer.status, answer.body['errorMessages']]).toEqual([403, [messages.loan.notAssignedToYou]]);
    });

    it('to a viewer [CR-030.a]', async () => {
      const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
      const answer = await save(1, 'Looks fine', viewer);
      expect([answer.status, answer.body['errorMessages']]).toEqual([403, [messages.auth.writeRefused]]);
    });

    it('without text [CR-029.a]', async () => {
      expect((await save(1, '   ', user)).status).toBe(400);
    });

    it('on a loan that does not exist [XR-137.c]', async () => {
      expect((await save(9, 'Hello', user)).status).toBe(404);
    });
  });
});
