import { type BusinessDate, datePartsOf } from '../calendar/businessDate';
import { monthNames } from '../calendar/format';
import { field, objectsOf, textAt, textOrNull } from '../loose/loose';
import { paymentStatus, type PaymentStatus } from './paymentStatus';

/** One month of a loan's history. */
export type HistoryMonth = {
  /** As the bureau wrote it: '10-26'. */
  readonly key: string;
  /** Months since the year 0; null when the key is not a month ('13-26'). */
  readonly month: number | null;
  readonly payment: PaymentStatus;
  readonly suitFiled: string;
  readonly assetClass: string;
};

const keyText = /^(\d{1,2})-(\d{2}|\d{4})$/;

/** '10-26' or '10-2026' as months since the year 0; null when there is no such month. */
export function monthOfKey(key: string): number | null {
  const match = keyText.exec(key);
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return null;
  const year = Number(match[2]);
  return (year < 100 ? 2000 + year : year) * 12 + month - 1;
}

export function monthOfDate(date: BusinessDate): number {
  const { year, month } = datePartsOf(date);
  return year * 12 + month - 1;
}

export function yearOfMonth(month: number): number {
  return Math.floor(month / 12);
}

/** 'Apr 2025'. */
export function monthText(month: number): string {
  return `${monthNames[month % 12]?.slice(0, 3)} ${yearOfMonth(month)}`;
}

/** The key of a month as Equifax writes it: '04-25'. */
export function keyOfMonth(month: number): string {
  return `${String((month % 12) + 1).padStart(2, '0')}-${String(yearOfMonth(month) % 100).padStart(2, '0')}`;
}

/** History48Months of an Equifax account, in the order received. */
export function historyOf(rows: unknown): readonly HistoryMonth[] {
  return objectsOf(rows).map(row => {
    const key = textAt(row, 'key');
    return {
      key,
      month: monthOfKey(key),
      payment: paymentStatus(textOrNull(field(row, 'PaymentStatus'))),
      suitFiled: textAt(row, 'SuitFiledStatus'),
      assetClass: textAt(row, 'AssetClassificationStatus'),
    };
  });
}

/** The valid months of a history. */
function known(history: readonly HistoryMonth[]): readonly number[] {
  return history.flatMap(({ month }) => month ?? []);
}

/** The newest month of the histories; null where none is known.
 *  @param notAfter  the month of the report: later months in a broken report are ignored */
export function newestMonth(
  histories: Iterable<readonly HistoryMonth[]>,
  notAfter: number | null = null,
): number | null {
  let newest: number | null = null;
  for (const history of histories) {
    for (const month of known(history)) {
      if (notAfter === null || month <= notAfter) newest = Math.max(newest ?? month, month);
    }
  }
  return newest;
}

/** The months of an axis, months since the year 0. */
export type TimeAxis = { readonly first: number; readonly last: number };

/** A broken report can name any year: no axis is longer than this. */
const longestAxis = 240;
/** Nor shorter than this, so that a month is not as wide as a word. */
const shortestAxis = 24;

/** One axis for all loans of a report: from the oldest month of any of them to the newest one up to the report's.
 *  @param reportMonth  later months, as a broken report has them, are not on the axis; null when unknown */
export function axisOf(
  histories: readonly (readonly HistoryMonth[])[],
  reportMonth: number | null,
): TimeAxis {
  const last = newestMonth(histories, reportMonth) ?? reportMonth ?? newestMonth(histories) ?? 0;
  const months = histories.flatMap(known).filter(month => month <= last && month > last - longestAxis);
  // In a loop: a report of many loans has more months than a call may have arguments.
  const oldest = months.reduce((least, month) => Math.min(least, month), last);
  return { first: Math.min(oldest, last - shortestAxis + 1), last };
}

export function monthsOf({ first, last }: TimeAxis): number {
  return last - first + 1;
}

/** Whether a month of the loan is not on the axis. */
export function isBeyond(history: readonly HistoryMonth[], { first, last }: TimeAxis): boolean {
  return known(history).some(month => month < first || month > last);
}

/** The months of the axis, oldest first; null where the loan has no row. Of two rows for a month the worse one
 *  counts; rows without a month on the axis appear in the table only. */
export function historyGrid(
  history: readonly HistoryMonth[],
  axis: TimeAxis,
): readonly (HistoryMonth | null)[] {
  const grid: (HistoryMonth | null)[] = Array.from({ length: monthsOf(axis) }, () => null);
  for (const row of history) {
    if (row.month === null) continue;
    const at = row.month - axis.first;
    if (at < 0 || at >= grid.length) continue;
    const held = grid[at];
    if (!held || (row.payment.days ?? -1) > (held.payment.days ?? -1)) grid[at] = row;
  }
  return grid;
}

/** The years of an axis with the number of its months in each, oldest first. */
export function yearsOf({ first, last }: TimeAxis): readonly { year: number; months: number }[] {
  const years: { year: number; months: number }[] = [];
  for (let month = first; month <= last; month++) {
    const newest = years.at(-1);
    if (newest?.year === yearOfMonth(month)) newest.months += 1;
    else years.push({ year: yearOfMonth(month), months: 1 });
  }
  return years;
}
