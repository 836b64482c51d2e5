import { contract } from '@lending-desk/domain/contract';
import { approvalStatuses } from '@lending-desk/domain/loan';
import { and, count, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { eachEngine } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { loan, loanTally } from './table';
import { anyStatus, changeTally, foldTally } from './tally';

const operation = fc.oneof(
  fc.record({
    kind: fc.constant('import' as const),
    day: fc.integer({ min: 0, max: 3 }),
    status: fc.constantFrom(...approvalStatuses),
    held: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('assign' as const), place: fc.nat() }),
  fc.record({ kind: fc.constant('fold' as const) }),
  fc.record({
    kind: fc.constant('decide' as const),
    place: fc.nat(),
    to: fc.constantFrom('HOLD' as const, 'REJECTED' as const, 'PENDING' as const),
  }),
);

// One level deep, the builder would drop the table of a column.
const unassigned = sql<number>`(count(*) filter (where ${sql`${loan.underwriterId}`} is null))::int`;

eachEngine((server, engine) => {
  it('is the count of the loans, whatever was imported, taken and decided [XR-138.d]', async () => {
    const { db, call, signIn } = server();
    const user = await signIn('ROLE_CREDIT_USER');
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async operations => {
        for (const step of operations) {
          if (step.kind === 'fold') {
            await foldTally(db);
            continue;
          }
          const loanId = stored === 0 || step.kind === 'import' ? 0 : loanIdOf(step.place % stored);
          if (step.kind === 'import') {
            await storeLoans(db, [
              aLine(stored, {
                startedOn: `2026-11-1${step.day}T20:00:00.000Z`,
                loanDetails: { approvalStatus: step.status },
                underWriter: step.held ? heldBy('credit.user') : null,
              }),
            ]);
            stored += 1;
          } else if (loanId === 0) continue;
          else if (step.kind === 'assign') await call(contract.loan.assign, { loanId }, user);
          else {
            await call(
              contract.decision.process,
              {
                loanId,
                caseStatus: step.to,
                requiredActions: ['PAN unreadable'],
                holdCategory: 'CDL',
                rejectionReasons: ['High obligations'],
                changeReason: 'Second look',
              },
              user,
            );
          }
        }
        const kept = await db
          .select({
            status: loanTally.status,
            day: loanTally.day,
            loans: sql<number>`sum(${loanTally.loans})::int`,
            unassigned: sql<number>`sum(${loanTally.unassigned})::int`,
          })
          .from(loanTally)
          .groupBy(loanTally.status, loanTally.day)
          .having(sql`sum(${loanTally.loans}) <> 0 or sum(${loanTally.unassigned}) <> 0`)
          .orderBy(loanTally.status, loanTally.day);
        const counted = await db
          .select({
            status: loan.approvalStatus,
            day: loan.startedDay,
            loans: count(),
            unassigned,
          })
          .from(loan)
          .groupBy(loan.approvalStatus, loan.startedDay)
          .orderBy(loan.approvalStatus, loan.startedDay);
        expect(kept.filter(({ status }) => status !== anyStatus)).toEqual(counted);
        const inAll = await db
          .select({
            status: sql<string>`${anyStatus}::text`,
            day: loan.startedDay,
            loans: count(),
            unassigned,
          })
          .from(loan)
          .groupBy(loan.startedDay)
          .orderBy(loan.startedDay);
        expect(kept.filter(({ status }) => status === anyStatus)).toEqual(inAll);
      }),
      { numRuns: 12, endOnFailure: true },
    );
    expect(stored).toBeGreaterThan(5);
  });

  it('is folded into one row for a status and a day, while others append to it [XR-138.d]', async () => {
    const { db } = server();
    const aChange = { status: 'HOLD', day: '2020-01-01', loans: 1, unassigned: 0 };
    const rowsOf = () =>
      db
        .select({ loans: loanTally.loans })
        .from(loanTally)
        .where(and(eq(loanTally.day, aChange.day), eq(loanTally.status, 'HOLD')));
    for (let appended = 0; appended < 3; appended += 1)
      await inTransaction(db, tx => changeTally(tx, [aChange]));
    await Promise.all([foldTally(db), inTransaction(db, tx => changeTally(tx, [aChange])), foldTally(db)]);
    await foldTally(db);
    expect(await rowsOf()).toEqual([{ loans: 4 }]);
    await inTransaction(db, tx => changeTally(tx, [{ ...aChange, loans: -4 }]));
    await foldTally(db);
    expect(await rowsOf()).toEqual([]);
    // One whose loans are in another row still counts those without an underwriter.
    for (const change of [
      { loans: 1, unassigned: 1 },
      { loans: -1, unassigned: 0 },
    ])
      await inTransaction(db, tx => changeTally(tx, [{ ...aChange, ...change }]));
    await foldTally(db);
    expect(await rowsOf()).toEqual([{ loans: 0 }]);
  });

  // The embedded database has one connection, on which everybody waits for everybody.
  it.runIf(engine === 'postgres')(
    'lets one decide while another decides a loan of the same day',
    async () => {
      const { db, call, signIn } = server();
      const numbers = [9001, 9002];
      await storeLoans(
        db,
        numbers.map(number => aLine(number, { underWriter: heldBy('credit.user') })),
      );
      const user = await signIn('ROLE_CREDIT_USER');
      const [row] = await db
        .select({ day: loan.startedDay })
        .from(loan)
        .where(eq(loan.loanId, loanIdOf(9001)));
      const day = row?.day ?? '';
      await inTransaction(db, async tx => {
        await changeTally(tx, [
          { status: 'PENDING', day, loans: -1, unassigned: 0 },
          { status: 'HOLD', day, loans: 1, unassigned: 0 },
        ]);
        // Its transaction is still open.
        const answer = await call(
          contract.decision.process,
          {
            loanId: loanIdOf(9002),
            caseStatus: 'HOLD',
            requiredActions: ['PAN unreadable'],
            holdCategory: 'CDL',
          },
          user,
        );
        expect(answer.status).toBe(200);
      });
    },
  );
});
