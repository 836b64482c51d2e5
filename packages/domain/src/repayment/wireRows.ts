import type { BusinessDate } from '../calendar/businessDate';
import { paiseToRupees } from '../money/paise';
import type { LoanAccount } from './account';
import { type ChargeRow, emiRows } from './emiRows';
import { transactionRows } from './rows';
import type { ReceiptSource } from './transfers';

/** `emis` of the wire, in rupees, in the order they fall due.
 *  @param day  today
 *  @source M2, M28 */
export function wireEmis(account: LoanAccount, day: BusinessDate) {
  return emiRows(account, day).map(row => ({
    dueDate: row.dueDate,
    amount: paiseToRupees(row.amount),
    principalDue: paiseToRupees(row.principal),
    interestAccrued: paiseToRupees(row.interest),
    paid: row.state === 'paid',
    amountPaid: paiseToRupees(row.amountPaid),
    paymentDate: row.paymentDate,
    paymentSource: row.paymentSource,
    latePaymentCharges: paiseToRupees(row.penal.amount),
    penalBounceCharges: { ...chargeOf(row.bounce), waivedDate: row.bounce.waivedDate },
    penalLatePaymentCharges: { ...chargeOf(row.penal), waivedPayDate: row.penal.waivedDate },
  }));
}

function chargeOf({ amount, paidAmount, waivedBy, waivedAmount }: ChargeRow) {
  return {
    amount: paiseToRupees(amount),
    paidAmount: paiseToRupees(paidAmount),
    waivedBy,
    waivedAmount: paiseToRupees(waivedAmount),
  };
}

/** `transactionDetails` of the wire, in rupees, in booking order; the payment date is a business date. `held` and
 *  `wentTo` are fields of ours: what of it can still be mapped, and else where its money went [M22].
 *  @param day  today
 *  @source M26, M27 */
export function wireTransactions(account: LoanAccount, day: BusinessDate) {
  const sources = new Map(account.receipts.map(({ id, source }) => [id, source]));
  return transactionRows(account, day).map(row => ({
    paymentDate: row.paymentDate,
    amountPaid: paiseToRupees(row.amount),
    principalPayment: paiseToRupees(row.paid.principal),
    interestPayment: paiseToRupees(row.paid.interest),
    penalInterest: paiseToRupees(row.paid.penal),
    bounceCharges: paiseToRupees(row.paid.bounce),
    paymentId: row.receipt,
    paymentReferenceId: row.reference,
    paymentSource: row.source,
    held: paiseToRupees(row.held),
    wentTo: row.wentTo,
    remarks: {
      description: row.isReversal
        ? `Reversal of ${row.receipt}`
        : remarksOf[sources.get(row.receipt) ?? 'BANK'],
    },
  }));
}

const remarksOf: Readonly<Record<ReceiptSource, string>> = {
  NACH: 'Auto debit',
  RAZORPAY: 'Paid by link',
  BANK: 'Bank transfer',
  CASH: 'Cash',
  WAIVER: 'Waiver',
  PRE_PAYMENT: 'Prepayment',
  ADV_PAYMENT: 'Advance payment',
  BOUNCE: 'Bounce charge',
};
