import { addDays, type BusinessDate, daysBetween, instant } from '@lending-desk/domain/calendar';
import { recoveryCallRefusal } from '@lending-desk/domain/calls';
import { byNextBest, nextScore, usualFactors } from '@lending-desk/domain/collections';
import { type contract, toWireRupees } from '@lending-desk/domain/contract';
import { dpdBucket } from '@lending-desk/domain/loan';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import { recoveryCallsByLoan, recoveryLimits } from '../calls/recoveryCalls';
import type { Database } from '../db/client';
import type { Verb } from '../http/verb';
import { loanAccount } from '../ledger/table';
import { loan } from '../loan/table';
import { readPromises, wirePromise } from './promises';

/** How many accounts are compared at most, and how many are answered. */
const [mostCompared, mostAnswered] = [5000, 100];

/** The accounts that may need work: those with a promise for today or yesterday, then those that are past due, the
 *  largest overdue amount first. */
function candidates(db: Database, today: BusinessDate) {
  const { oldestUnpaid, promisedOn, closedOn, overdueTotal } = loanAccount;
  const isPromised = inArray(promisedOn, [today, addDays(today, -1)]);
  return db
    .select({
      loanId: loanAccount.loanId,
      fullName: loan.fullName,
      oldestUnpaid,
      overdueTotal,
      atRisk: loanAccount.outstandingPrincipal,
      contactedOn: loanAccount.contactedOn,
    })
    .from(loanAccount)
    .innerJoin(loan, eq(loan.loanId, loanAccount.loanId))
    .where(and(isNull(closedOn), or(lt(oldestUnpaid, today), isPromised)))
    .orderBy(sql`coalesce(${isPromised}, false) desc`, desc(overdueTotal), loanAccount.loanId)
    .limit(mostCompared);
}

/** The order of work (M47): which account to turn to next, and why. Nobody's reading of a loan is recorded: it shows
 *  what the list does. */
export const readNextAccounts: Verb<typeof contract.collections.next> = async (context, { factors }) => {
  const { db, now } = context;
  const today = todayOf(now);
  const on = new Set(factors ?? usualFactors);
  const found = await candidates(db, today);
  const loanIds = found.map(({ loanId }) => loanId);
  const [promises, calls, { allowed, ...hours }] = await Promise.all([
    readPromises(db, loanIds, today),
    recoveryCallsByLoan(db, loanIds, now),
    recoveryLimits(db, context),
  ]);
  const at = instant(now.toISOString());
  const accounts = found
    .map(account => {
      const placed = calls.get(account.loanId) ?? 0;
      const promise = promises.get(account.loanId)?.at(-1) ?? null;
      const facts = { ...account, promise, attemptsLeft: allowed - placed };
      return { ...facts, placed, ...nextScore(facts, { today, on }) };
    })
    .filter(({ placed }) => !on.has('hours') || recoveryCallRefusal(at, { placed, allowed }, hours) === null)
    .toSorted(byNextBest)
    .slice(0, mostAnswered);
  return {
    data: {
      asOf: today,
      compared: found.length,
      noCalls: recoveryCallRefusal(at, null, hours),
      accounts: accounts.map(({ loanId, fullName, oldestUnpaid, overdueTotal, atRisk, ...account }) => {
        const daysPastDue = oldestUnpaid === null ? 0 : Math.max(0, daysBetween(oldestUnpaid, today));
        const { promise, placed, place, score, reasons } = account;
        return {
          loanId,
          fullName,
          daysPastDue,
          bucket: dpdBucket(daysPastDue),
          overdueAmount: toWireRupees(overdueTotal),
          atRisk: toWireRupees(atRisk),
          promise: promise && wirePromise(promise),
          calls: { placed, allowed },
          place,
          score,
          reasons: [...reasons],
        };
      }),
    },
  };
};
