/** An amount of money: a safe integer of paise, negative for a credit. */
export type Paise = number & { readonly __brand: 'Paise' };

export function isPaise(amount: number): amount is Paise {
  return Number.isSafeInteger(amount);
}

/** @param amount  whole paise
 *  @throws RangeError for a fraction or an unsafe integer, which is always a bug of the caller */
export function paise(amount: number): Paise {
  // -0 would show in a display and in Object.is comparisons.
  const whole = amount === 0 ? 0 : amount;
  if (!isPaise(whole)) throw new RangeError(`${amount} is not a whole number of paise`);
  return whole;
}

export const zeroPaise: Paise = paise(0);

const rupeesText = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Parses rupees with at most two decimals, without floating-point arithmetic.
 *  @param text  '1250', '1250.5', '-0.05'; grouping commas and currency signs are not accepted
 *  @returns null for anything else */
export function parseRupees(text: string): Paise | null {
  const match = rupeesText.exec(text.trim());
  if (!match) return null;
  // Stryker disable next-line StringLiteral: the pattern always has a sign and a whole part
  const [, sign = '', whole = '', decimals = ''] = match;
  const amount = Number(`${sign}${whole}${decimals.padEnd(2, '0')}`);
  return isPaise(amount) ? paise(amount) : null;
}

/** Converts rupees as the wire sends them: 19.99 is 1999 paise although 19.99 × 100 is not 1999.
 *  @returns null when there are more than two decimals, as in 0.1 + 0.2 */
export function rupeesToPaise(amount: number): Paise | null {
  return parseRupees(String(amount));
}

/** Rupees that must be exact: a constant, or a value already validated by its schema.
 *  @throws RangeError when it is not rupees with at most two decimals; use `parseRupees` for user input */
export function rupees(amount: number | string): Paise {
  const parsed = parseRupees(String(amount));
  if (parsed === null) throw new RangeError(`${amount} is not rupees with at most two decimals`);
  return parsed;
}

/** The number of rupees for the wire, two decimals at most. */
export function paiseToRupees(amount: Paise): number {
  return amount / 100;
}

export function add(left: Paise, right: Paise): Paise {
  return paise(left + right);
}

export function subtract(left: Paise, right: Paise): Paise {
  return paise(left - right);
}

export function sum(amounts: Iterable<Paise>): Paise {
  let total = zeroPaise;
  for (const amount of amounts) total = add(total, amount);
  return total;
}

export function minPaise(left: Paise, right: Paise): Paise {
  // Stryker disable next-line EqualityOperator: equal amounts are the same
  return left < right ? left : right;
}

export function maxPaise(left: Paise, right: Paise): Paise {
  // Stryker disable next-line EqualityOperator: equal amounts are the same
  return left > right ? left : right;
}
