import { type Paise, paise } from './paise';
import { halfUp } from './rounding';

const amountText = /^(CR|DR)?([+-]?)(\d+\.?\d*|\.\d+)(-?)(?:CR|DR)?\.?$/i;

/** Which amounts are plausible for a sender. */
type Limits = {
  /** The largest absolute amount, in paise. @default Rs. 100 crore: the sum of a statement's rows stays a safe
   *  integer */
  readonly largest?: number;
  /** Whether an amount with a fraction of a paisa is invalid; otherwise it is rounded half up. */
  readonly wholePaise?: boolean;
};

/** Parses rupees as providers write them: a number, or a text with commas, 'Rs.', '/-', a leading or trailing
 *  minus, 'Cr' or 'Dr' on either side. Returns whole paise, computed from the digits as written.
 *  @returns null for an invalid amount, or one outside the limits */
export function rupeesOf(value: unknown, limits: Limits = {}): Paise | null {
  // Stryker disable next-line EqualityOperator: minus zero paise are zero
  if (typeof value === 'number') return inPaise(String(Math.abs(value)), value < 0, limits);
  if (typeof value !== 'string') return null;
  const written = value
    .replace(/\/[-=]/, '')
    .replace(/[\s,₹()]|Rs\.?|INR/gi, '')
    .replace('−', '-');
  const match = amountText.exec(written);
  if (!match || /[CD]R.*[CD]R/i.test(written)) return null;
  // Stryker disable next-line StringLiteral: the pattern always has a size
  const [, , before, size = '', behind] = match;
  const bracketed = /^\s*\(.*\d\s*\)\s*$/.test(value);
  return inPaise(size, before === '-' || behind === '-' || bracketed || /dr/i.test(written), limits);
}

const decimal = /^(\d*)\.?(\d*)(?:e([+-]\d+))?$/;

/** @param size  a non-negative number as written: '1250.5', '.5', '1e-7' */
function inPaise(
  size: string,
  negative: boolean,
  { largest = 100_000_000_000, wholePaise = false }: Limits,
): Paise | null {
  const match = decimal.exec(size);
  if (!match) return null;
  // Stryker disable next-line StringLiteral: the pattern always has both, and BigInt('') is 0
  const [, whole = '', parts = '', exponent = '0'] = match;
  // No amount has so many digits. The exponent of a JavaScript number has three at most.
  if (size.length > 400) return null;
  const places = BigInt(parts.length) - BigInt(exponent) - 2n;
  const amount = BigInt(whole + parts);
  const digits = negative ? -amount : amount;
  // Stryker disable next-line EqualityOperator: with exactly two places the unit is 1, either way
  const finer = places > 0n;
  const unit = 10n ** (finer ? places : -places);
  if (wholePaise && finer && digits % unit !== 0n) return null;
  const exact = finer ? halfUp(digits, unit) : digits * unit;
  return exact > largest || exact < -largest ? null : paise(Number(exact));
}
