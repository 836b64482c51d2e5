import { codeWords } from '@lending-desk/domain/loose';
import { formatRupees, type Paise } from '@lending-desk/domain/money';

/** An amount to the paisa, without a fraction where it has none: 'Rs. 1,25,000', 'Rs. 202.50'. */
export function exactly(amount: Paise): string {
  return formatRupees(amount, { paise: amount % 100 !== 0 });
}

/** The same; null stays null. */
export const exactlyIf = (amount: Paise | null): string | null => (amount === null ? null : exactly(amount));

/** Principal and interest in overdue views: two decimals [CO-062]. */
export const withPaise = (amount: Paise): string => formatRupees(amount, { paise: true });

/** How money came, in words: 'Auto debit'. */
export const sourceWords = (source: string | null): string | null => (source ? codeWords(source) : null);
