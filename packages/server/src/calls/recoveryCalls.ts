import { desksWith } from '@lending-desk/domain/access';
import { instant, instantAt } from '@lending-desk/domain/calendar';
import { type CallingHours, recoveryCallRefusal } from '@lending-desk/domain/calls';
import { settingsOf } from '@lending-desk/domain/repayment';
import { and, count, eq, gte, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { todayOf } from '../calendar/todayOf';
import type { Database, Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import type { LoanRow } from '../loan/findLoan';
import { readChanges } from '../lenderSettings/readSettings';
import { loan } from '../loan/table';
import { callRecord } from './table';

type Customer = Pick<LoanRow, 'loanId' | 'customerId'>;

/** The loans of a customer; one whose customer is unknown stands alone. */
const ofCustomer = ({ loanId, customerId }: Customer) =>
  customerId === null ? eq(loan.loanId, loanId) : eq(loan.customerId, customerId);

/** How many calls about dues were placed to a customer today, over all loans and agents. A call that rang nowhere,
 *  because the provider refused it or was not reached, is none.
 *  @source M46 */
export async function recoveryCallsOf(
  db: Database | Transaction,
  customer: Customer,
  now: Date,
): Promise<number> {
  const loans = db.select({ loanId: loan.loanId }).from(loan).where(ofCustomer(customer));
  const [found] = await db
    .select({ placed: count() })
    .from(callRecord)
    .where(and(inArray(callRecord.loanId, loans), countsToday(now)));
  return found?.placed ?? 0;
}

/** The same of many customers at once, by a loan of each; one without a call is not in the map. */
export async function recoveryCallsByLoan(
  db: Database | Transaction,
  loanIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const asked = alias(loan, 'asked');
  const rows = await db
    .select({ loanId: asked.loanId, placed: count() })
    .from(asked)
    .innerJoin(loan, or(eq(loan.loanId, asked.loanId), eq(loan.customerId, asked.customerId)))
    .innerJoin(callRecord, and(eq(callRecord.loanId, loan.loanId), countsToday(now)))
    .where(inArray(asked.loanId, [...loanIds]))
    .groupBy(asked.loanId);
  return new Map(rows.map(({ loanId, placed }) => [loanId, placed]));
}

/** Calls of today about dues that rang. */
const countsToday = (now: Date) =>
  and(
    inArray(callRecord.desk, [...desksWith('recoveryCalls')]),
    gte(callRecord.askedAt, new Date(instantAt(todayOf(now), 0))),
    inArray(callRecord.status, ['asked', 'queued', 'unknown']),
  );

/** How often and when collections may call a customer today, by the settings of today.
 *  @source M46 */
export async function recoveryLimits(
  db: Database | Transaction,
  { now, config }: Pick<SignedInContext, 'now' | 'config'>,
): Promise<CallingHours & { readonly allowed: number }> {
  const today = todayOf(now);
  const { callsFrom, callsUntil, callsADay } = settingsOf(await readChanges(db))(today);
  return { from: callsFrom, until: callsUntil, allowed: callsADay ?? config.recoveryCallsADay };
}

/** Demands that a customer may be called about dues now. It holds the customer's loans, so that of two calls at once
 *  the later one counts the other.
 *  @throws Refused 422 outside the hours and after the last attempt of the day (M46) */
export async function demandRecoveryCall(
  tx: Database | Transaction,
  { now, config }: Pick<SignedInContext, 'now' | 'config'>,
  customer: Customer,
): Promise<void> {
  await tx
    .select({ loanId: loan.loanId })
    .from(loan)
    .where(ofCustomer(customer))
    .orderBy(loan.loanId)
    .for('update');
  const placed = await recoveryCallsOf(tx, customer, now);
  const { allowed, ...hours } = await recoveryLimits(tx, { now, config });
  const refusal = recoveryCallRefusal(instant(now.toISOString()), { placed, allowed }, hours);
  if (refusal !== null) throw new Refused(422, refusal);
}
