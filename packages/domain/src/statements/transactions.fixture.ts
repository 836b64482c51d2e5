import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import type { DatedTransaction } from './model';

/** A row of a statement, of rupees. */
export function row(
  date: string,
  amount: number,
  narration: string,
  category = '',
  balance = 0,
): DatedTransaction {
  return {
    date: businessDate(date),
    dateText: date,
    narration,
    chequeNo: '',
    amount: rupees(amount),
    category,
    balance: rupees(balance),
  };
}

/** A salary that names its payer, and not that it is one. */
export const employer = 'NEFT CR-ZBNK0007820-TALAVARA MILLS-RAVI-ZBNKN1';

/** Four months of it. */
export const silent = ['2026-05-29', '2026-06-30', '2026-07-30', '2026-08-28'].map(date =>
  row(date, 28_600, employer),
);
