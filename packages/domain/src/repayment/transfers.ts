import type { BusinessDate } from '../calendar/businessDate';
import type { Paise } from '../money/paise';

/** What a customer owes of one EMI. */
export const parts = ['interest', 'principal', 'fee', 'bounce', 'penal'] as const;
export type Part = (typeof parts)[number];

/** How money came in. A waiver stands beside them: what it holds is used like money and never paid out. */
export const moneySources = ['NACH', 'RAZORPAY', 'BANK', 'CASH'] as const;
export type MoneySource = (typeof moneySources)[number];
/** What another system called money that came with a loan; no money received here has one.
 *  @source M23 */
export const takenOverSources = ['PRE_PAYMENT', 'ADV_PAYMENT', 'BOUNCE'] as const;
export type TakenOverSource = (typeof takenOverSources)[number];
export type ReceiptSource = MoneySource | TakenOverSource | 'WAIVER';

/** The chart of accounts: six of the loan (bounce includes the tax), the rest ours.
 *  @source M12 */
export type LedgerAccount =
  | Part
  | 'held'
  | 'bank'
  | 'nach'
  | 'razorpay'
  | 'cash'
  | 'interest income'
  | 'fee income'
  | 'bounce income'
  | 'penal income'
  | 'GST payable'
  | 'waived'
  | 'rounding'
  | 'refunds due'
  | 'taken over';

/** The accounts of a loan: together what the customer owes, less what is held.
 *  @source M12 */
export const loanAccounts: ReadonlySet<LedgerAccount> = new Set([...parts, 'held']);

/** One amount, one account debited, one credited, so that no entry can be out of balance. */
export type Transfer = {
  /** Above zero, in paise. */
  readonly amount: Paise;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  /** Position in the schedule, counted from 0; null where it concerns no EMI. */
  readonly emi: number | null;
  /** The receipt or waiver whose money it is; null for what falls due or is charged. */
  readonly receipt: string | null;
  /** The day it counts from [M1]. */
  readonly valueDate: BusinessDate;
  /** Frees money from a charge that was taken back, or uses it for that charge again [M24, M26]. */
  readonly freed?: true;
};

/** What happened, as a whole: its transfers are posted together or not at all.
 *  @source M12 */
export type GroupKind =
  | 'disbursal'
  | 'due'
  | 'charge'
  | 'receipt'
  | 'allocation'
  | 'waiver'
  | 'reversal'
  | 'closure'
  | 'refund'
  | 'take-over';

export type Group = {
  readonly kind: GroupKind;
  /** The day it is posted. */
  readonly bookedOn: BusinessDate;
  /** The receipt or waiver it is about; null for the others. */
  readonly about: string | null;
  readonly transfers: readonly Transfer[];
};

const incomes: ReadonlySet<LedgerAccount> = new Set([
  'interest income',
  'fee income',
  'bounce income',
  'penal income',
  'GST payable',
]);

/** Whether a transfer charges something or takes a charge back, and does not settle it. */
export function isCharge({ debit, credit }: Transfer): boolean {
  return incomes.has(debit) || incomes.has(credit);
}

export function isPart(account: LedgerAccount): account is Part {
  return parts.some(part => part === account);
}

/** The same amount the other way, on the same value date: as if it had never been. */
export function turnedRound(transfer: Transfer): Transfer {
  return { ...transfer, debit: transfer.credit, credit: transfer.debit };
}
