import { addDays } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { usualClosingDate } from '../repayment/closure';
import { usualSettings } from '../repayment/settings';
import type { ClosingColumns } from './account';
import type { TransactionLine } from './schema';

/** The days as of which a loan may be closed, the one that is taken when none is named, and from which of them the
 *  closing amount is quoted: the last payment. */
export type ClosingDays = Readonly<Record<'from' | 'to' | 'usual' | 'quotedFrom', BusinessDate>>;

/** @param transactions  in booking order; without a receipt the last payment is the disbursal, which is no default
 *  @source M32, M33 */
export function closingDays(
  { today, lastPayment }: ClosingColumns,
  transactions: readonly TransactionLine[],
): ClosingDays {
  const reversed = new Set(
    transactions.filter(({ amountPaid }) => amountPaid < 0).map(({ paymentId }) => paymentId),
  );
  const received = transactions.some(
    ({ paymentSource, paymentId }) => paymentSource !== 'WAIVER' && !reversed.has(paymentId),
  );
  const { closingBackDays } = usualSettings;
  return {
    from: addDays(today.dueDate, -closingBackDays),
    to: today.dueDate,
    usual: usualClosingDate(received ? lastPayment.dueDate : null, today.dueDate, closingBackDays),
    quotedFrom: lastPayment.dueDate,
  };
}
