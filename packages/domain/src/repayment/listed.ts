import { addDays, addMonths, daysBetween, monthOf, startOfMonth } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { type Paise, zeroPaise } from '../money/paise';
import type { LoanAccount } from './account';
import { emiRows } from './emiRows';
import { lastReceiptDate } from './foreclosure';
import { itemAt } from './itemAt';
import { overdueIn, type OverdueParts, summaryOf } from './overdue';
import { isPenalDate } from './penal';
import { openInstalment, positionOf } from './position';
import { type Npa, paidAheadFrom, standingOn } from './standing';
import { type View, viewOn } from './view';

/** What lists show and sort by; it changes by a posting alone, so that it can be stored with one. Amounts in paise. */
export type ListedAccount = {
  /** The due date of the first EMI that is not paid, which may be still to come: days past due are the days since
   *  then, on any day until the next posting. When every EMI is paid it is null, or the EMI day of a month that has no
   *  EMI [CO-011]. */
  readonly oldestUnpaid: BusinessDate | null;
  /** As of the last posted day. */
  readonly overdue: OverdueParts;
  /** As of the last posted day; 0 once the loan is closed. */
  readonly outstandingPrincipal: Paise;
  /** The value date of the last receipt that is not reversed. */
  readonly lastPayment: BusinessDate | null;
  readonly emisPaid: number;
  readonly emisAll: number;
  readonly npa: Npa | null;
  /** The next day on which something of this changes by date alone; null when nothing will. */
  readonly nextPosting: BusinessDate | null;
};

/** @source M3, M5, M6, M50 */
export function listedAccount(account: LoanAccount): ListedAccount {
  const view = viewOn(account, account.postedThrough);
  const rows = emiRows(account, view.day);
  return {
    oldestUnpaid:
      rows.find(({ state }) => state !== 'paid')?.dueDate ?? paidAheadFrom(view.account, view.day),
    overdue: summaryOf(overdueIn(view)),
    outstandingPrincipal: view.position.balances.get('principal') ?? zeroPaise,
    lastPayment: lastReceiptDate(account),
    emisPaid: rows.filter(({ state }) => state === 'paid').length,
    emisAll: rows.length,
    npa: standingOn(account, view.day).npa,
    nextPosting: nextPosting(view),
  };
}

function nextPosting({ account, day, position }: View): BusinessDate | null {
  if (account.closedOn !== null) return null;
  const { penalGraceDays } = account.settingsOn(addDays(day, 1));
  const days = account.instalments.flatMap(({ dueDate }, index): BusinessDate[] => {
    if (dueDate > day) return [dueDate];
    const isPaid = openInstalment(itemAt(position.emis, index)) === 0;
    return isPaid ? [] : [nextChange(dueDate, day, penalGraceDays)];
  });
  return [...days, ...monthsPaidAhead(account, day)].toSorted()[0] ?? null;
}

/** Once every EMI is paid, days past due count from another day in each month, until the last one. */
function monthsPaidAhead(account: LoanAccount, day: BusinessDate): readonly BusinessDate[] {
  const last = itemAt(account.instalments, account.instalments.length - 1).dueDate;
  const { emis } = positionOf(account);
  const isPaidAhead = monthOf(day) < monthOf(last) && emis.every(emi => openInstalment(emi) === 0);
  return isPaidAhead ? [startOfMonth(addMonths(day, 1))] : [];
}

/** The next day on which an unpaid EMI becomes overdue, is charged, or makes the loan NPA. */
function nextChange(dueDate: BusinessDate, day: BusinessDate, graceDays: number): BusinessDate {
  for (let next = addDays(day, 1); ; next = addDays(next, 1)) {
    const days = daysBetween(dueDate, next);
    if (days === 1 || days === 91 || isPenalDate(days, graceDays)) return next;
  }
}
