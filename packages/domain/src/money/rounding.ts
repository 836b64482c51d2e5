import { type Paise, paise } from './paise';

/** Divides integers and rounds the result. The denominator is positive. */
export type Rounding = (numerator: bigint, denominator: bigint) => bigint;

/** Towards minus infinity: 7 ÷ 2 → 3, −7 ÷ 2 → −4. */
export const down: Rounding = (numerator, denominator) => {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
};

/** Towards plus infinity: 7 ÷ 2 → 4, −7 ÷ 2 → −3. */
export const up: Rounding = (numerator, denominator) => -down(-numerator, denominator);

/** To the nearest; a half is rounded towards plus infinity: 5 ÷ 2 → 3, −5 ÷ 2 → −2. */
export const halfUp: Rounding = (numerator, denominator) =>
  down(2n * numerator + denominator, 2n * denominator);

/** To the nearest; a half is rounded to the even neighbour: 5 ÷ 2 → 2, 7 ÷ 2 → 4. */
export const halfEven: Rounding = (numerator, denominator) => {
  const below = down(numerator, denominator);
  const twiceRest = 2n * (numerator - below * denominator);
  if (twiceRest === denominator) return below % 2n === 0n ? below : below + 1n;
  return twiceRest > denominator ? below + 1n : below;
};

/** The amount in whole rupees by the named rule. */
export function roundToRupee(amount: Paise, rounding: Rounding): Paise {
  return paise(Number(rounding(BigInt(amount), 100n)) * 100);
}
