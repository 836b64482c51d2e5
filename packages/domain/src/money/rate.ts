import { type Paise, paise } from './paise';
import type { Rounding } from './rounding';

/** A rate as an exact fraction: 24.5 % is 245 ÷ 1000. */
export type Rate = { readonly numerator: bigint; readonly denominator: bigint };

const decimalText = /^(\d+)(?:\.(\d+))?$/;

/** @param text  a non-negative percentage, such as '24.5'
 *  @returns null for anything else */
export function parsePercent(text: string): Rate | null {
  const match = decimalText.exec(text.trim());
  if (!match) return null;
  // Stryker disable next-line StringLiteral: the pattern always has a whole part
  const [, whole = '', decimals = ''] = match;
  return { numerator: BigInt(whole + decimals), denominator: 100n * 10n ** BigInt(decimals.length) };
}

/** A percentage that must be valid: a constant, or a value already validated by its schema.
 *  @throws RangeError for a negative one or one that cannot be written as a decimal */
export function percent(value: number | string): Rate {
  const rate = parsePercent(String(value));
  if (rate === null) throw new RangeError(`${value} is not a percentage`);
  return rate;
}

/** The percentage as a decimal, such as '24.5': the inverse of `percent`.
 *  @throws RangeError for a rate that is no decimal percentage, such as a twelfth */
export function percentOf({ numerator, denominator }: Rate): string {
  const decimals = String(denominator).length - 3;
  if (denominator !== 100n * 10n ** BigInt(Math.max(0, decimals)))
    throw new RangeError(`${numerator} / ${denominator} is not a decimal percentage`);
  const digits = String(numerator).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A twelfth of a yearly rate. */
export function monthlyRate(yearly: Rate): Rate {
  return { numerator: yearly.numerator, denominator: yearly.denominator * 12n };
}

/** The share of an amount, rounded to the paisa by the named rule.
 *  @throws RangeError when the result is not a safe integer */
export function shareOf(amount: Paise, rate: Rate, rounding: Rounding): Paise {
  return paise(Number(rounding(BigInt(amount) * rate.numerator, rate.denominator)));
}
