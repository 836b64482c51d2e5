import { type BusinessDate, formatDate, monthNames } from '@lending-desk/domain/calendar';
import { exactRupees, formatRupees, paise, type Paise } from '@lending-desk/domain/money';
import type { MonthRow } from '@lending-desk/domain/statements';

/** A formatted date, or the bank's text if it is not a date. */
export function day(row: { date: BusinessDate | null; dateText: string }) {
  return row.date ? formatDate(row.date) : row.dateText;
}

/** 'May 2026', or the provider's text if it is not a month. */
export function monthLabel({ month, name }: Pick<MonthRow, 'month' | 'name'>): string {
  return month ? `${shortMonth(month)} ${month.slice(0, 4)}` : name;
}

/** 'May' of '2026-05'. */
export function shortMonth(month: string): string {
  return monthNames[Number(month.slice(5, 7)) - 1]?.slice(0, 3) ?? month;
}

/** 'Rs. 8,450.00'; null for an unreadable amount, which is shown as a dash. */
export function exact(amount: Paise | null) {
  return amount === null ? null : formatRupees(amount, { paise: true });
}

/** 'Rs. 8,450'; paise only if they are not zero. */
export function plain(amount: Paise | null) {
  return amount === null ? null : exactRupees(amount);
}

/** Width of a column of exact amounts in which the longest is not truncated. */
export function figureWidth(amounts: readonly (Paise | null)[]): number {
  const most = amounts.reduce<number>((sum, amount) => Math.max(sum, Math.abs(amount ?? 0)), 0);
  const longest = formatRupees(paise(-most), { paise: true });
  return Math.max(118, Math.ceil(longest.length * 7.3) + 26);
}

export function typeOf(amount: Paise | null): string | null {
  return amount === null ? null : amount < 0 ? 'Debit' : 'Credit';
}
