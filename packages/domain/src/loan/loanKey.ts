import { normalisePhone } from '../compare/normalisePhone';

/** A loan id is a whole number of at most nine digits, so it can never look like a phone. */
const loanIdPattern = /^[1-9]\d{0,8}$/;

/** @returns the number a loan id is sent as [SH-065], or null when the text is not one */
export function parseLoanId(text: string): number | null {
  const trimmed = text.trim();
  return loanIdPattern.test(trimmed) ? Number(trimmed) : null;
}

export type LoanKey =
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'loanId'; readonly loanId: number }
  | { readonly kind: 'unknown' };

/** What the key of '/loan-management/customer-loans/:key' is: two documented routes share that pattern.
 *  @source SH-011, SH-012; X-34 */
export function resolveLoanKey(text: string): LoanKey {
  const phone = normalisePhone(text);
  if (phone !== null) return { kind: 'phone', phone };
  // Any other whole number is meant as a loan, also one that no loan has: the loan's page says that there is none. With
  // more than fifteen digits it is not exact, and its page would name another number.
  return /^\d{1,15}$/.test(text) ? { kind: 'loanId', loanId: Number(text) } : { kind: 'unknown' };
}
