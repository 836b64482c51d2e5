import { type Paise, paise } from './paise';
import { halfUp, roundToRupee } from './rounding';

const minus = '\u2212';

/** Groups digits the Indian way: the last three, then pairs. '12500000' → '1,25,00,000'.
 *  @param digits  digits only, without sign or decimals */
export function groupIndian(digits: string): string {
  const head = digits.slice(0, -3);
  const tail = digits.slice(-3);
  return head === '' ? tail : `${head.replace(/\B(?=(?:\d{2})+$)/g, ',')},${tail}`;
}

/** An amount for display: 'Rs. 1,25,000', with `paise` 'Rs. 1,25,000.00'; a negative one '−Rs. 500' with a minus
 *  sign. Without `paise` it is rounded to the nearest rupee, a half away from zero.
 *  @source SH-103, X-21 */
export function formatRupees(amount: Paise, options?: { readonly paise?: boolean | undefined }): string {
  const size = paise(Math.abs(amount));
  const shown = options?.paise ? size : roundToRupee(size, halfUp);
  const digits = String(shown).padStart(3, '0');
  const decimals = options?.paise ? `.${digits.slice(-2)}` : '';
  const sign = amount < 0 && shown > 0 ? minus : '';
  return `${sign}Rs. ${groupIndian(digits.slice(0, -2))}${decimals}`;
}

/** An amount to the paisa, without a fraction where it has none: 'Rs. 1,25,000', 'Rs. 202.50'. */
export const exactRupees = (amount: Paise): string => formatRupees(amount, { paise: amount % 100 !== 0 });
