/** Whether two account numbers are the same account. A statement or a viewer's answer may show only the last
 *  digits; then the part that both show decides, if it has at least four digits.
 *  @param statement  '999151438497', 'XXXXXXXX8497' or '•••• •••• 8497'
 *  @returns null where one of them is not known */
export function accountsMatch(statement: string | null, other: string | null): boolean | null {
  const [left, right] = [visibleEnd(statement), visibleEnd(other)];
  if (left === null || right === null) return null;
  const shown = Math.min(left.digits.length, right.digits.length);
  if (shown < 4) return null;
  // Two complete numbers must be equal: the same ending alone is not enough.
  if (!left.masked && !right.masked) return trimmed(left.digits) === trimmed(right.digits);
  return left.digits.slice(-shown) === right.digits.slice(-shown);
}

const trimmed = (digits: string): string => digits.replace(/^0+/, '');

function visibleEnd(account: string | null): { digits: string; masked: boolean } | null {
  const text = account?.replace(/[\s-]/g, '');
  const digits = text?.match(/\d+$/)?.[0];
  return digits === undefined ? null : { digits, masked: digits !== text };
}
