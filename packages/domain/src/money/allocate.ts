import { type Paise, paise } from './paise';
import { down } from './rounding';

/** Splits an amount in proportion to weights. The parts always sum to the whole: the remainder is distributed one
 *  paisa at a time, from the first part on; a part of weight 0 gets nothing.
 *  @param weights  whole numbers, none negative, not all zero
 *  @throws RangeError for other weights */
export function allocate(whole: Paise, weights: readonly number[]): Paise[] {
  if (!weights.every(weight => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError('Weights are whole numbers, none negative');
  }
  const totalWeight = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (totalWeight === 0n) throw new RangeError('At least one weight is above zero');

  const shares = weights.map(weight => down(BigInt(whole) * BigInt(weight), totalWeight));
  let rest = BigInt(whole) - shares.reduce((total, share) => total + share, 0n);
  return shares.map((share, index) => {
    // Every share was rounded down, so the remainder is less than the number of parts that have a weight.
    if (rest === 0n || weights[index] === 0) return paise(Number(share));
    rest -= 1n;
    return paise(Number(share + 1n));
  });
}

/** Splits an amount into equal parts, the first ones a paisa larger where it does not divide evenly.
 *  @param parts  at least 1 */
export function splitEqually(whole: Paise, parts: number): Paise[] {
  return allocate(
    whole,
    Array.from({ length: parts }, () => 1),
  );
}
