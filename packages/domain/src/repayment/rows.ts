import type { BusinessDate } from '../calendar/businessDate';
import { add, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import type { LoanAccount, Receipt } from './account';
import { itemAt } from './itemAt';
import { positionOf } from './position';
import { postThrough } from './postDays';
import {
  type Group,
  isPart,
  type Part,
  parts,
  type ReceiptSource,
  type TakenOverSource,
  type Transfer,
} from './transfers';

/** How a payment is named on the wire.
 *  @source M23 */
export type PaymentSource = 'AUTO_DEBIT' | 'MANUAL_PAYMENT' | TakenOverSource | 'WAIVER';

export function paymentSourceOf(source: ReceiptSource): PaymentSource {
  switch (source) {
    case 'NACH':
      return 'AUTO_DEBIT';
    case 'RAZORPAY':
    case 'BANK':
    case 'CASH':
      return 'MANUAL_PAYMENT';
    default:
      return source;
  }
}

/** What money paid, by part; in paise. */
export type PaidParts = Readonly<Record<Part, Paise>>;

/** A receipt, a waiver, or the reversal of one, whose amounts are negative.
 *  @source M26, M27 */
export type TransactionRow = {
  readonly receipt: string;
  readonly isReversal: boolean;
  readonly paymentDate: BusinessDate;
  /** The whole receipt. */
  readonly amount: Paise;
  /** What of it is allocated. */
  readonly paid: PaidParts;
  readonly reference: string | null;
  readonly source: PaymentSource;
  /** What of it waits to be allocated or mapped; in paise. */
  readonly held: Paise;
  /** Where its money went, in words; null while it holds some that can be mapped [M22]. */
  readonly wentTo: string | null;
};

/** One row for each receipt and EMI; the total is the sum of its parts.
 *  @source M27 */
export type RepaymentRow = {
  readonly receipt: string;
  readonly emi: number;
  readonly dueDate: BusinessDate;
  /** Money that was held carries the day it was allocated. */
  readonly paymentDate: BusinessDate;
  readonly paid: PaidParts;
  readonly total: Paise;
  readonly source: PaymentSource;
};

const nothing: PaidParts = {
  interest: zeroPaise,
  principal: zeroPaise,
  fee: zeroPaise,
  bounce: zeroPaise,
  penal: zeroPaise,
};

/** Receipts, waivers and reversals in booking order. */
export function transactionRows(account: LoanAccount, day: BusinessDate): TransactionRow[] {
  const posted = postThrough(account, day);
  const { held: holds } = positionOf(posted);
  return posted.receipts.flatMap(receipt => {
    const own = transfersOf(posted, receipt);
    const paid = paidBy(own);
    const source = paymentSourceOf(receipt.source);
    const { id, valueDate, amount, reference, reversal } = receipt;
    const held = holds.get(id) ?? zeroPaise;
    const wentTo = whereItWent(posted, receipt, held, own);
    const common = { receipt: id, source, held, wentTo };
    const row = { ...common, isReversal: false, paymentDate: valueDate, amount, paid, reference };
    if (reversal === null) return [row];
    const negative = { amount: negated(amount), paid: negatedParts(paid), reference: reversal.reference };
    return [row, { ...row, ...negative, isReversal: true, paymentDate: reversal.on }];
  });
}

/** What each receipt or waiver paid of each EMI, reversals as rows of their own. */
export function repaymentRows(account: LoanAccount, day: BusinessDate): RepaymentRow[] {
  const posted = postThrough(account, day);
  return posted.receipts.flatMap(receipt => {
    const transfers = transfersOf(posted, receipt);
    return posted.instalments.flatMap(({ dueDate }, emi) => {
      const own = transfers.filter(transfer => transfer.emi === emi);
      const paid = paidBy(own);
      const total = sum(Object.values(paid));
      if (total === 0) return [];
      const source = paymentSourceOf(receipt.source);
      const row = {
        receipt: receipt.id,
        emi,
        dueDate,
        paymentDate: dateOf(own, receipt.valueDate),
        paid,
        total,
        source,
      };
      if (receipt.reversal === null) return [row];
      const negative = { paid: negatedParts(paid), total: negated(total) };
      return [row, { ...row, ...negative, paymentDate: receipt.reversal.on }];
    });
  });
}

/** Where the money of a receipt went that cannot be mapped any more.
 *  @source M22 */
function whereItWent(
  { instalments }: LoanAccount,
  { reversal, mapped }: Receipt,
  held: Paise,
  own: readonly Transfer[],
): string | null {
  if (reversal !== null) return 'Reversed';
  if (held > 0 && !mapped) return null;
  const refunded = own.filter(({ debit, credit }) => debit === 'refunds due' || credit === 'refunds due');
  if (sum(refunded.map(({ amount, credit }) => (credit === 'refunds due' ? amount : negated(amount)))) > 0)
    return 'Refunded';
  const paid = [...instalments.keys()].filter(
    emi => sum(Object.values(paidBy(own.filter(transfer => transfer.emi === emi)))) > 0,
  );
  return paid.length === 1 ? `Allocated to EMI ${itemAt(paid, 0) + 1}` : 'Allocated';
}

/** What a receipt did before it was reversed. */
function transfersOf({ groups }: LoanAccount, { id }: Receipt): Transfer[] {
  const isOwnReversal = ({ kind, about }: Group) => kind === 'reversal' && about === id;
  return groups
    .filter(group => !isOwnReversal(group))
    .flatMap(group => group.transfers)
    .filter(({ receipt }) => receipt === id);
}

function paidBy(transfers: readonly Transfer[]): PaidParts {
  return transfers.reduce<PaidParts>((paid, { amount, debit, credit }) => {
    if (isPart(credit)) return { ...paid, [credit]: add(paid[credit], amount) };
    return isPart(debit) ? { ...paid, [debit]: subtract(paid[debit], amount) } : paid;
  }, nothing);
}

/** The last day on which principal or interest was paid, or else a charge. */
function dateOf(transfers: readonly Transfer[], otherwise: BusinessDate): BusinessDate {
  const dates = (wanted: readonly Part[]) =>
    transfers
      .filter(({ credit }) => wanted.some(part => part === credit))
      .map(({ valueDate }) => valueDate)
      .toSorted();
  return dates(['principal', 'interest']).at(-1) ?? dates(parts).at(-1) ?? otherwise;
}

function negated(amount: Paise): Paise {
  return subtract(zeroPaise, amount);
}

function negatedParts(paid: PaidParts): PaidParts {
  return {
    interest: negated(paid.interest),
    principal: negated(paid.principal),
    fee: negated(paid.fee),
    bounce: negated(paid.bounce),
    penal: negated(paid.penal),
  };
}
