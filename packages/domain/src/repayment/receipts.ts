import { addDays } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { add, type Paise, sum, zeroPaise } from '../money/paise';
import { extend, type LoanAccount, post, type Receipt, receiptOf, withReceipt } from './account';
import { allocateMoney, type AllocationOrder, instalmentOrder, ordinaryOrder } from './allocation';
import { itemAt } from './itemAt';
import { type Booked, done, refused } from './outcome';
import { correctPenal } from './penal';
import { openInstalment, positionOf } from './position';
import { dueEmis, settle } from './settle';
import type { LedgerAccount, MoneySource } from './transfers';

const cashBooks: Readonly<Record<MoneySource, LedgerAccount>> = {
  NACH: 'nach',
  RAZORPAY: 'razorpay',
  BANK: 'bank',
  CASH: 'cash',
};

/** Money that came in; amount in paise, above zero. */
export type ReceiptEvent = {
  readonly type: 'receipt';
  /** Unique in the account: the payment id. What has one that is known posts nothing more. */
  readonly id: string;
  readonly source: 'RAZORPAY' | 'BANK' | 'CASH';
  readonly amount: Paise;
  readonly bookedOn: BusinessDate;
  readonly valueDate: BusinessDate;
  readonly reference: string | null;
};

/** Books a payment link's money or a receipt by hand. It is allocated at once, in the ordinary order.
 *  @source M18, M21, M24 */
export function bookReceipt(account: LoanAccount, event: ReceiptEvent): Booked {
  const { id, source, amount, bookedOn, valueDate, reference } = event;
  if (receiptOf(account, id) !== undefined) return { account, outcome: { outcome: 'duplicate' } };
  const why = whyNotReceived(account, event);
  if (why !== null) return refused(account, why);
  const money = { id, source, amount, bookedOn, valueDate, reference, emiDate: null };
  return done(receive(account, money, orderOn(account, bookedOn)));
}

/** The order of the day on which money is booked.
 *  @source M18 */
const orderOn = (account: LoanAccount, bookedOn: BusinessDate): AllocationOrder => ({
  ...ordinaryOrder,
  parts: account.settingsOn(bookedOn).allocationOrder,
});

function whyNotReceived(account: LoanAccount, event: ReceiptEvent): string | null {
  const { source, amount, bookedOn, valueDate } = event;
  const { backDatedDays, cashLimit } = account.settingsOn(bookedOn);
  if (amount <= 0) return 'amount not above zero';
  if (valueDate > bookedOn) return 'value date after today';
  if (valueDate < account.terms.disbursedOn) return 'value date before disbursal';
  if (source === 'RAZORPAY') return null;
  if (valueDate < addDays(bookedOn, -backDatedDays)) return `value date more than ${backDatedDays} days back`;
  const cash = account.receipts.filter(
    receipt => receipt.source === 'CASH' && receipt.valueDate === valueDate && receipt.reversal === null,
  );
  if (source === 'CASH' && add(sum(cash.map(receipt => receipt.amount)), amount) >= cashLimit)
    return 'cash limit reached';
  return null;
}

type Money = Pick<Receipt, 'id' | 'amount' | 'bookedOn' | 'valueDate' | 'reference' | 'emiDate'> & {
  readonly source: MoneySource;
};

/** Posts money as one group: received, allocated in an order (null: held until it is mapped), and the penal charges
 *  after its value date corrected. Money for a closed loan is due back to the customer.
 *  @source M24, M34 */
export function receive(account: LoanAccount, money: Money, order: AllocationOrder | null): LoanAccount {
  const { id, source, amount, bookedOn, valueDate } = money;
  const closed = account.closedOn !== null;
  const receipt: Receipt = {
    ...money,
    toBeMapped: order === null && !closed,
    mapped: false,
    by: null,
    reversal: null,
  };
  const own = { amount, emi: null, receipt: id, valueDate } as const;
  const received = post(
    { ...account, receipts: [...account.receipts, receipt] },
    'receipt',
    bookedOn,
    [{ ...own, debit: cashBooks[source], credit: 'held' }],
    id,
  );
  if (closed) return extend(received, [{ ...own, debit: 'held', credit: 'refunds due' }]);
  if (order === null) return correctPenal(received, valueDate);
  return correctPenal(allocateDue(received, receipt, order), valueDate);
}

/** Settles what is due with all that a receipt holds, within the group that was posted last. */
function allocateDue(account: LoanAccount, { id, valueDate }: Receipt, order: AllocationOrder): LoanAccount {
  const position = positionOf(account);
  const amount = position.held.get(id) ?? zeroPaise;
  const { shares } = allocateMoney(amount, dueEmis(account, account.postedThrough, position), order);
  return extend(account, settle(account, id, shares, valueDate));
}

/** Names the EMI that held money is for. */
export type MapEvent = {
  readonly type: 'map';
  readonly receipt: string;
  /** Position in the schedule, counted from 0. */
  readonly emi: number;
  readonly bookedOn: BusinessDate;
};

/** Moves what one receipt holds to the named EMI, interest first, then principal; what is left goes by the ordinary
 *  order, without charges if it did not wait to be mapped. It counts from the receipt's value date.
 *  @source M20, M22 */
export function bookMap(account: LoanAccount, { receipt: id, emi, bookedOn }: MapEvent): Booked {
  const receipt = receiptOf(account, id);
  if (receipt === undefined) return refused(account, 'not found');
  const why = whyNotMapped(account, receipt, emi);
  if (why !== null) return refused(account, why);
  const position = positionOf(account);
  const amount = position.held.get(id);
  if (amount === undefined) return refused(account, 'nothing held');
  const named = dueEmis(account, bookedOn, position).filter(it => it.emi === emi);
  const { shares } = allocateMoney(amount, named, instalmentOrder);
  const begun = post(account, 'allocation', bookedOn, settle(account, id, shares, receipt.valueDate), id);
  const mapped = allocateDue(
    begun,
    receipt,
    receipt.toBeMapped ? orderOn(account, bookedOn) : instalmentOrder,
  );
  const kept = withReceipt(mapped, id, { mapped: true, toBeMapped: false });
  return done(correctPenal(kept, receipt.valueDate));
}

function whyNotMapped(account: LoanAccount, receipt: Receipt, emi: number): string | null {
  const instalment = account.instalments[emi];
  if (instalment === undefined) return 'not found';
  if (receipt.reversal !== null) return 'reversed already';
  if (receipt.mapped) return 'maps once';
  if (instalment.dueDate > account.postedThrough) return 'This EMI is not due yet';
  if (openInstalment(itemAt(positionOf(account).emis, emi)) === 0) return 'This EMI is already paid';
  return null;
}
