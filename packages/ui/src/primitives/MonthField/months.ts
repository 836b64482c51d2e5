import { monthNames } from '@lending-desk/domain/calendar';

/** Converts to months counted from year 0, so that December to January is one step. */
export function monthCount(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** @returns 'YYYY-MM' */
export function monthAt(count: number): string {
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** 'Nov 2026'. */
export function monthTitle(count: number): string {
  return `${(monthNames[count % 12] ?? '').slice(0, 3)} ${Math.floor(count / 12)}`;
}
