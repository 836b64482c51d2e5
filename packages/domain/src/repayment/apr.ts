import type { Paise } from '../money/paise';

const halvings = 100;

/** The annual percentage rate: twelve times the monthly rate at which the instalments are worth exactly what the
 *  customer received, net of fees. A percentage with two decimals, 17.07 for 17.07 %.
 *  @param netDisbursed  what the customer receives
 *  @param instalments  monthly, the first a month after disbursal
 *  @returns null when it is undefined: nothing is paid out, or the instalments sum to less than was paid out */
export function aprOf(netDisbursed: Paise, instalments: readonly Paise[]): number | null {
  if (netDisbursed <= 0 || presentValue(instalments, 0) < netDisbursed) return null;
  let low = 0;
  let high = 1;
  while (presentValue(instalments, high) > netDisbursed) high *= 2;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(instalments, middle) > netDisbursed) low = middle;
    else high = middle;
  }
  return Math.round(high * 12 * 100 * 100) / 100;
}

function presentValue(instalments: readonly Paise[], monthly: number): number {
  let value = 0;
  for (const amount of instalments.toReversed()) value = (value + amount) / (1 + monthly);
  return value;
}
