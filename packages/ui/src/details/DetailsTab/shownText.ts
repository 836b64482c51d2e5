import { dayOfMonth } from '@lending-desk/domain/calendar';
import type { DetailsField } from '@lending-desk/domain/details';
import { exactRupees, rupeesToPaise } from '@lending-desk/domain/money';

/** A value formatted for display; text that should be an amount or a day but is not is left unchanged. */
export function shownText({ kind, name }: DetailsField, value: string): string {
  if (name === 'salaryDate' && /^\d+$/.test(value)) return dayOfMonth(Number(value));
  if (kind !== 'rupees' || value.trim() === '') return value;
  const amount = rupeesToPaise(Number(value));
  return amount === null ? value : exactRupees(amount);
}
