import { addDays, daysBetween, monthOf } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import type { LoanAccount } from './account';
import { itemAt } from './itemAt';
import { dueDateAfter } from './opening';
import { openInstalment, positionOf, valuedUpTo } from './position';
import { postThrough } from './postDays';

/** Asset classes of the Reserve Bank, by the last day of each, the due date being day one.
 *  @source M4 */
export const assetClasses = [
  { label: 'STANDARD', upTo: 0 },
  { label: 'SMA-0', upTo: 30 },
  { label: 'SMA-1', upTo: 60 },
  { label: 'SMA-2', upTo: 90 },
  { label: 'NPA', upTo: Number.POSITIVE_INFINITY },
] as const;

export type AssetClass = (typeof assetClasses)[number]['label'];

/** When the loan was last NPA: from the first day-end of day 91 to the value date of the entry that left nothing due
 *  open; null while it lasts.
 *  @source M5 */
export type Npa = { readonly start: BusinessDate; readonly end: BusinessDate | null };

/** Days past due and class on a day. */
export type Standing = {
  readonly daysPastDue: number;
  /** Of the last completed day-end, from the due date that is the oldest now. */
  readonly assetClass: AssetClass;
  /** As it will be at the end of the day. */
  readonly classAtDayEnd: AssetClass;
  /** Null if it never was. */
  readonly npa: Npa | null;
};

/** The due date of the oldest EMI due on a day with principal or interest open; null if there is none.
 *  @source M3 */
export function oldestDueDate(account: LoanAccount, day: BusinessDate): BusinessDate | null {
  return oldestIn(postThrough(account, day), day);
}

function oldestIn(account: LoanAccount, day: BusinessDate): BusinessDate | null {
  const { emis } = positionOf(account, valuedUpTo(day));
  const index = account.instalments.findIndex(({ dueDate }, at) => {
    return dueDate <= day && openInstalment(itemAt(emis, at)) > 0;
  });
  return account.instalments[index]?.dueDate ?? null;
}

/** The EMI day of this month, from which days past due count once every EMI is paid; null where nothing counts: this
 *  month's EMI is among the paid ones, or the month is before the first or after the last one. Months without an EMI
 *  are those of a schedule that was taken over.
 *  @source CO-011, M3 */
export function paidAheadFrom(account: LoanAccount, day: BusinessDate): BusinessDate | null {
  const { instalments, terms, closedOn } = account;
  const month = monthOf(day);
  const months = instalments.map(({ dueDate }) => monthOf(dueDate));
  const next = months.findIndex(it => it > month);
  const hasNone = next > 0 && months[next - 1] !== month;
  if (!hasNone || (closedOn !== null && closedOn <= day)) return null;
  // The interest of an EMI that was paid ahead counts from its due date, which is still to come.
  const { emis } = positionOf(account);
  return emis.every(emi => openInstalment(emi) === 0) ? dueDateAfter(day, terms.emiDay, 0) : null;
}

/** Days past due, class and NPA of an account on a day, of any past day too.
 *  @source CO-011, M3, M4, M5 */
export function standingOn(account: LoanAccount, day: BusinessDate): Standing {
  const posted = postThrough(account, day);
  const oldest = oldestIn(posted, day) ?? paidAheadFrom(posted, day);
  const days = oldest === null ? 0 : Math.max(0, daysBetween(oldest, day));
  const npa = npaUpTo(posted, day);
  const isNpa = npa !== null && npa.end === null;
  return {
    daysPastDue: days,
    assetClass: isNpa ? 'NPA' : classOfDay(days),
    classAtDayEnd: isNpa ? 'NPA' : oldest === null || oldest > day ? 'STANDARD' : classOfDay(days + 1),
    npa,
  };
}

/** @param day  counted with the due date as day one; 0 where nothing is due */
export function classOfDay(day: number): AssetClass {
  return itemAt(assetClasses, assetClasses.filter(({ upTo }) => upTo < day).length).label;
}

/** Walks through the days on which the oldest due date can change. A day-end counts from the next day on. */
function npaUpTo(account: LoanAccount, day: BusinessDate): Npa | null {
  // Stryker disable next-line all: before its 91st day nothing is NPA, which the walk finds too, later
  if (daysBetween(itemAt(account.instalments, 0).dueDate, day) <= 90) return null;
  const days = changeDays(account, day);
  return days.reduce<Npa | null>(
    (npa, from, index) => npaAfter(npa, oldestIn(account, from), from, days[index + 1] ?? day),
    null,
  );
}

/** @param oldest  the oldest due date from a day on
 *  @param until  the day on which it can change next */
function npaAfter(
  npa: Npa | null,
  oldest: BusinessDate | null,
  from: BusinessDate,
  until: BusinessDate,
): Npa | null {
  const lasts = npa !== null && npa.end === null;
  if (oldest === null) return lasts ? { ...npa, end: from } : npa;
  const start = addDays(oldest, 90);
  return !lasts && start < until ? { start, end: null } : npa;
}

function changeDays({ groups, instalments }: LoanAccount, day: BusinessDate): BusinessDate[] {
  const days = new Set(instalments.map(({ dueDate }) => dueDate));
  for (const { valueDate } of groups.flatMap(group => group.transfers)) days.add(valueDate);
  return [...days].filter(it => it <= day).toSorted();
}
