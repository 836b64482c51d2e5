import { type Paise, sum } from '../money/paise';
import { rupeesOf } from '../money/rupeesOf';

/** Rs. 1,000 crore: above any person's total, and small enough that every sum of a report stays a safe
 *  integer. */
const largest = 1_000_000_000_000;

/** Rupees as a bureau writes them, in paise; null for a word, a blank or an impossible number. */
export function amount(value: unknown): Paise | null {
  return rupeesOf(value, { largest, wholePaise: true });
}

/** The sum of the known amounts, in paise. */
export function total(amounts: Iterable<Paise | null>): Paise {
  return sum([...amounts].filter(one => one !== null));
}
