import { type Paise, paise } from './paise';
import { halfUp } from './rounding';

const amountText = /^(CR|DR)?([+-]?)(\d+\.?\d*|\.\d+)(-?)(?:CR|DR)?\.?$/i;

/** Which amounts a sender can mean. */
type Limits = {
  /** The largest of either sign, in paise. @default Rs. 100 crore: the sum of a statement's rows stays a safe integer */
  readonly largest?: number;
  /** Whether an amount with a part of a paisa is none; otherwise it is rounded half up. */
  readonly wholePaise?: boolean;
};

/** Rupees as others write them, a number or text with commas, 'Rs.', '/-', a minus before or behind, 'Cr' or 'Dr' on
 *  either side, in whole paise, worked out on the digits as they are written.
 *  @returns null for what is no amount, or none within the limits */
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

/** @param size  a number that is not negative as it is written: '1250.5', '.5', '1e-7' */
function inPaise(
  size: string,
  negative: boolean,
  { largest = 100_000_000_000, wholePaise = false }: Limits,
): Paise | null {
  const match = decimal.exec(size);
  if (!match) return null;
  const [, whole = '', parts = '', exponent = '0'] = match;
  // So many digits no amount has, and no power need be worked out for.
  if (Math.abs(Number(exponent)) > 400 || size.length > 400) return null;
  const places = BigInt(parts.length) - BigInt(exponent) - 2n;
  const digits = BigInt(whole + parts) * (negative ? -1n : 1n);
  const unit = 10n ** (places > 0n ? places : -places);
  if (wholePaise && places > 0n && digits % unit !== 0n) return null;
  const exact = places > 0n ? halfUp(digits, unit) : digits * unit;
  return exact > largest || exact < -largest ? null : paise(Number(exact));
}
