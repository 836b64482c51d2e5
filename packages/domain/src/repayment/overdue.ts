import { daysBetween } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { type Paise, sum, zeroPaise } from '../money/paise';
import type { LoanAccount } from './account';
import { itemAt } from './itemAt';
import { type View, viewOn } from './view';

/** What is overdue of one EMI, or of all together; amounts in paise. */
export type OverdueParts = {
  readonly principal: Paise;
  readonly interest: Paise;
  readonly penal: Paise;
  /** With tax. */
  readonly bounce: Paise;
  readonly total: Paise;
};
export type OverdueEmi = OverdueParts & { readonly dueDate: BusinessDate; readonly overdueDays: number };

/** One row per EMI due before a day with anything open, oldest first; an EMI due that day has a row only while a
 *  charge of it is open, and its principal and interest are not in it. A closed loan has none.
 *  @source M1, M27 */
export function overdueDetails(account: LoanAccount, day: BusinessDate): OverdueEmi[] {
  return overdueIn(viewOn(account, day));
}

/** The sum of the overdue rows.
 *  @source M27 */
export function overdueSummary(account: LoanAccount, day: BusinessDate): OverdueParts {
  return summaryOf(overdueDetails(account, day));
}

export function overdueIn({ account, day, position }: View): OverdueEmi[] {
  if (account.closedOn !== null) return [];
  return account.instalments.flatMap(({ dueDate }, index) => {
    const emi = itemAt(position.emis, index);
    const isOverdue = dueDate < day;
    const row = {
      principal: isOverdue ? emi.principal.open : zeroPaise,
      interest: isOverdue ? emi.interest.open : zeroPaise,
      penal: emi.penal.open,
      bounce: emi.bounce.open,
    };
    const total = sum(Object.values(row));
    return total === 0 ? [] : [{ dueDate, ...row, total, overdueDays: daysBetween(dueDate, day) }];
  });
}

export function summaryOf(rows: readonly OverdueParts[]): OverdueParts {
  return {
    principal: sum(rows.map(row => row.principal)),
    interest: sum(rows.map(row => row.interest)),
    penal: sum(rows.map(row => row.penal)),
    bounce: sum(rows.map(row => row.bounce)),
    total: sum(rows.map(row => row.total)),
  };
}
