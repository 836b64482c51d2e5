import { approvalStatuses, contract } from '@lending-desk/domain';
import { count, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachEngine } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { loan, loanTally } from './table';
import { anyStatus } from './tally';

const operation = fc.oneof(
  fc.record({
    kind: fc.constant('import' as const),
    day: fc.integer({ min: 0, max: 3 }),
    status: fc.constantFrom(...approvalStatuses),
    held: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('assign' as const), place: fc.nat() }),
  fc.record({
    kind: fc.constant('decide' as const),
    place: fc.nat(),
    to: fc.constantFrom('HOLD' as const, 'REJECTED' as const, 'PENDING' as const),
  }),
);

// One level deep, the builder would drop the table of a column.
const unassigned = sql<number>`(count(*) filter (where ${sql`${loan.underwriterId}`} is null))::int`;

eachEngine(server => {
  it('is the count of the loans, whatever was imported, taken and decided', async () => {
    const { db, call, signIn } = server();
    const user = await signIn('ROLE_CREDIT_USER');
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async operations => {
        for (const step of operations) {
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
            loans: loanTally.loans,
            unassigned: loanTally.unassigned,
          })
          .from(loanTally)
          .where(sql`${loanTally.loans} <> 0 or ${loanTally.unassigned} <> 0`)
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
});
