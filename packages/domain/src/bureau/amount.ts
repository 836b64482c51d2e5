import { type Paise, sum } from '../money/paise';
import { rupeesOf } from '../money/rupeesOf';

/** Rs. 1,000 crore: no total of a person's accounts is larger, and every sum of a report stays inside the safe integers. */
const largest = 1_000_000_000_000;

/** Rupees as a bureau writes them, in paise; null for a word, a blank or a number that nobody's accounts can have. */
export function amount(value: unknown): Paise | null {
  return rupeesOf(value, { largest, wholePaise: true });
}

/** The sum of the amounts that are known, in paise. */
export function total(amounts: Iterable<Paise | null>): Paise {
  return sum([...amounts].filter(one => one !== null));
}
