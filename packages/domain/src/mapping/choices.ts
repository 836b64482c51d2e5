import type { BusinessDate } from '../calendar/businessDate';
import type { TransactionLine } from '../collections/schema';
import { type Paise, subtract, sum, zeroPaise } from '../money/paise';

/** A receipt as it can be chosen for an EMI; amounts in paise. */
export type MappingChoice = {
  readonly paymentId: string;
  readonly source: string | null;
  readonly paymentDate: BusinessDate;
  readonly amount: Paise;
  /** What of it can pay the EMI. */
  readonly holds: Paise;
  /** Why it cannot be chosen, or where its money went. */
  readonly whyNot: string | null;
};

const mappable: ReadonlySet<string> = new Set(['PRE_PAYMENT', 'AUTO_DEBIT', 'MANUAL_PAYMENT', 'WAIVER']);

/** The receipts of a loan as choices, in the order they were booked. A reversal is none: it stands for the receipt it
 *  reversed.
 *  @source CO-052, M22 */
export function mappingChoices(lines: readonly TransactionLine[]): MappingChoice[] {
  const reversed = new Set(
    lines.filter(({ amountPaid }) => amountPaid < 0).map(({ paymentId }) => paymentId),
  );
  return lines.flatMap(line => {
    const { paymentId, paymentSource: source, paymentDate, amountPaid: amount } = line;
    if (!paymentId || amount < 0) return [];
    const holds = line.held ?? unallocated(line);
    const wentTo = reversed.has(paymentId) ? 'Reversed' : (line.wentTo ?? (holds > 0 ? null : 'Allocated'));
    const isMappable = source !== null && mappable.has(source);
    const whyNot = wentTo ?? (isMappable ? null : 'Cannot be mapped');
    return [{ paymentId, source, paymentDate, amount, holds, whyNot }];
  });
}

/** What no part of the payment names: another backend does not send what is held. */
function unallocated(line: TransactionLine): Paise {
  const { principalPayment, interestPayment, penalInterest, bounceCharges } = line;
  const paid = [principalPayment, interestPayment, penalInterest, bounceCharges];
  return subtract(line.amountPaid, sum(paid.map(part => part ?? zeroPaise)));
}

/** Which receipt is chosen for which EMI: the EMI by its position in the stored list, counted from 0. */
export type ChosenReceipts = ReadonlyMap<number, string>;

/** What is sent for the chosen receipts: rows without one are not in it, in whatever order the screen shows them.
 *  @source CO-053, CO-054 */
export function mappingUpdates(chosen: ChosenReceipts): { index: number; paymentId: string }[] {
  return [...chosen]
    .map(([index, paymentId]) => ({ index, paymentId }))
    .toSorted((a, b) => a.index - b.index);
}
