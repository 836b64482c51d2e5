import { addDays, daysBetween } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { paiseToRupees } from '../money/paise';
import { percentOf } from '../money/rate';
import type { LoanAccount } from './account';
import { type EmiRow, emiRows } from './emiRows';
import { closureOnWire } from './figures';
import { brokenPeriod, foreclosureOn, lastPaymentDate } from './foreclosure';
import { itemAt } from './itemAt';
import { overdueHistory } from './overdueHistory';
import { postThrough } from './postDays';
import { assetClasses, oldestDueDate } from './standing';

/** From which day to which closing is quoted.
 *  @source M32 */
export function quotedDays(account: LoanAccount, today: BusinessDate) {
  const { quoteAheadDays } = account.settingsOn(today);
  return { from: lastPaymentDate(account), to: addDays(today, quoteAheadDays) };
}

/** What closes a loan on a day as the wire names it, in rupees, and the period whose interest is cut; that is null
 *  on a due date, after the last one, and for a closed loan.
 *  @source M30, M31, M32 */
export function closingQuote(account: LoanAccount, day: BusinessDate) {
  const period = account.closedOn === null ? brokenPeriod(account, day) : null;
  return {
    ...closureOnWire(foreclosureOn(account, day)),
    brokenPeriod: period && { ...period, interest: paiseToRupees(period.interest) },
  };
}

/** Where the figures of an account come from, as the wire names it: amounts in rupees, EMIs counted from 1.
 *  @source M3, M4, M13, M15, M27 */
export function explainedAccount(account: LoanAccount, today: BusinessDate) {
  const posted = postThrough(account, today);
  const { penalRate, bounceCharge } = posted.settingsOn(today);
  return {
    asOf: today,
    oldest: oldestOf(posted, today),
    history: overdueHistory(posted, today).map(({ parts, amount, balance, ...entry }) => ({
      ...entry,
      parts: parts.map(part => ({ ...part, emi: part.emi + 1, amount: paiseToRupees(part.amount) })),
      amount: paiseToRupees(amount),
      balance: paiseToRupees(balance),
    })),
    rules: { penalPercent: Number(percentOf(penalRate)), bounceCharge: paiseToRupees(bounceCharge) },
    emis: emiRows(posted, today).map((row, index) => ({
      emi: index + 1,
      dueDate: row.dueDate,
      amount: paiseToRupees(row.amount),
      state: row.dueDate > today && row.state === 'unpaid' ? ('to come' as const) : row.state,
      daysLate: daysLate(row, today),
      bounces: bouncesOf(posted, index),
    })),
    quoted: quotedDays(posted, today),
  };
}

/** The oldest EMI that is due and open, and from which day each class counts while it stays so. */
function oldestOf(account: LoanAccount, today: BusinessDate) {
  const oldest = oldestDueDate(account, today);
  const index = account.instalments.findIndex(it => it.dueDate === oldest);
  const instalment = account.instalments[index];
  if (instalment === undefined) return null;
  const { dueDate } = instalment;
  return {
    emi: index + 1,
    of: account.instalments.length,
    dueDate,
    principal: paiseToRupees(instalment.principal),
    interest: paiseToRupees(instalment.interest),
    days: daysBetween(dueDate, today),
    // Day one is the due date, so the day after the last of one class is the first of the next.
    classes: assetClasses.slice(1).map(({ label }, before) => ({
      class: label,
      from: addDays(dueDate, itemAt(assetClasses, before).upTo),
    })),
  };
}

/** How late an EMI was paid, or is today; 0 before its due date. */
function daysLate({ dueDate, paymentDate, state }: EmiRow, today: BusinessDate): number {
  return Math.max(0, daysBetween(dueDate, state === 'paid' ? (paymentDate ?? dueDate) : today));
}

/** How often a payment of an EMI was returned and charged. */
function bouncesOf({ groups }: LoanAccount, emi: number): number {
  return groups
    .filter(({ kind }) => kind === 'charge')
    .flatMap(({ transfers }) => transfers)
    .filter(it => it.emi === emi && it.credit === 'bounce income').length;
}
