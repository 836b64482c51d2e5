import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { approvalStatuses } from '@lending-desk/domain/loan';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';
import { loan } from './table';

const loanOf = (status: string) => 10 + approvalStatuses.findIndex(one => one === status);
const [held, twice, refused, byRecord, nobodys] = [1, 2, 3, 4, 5];
const onHold = { loanDetails: { approvalStatus: 'HOLD' }, underWriter: heldBy('credit.user') };

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      ...[held, twice, refused, byRecord].map(number => aLine(number, onHold)),
      aLine(nobodys, { ...onHold, underWriter: null }),
      ...approvalStatuses.map(status => aLine(loanOf(status), { loanDetails: { approvalStatus: status } })),
    ]);
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  const move = (number: number, as: Caller = user) =>
    server().call(contract.loan.moveToReview, { loanId: loanIdOf(number) }, as);
  const rowOf = async (number: number) => {
    const [row] = await server()
      .db.select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(number)));
    return row;
  };

  it('puts a loan on hold back into review and answers its status [CS-018.c, CS-018.d, CS-017.b]', async () => {
    const before = await rowOf(held);
    const { db, clock } = server();
    const heldSince = new Date(clock.now.getTime() - 90_000);
    await db
      .update(loan)
      .set({ heldSince, heldMs: 10_000 })
      .where(eq(loan.loanId, loanIdOf(held)));
    const { status, body } = await move(held);
    expect([status, body['data']]).toEqual([200, { approvalStatus: 'IN_REVIEW' }]);
    expect(await rowOf(held)).toMatchObject({
      approvalStatus: 'IN_REVIEW',
      decidedAt: null,
      heldSince: null,
      heldMs: 100_000,
      underwriterId: before?.underwriterId,
      version: (before?.version ?? 0) + 1,
    });
    const [audit] = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(held)), eq(auditRow.action, 'loan.moveToReview')));
    expect(audit).toMatchObject({
      actorId: user.staffId,
      before: { approvalStatus: 'HOLD' },
      after: { approvalStatus: 'IN_REVIEW' },
    });
  });

  it('is found by the id of its record too [CS-018.a]', async () => {
    const { status } = await server().call(
      contract.loan.moveToReview,
      { loanId: idStringOf(byRecord) },
      user,
    );
    expect([status, (await rowOf(byRecord))?.approvalStatus]).toEqual([200, 'IN_REVIEW']);
  });

  it('moves it in the queue of the underwriters as well [XR-138.d]', async () => {
    const admin = await server().signIn('ROLE_CREDIT_ADMIN');
    const total = async (status: 'HOLD' | 'IN_REVIEW') =>
      Number((await server().call(contract.loan.list, { status }, admin)).body['total']);
    const [hold, review] = [await total('HOLD'), await total('IN_REVIEW')];
    expect((await move(refused)).status).toBe(200);
    expect([await total('HOLD'), await total('IN_REVIEW')]).toEqual([hold - 1, review + 1]);
  });

  it('moves one of nobody among those of nobody, too [XR-138.d]', async () => {
    const admin = await server().signIn('ROLE_CREDIT_ADMIN');
    const total = async (status: 'HOLD' | 'IN_REVIEW') => {
      const { body } = await server().call(contract.loan.list, { status, owner: 'unassigned' }, admin);
      return Number(body['total']);
    };
    const [hold, review] = [await total('HOLD'), await total('IN_REVIEW')];
    expect((await move(nobodys)).status).toBe(200);
    expect([await total('HOLD'), await total('IN_REVIEW')]).toEqual([hold - 1, review + 1]);
  });

  it.each(approvalStatuses.filter(status => status !== 'HOLD'))(
    'refuses one that is %s, and leaves it as it is [CS-018.d, CS-016.b]',
    async status => {
      const answer = await move(loanOf(status));
      expect([answer.status, answer.body['errorMessages']]).toEqual([
        409,
        [`Status cannot change from ${status} to IN_REVIEW`],
      ]);
      expect(await rowOf(loanOf(status))).toMatchObject({ approvalStatus: status, version: 1 });
    },
  );

  it('lets exactly one of two at once through [CS-017.a]', async () => {
    const answers = await Promise.all([move(twice), move(twice)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rowOf(twice)).toMatchObject({ version: 2 });
  });

  it.each<Role>(['ROLE_CUSTOMER_SERVICE_VIEW', 'ROLE_CREDIT_USER', 'ROLE_COLLECTIONS_AGENT'])(
    'refuses %s [CS-018.a]',
    async role => {
      expect((await move(loanOf('HOLD'), await server().signIn(role))).status).toBe(403);
      expect(await rowOf(loanOf('HOLD'))).toMatchObject({ approvalStatus: 'HOLD' });
    },
  );

  it('makes a decision on the loan as it was before outdated, and says who changed it [CR-195.u]', async () => {
    const credit = await server().signIn('ROLE_CREDIT_USER');
    const answer = await server().call(
      contract.decision.process,
      { loanId: loanIdOf(held), caseStatus: 'REJECTED', rejectionReasons: ['Low income'], version: 1 },
      credit,
    );
    expect([answer.status, answer.body['errorMessages']]).toEqual([
      409,
      ['This loan was changed by Support User since you opened it'],
    ]);
  });
});
