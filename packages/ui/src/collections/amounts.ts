import { codeWords } from '@lending-desk/domain/loose';
import { exactRupees, formatRupees, type Paise } from '@lending-desk/domain/money';

export { exactRupees as exactly } from '@lending-desk/domain/money';

/** An amount to the paisa; null stays null. */
export const exactlyIf = (amount: Paise | null): string | null =>
  amount === null ? null : exactRupees(amount);

/** Principal and interest in overdue views: two decimals [CO-062]. */
export const withPaise = (amount: Paise): string => formatRupees(amount, { paise: true });

/** How money came, in words: 'Auto debit'. */
export const sourceWords = (source: string | null): string | null => (source ? codeWords(source) : null);
