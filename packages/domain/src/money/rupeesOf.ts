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
  if (typeof value === 'number') return inPaise(String(Math.abs(value)), value < 0, limits);
  if (typeof value !== 'string') return null;
  const written = value
    .replace(/\/[-=]/, '')
    .replace(/[\s,₹()]|Rs\.?|INR/gi, '')
    .replace('−', '-');
  const match = amountText.exec(written);
  if (!match || /[CD]R.*[CD]R/i.test(written)) return null;
  const [, , before, size = '', behind] = match;
  const bracketed = /^\s*\(.*\d\s*(?:DR)?\s*\)\s*$/i.test(value);
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
  const [, whole = '', parts = '', exponent = '0'] = match;
  // No amount has so many digits; this also bounds the exponent below.
  if (Math.abs(Number(exponent)) > 400 || size.length > 400) return null;
  const places = BigInt(parts.length) - BigInt(exponent) - 2n;
  const digits = BigInt(whole + parts) * (negative ? -1n : 1n);
  const unit = 10n ** (places > 0n ? places : -places);
  if (wholePaise && places > 0n && digits % unit !== 0n) return null;
  const exact = places > 0n ? halfUp(digits, unit) : digits * unit;
  return exact > largest || exact < -largest ? null : paise(Number(exact));
}
