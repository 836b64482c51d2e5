import { type BusinessDate, datePartsOf } from './businessDate';
import { monthNames } from './format';

const firstYear = 2020;

/** The years of the list filters: this year down to 2020 [SH-068]. */
export function yearOptions(today: BusinessDate): number[] {
  const { year } = datePartsOf(today);
  return Array.from({ length: Math.max(0, year - firstYear + 1) }, (_, back) => year - back);
}

export type MonthOption = { readonly value: number; readonly label: string };

/** The months of a year: January to this month for the current year, otherwise all twelve [SH-069].
 *  @returns values 1–12 with their names */
export function monthOptions(year: number, today: BusinessDate): MonthOption[] {
  const now = datePartsOf(today);
  const last = year === now.year ? now.month : 12;
  return monthNames.slice(0, last).map((label, index) => ({ value: index + 1, label }));
}
