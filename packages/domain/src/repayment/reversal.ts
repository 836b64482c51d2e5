import type { BusinessDate } from '../calendar/businessDate';
import { type LoanAccount, post, type Receipt, receiptOf, withReceipt } from './account';
import { type Booked, done, refused } from './outcome';
import { correctPenal } from './penal';
import { positionOf } from './position';
import { postThrough } from './postDays';
import { isPart, turnedRound } from './transfers';

/** Undoes a receipt or a waiver. */
export type ReversalEvent = {
  readonly type: 'reversal';
  /** The receipt's id. */
  readonly of: string;
  readonly bookedOn: BusinessDate;
  /** The bank's, of the money that went back. @default none */
  readonly reference?: string | null;
};

/** Reverses a whole receipt, once.
 *  @source M26, M29 */
export function bookReversal(
  account: LoanAccount,
  { of, bookedOn, reference = null }: ReversalEvent,
): Booked {
  const receipt = receiptOf(account, of);
  if (receipt === undefined) return refused(account, 'not found');
  if (receipt.reversal !== null) return refused(account, 'reversed already');
  const due = positionOf(account, ({ receipt: id }) => id === of).balances.get('refunds due') ?? 0;
  const all = positionOf(account).balances.get('refunds due') ?? 0;
  // A debit balance would say that the customer owes us what was paid back.
  if (due < 0 && all > due) return refused(account, 'refunded already');
  return done(reverse(account, receipt, { bookedOn, reference }));
}

/** Turns round a receipt and every allocation made with its money, and corrects the penal charges of the days since.
 *  A closed loan is opened again first if the money had paid something of it, and the days missed are posted.
 *  @source M26, M34 */
export function reverse(
  account: LoanAccount,
  { id, valueDate }: Receipt,
  reversal: { readonly bookedOn: BusinessDate; readonly reference: string | null },
): LoanAccount {
  const { bookedOn, reference } = reversal;
  const opened = hasPaid(account, id) ? reopen(account, bookedOn) : account;
  const own = opened.groups.flatMap(group => group.transfers).filter(({ receipt }) => receipt === id);
  const turned = post(opened, 'reversal', bookedOn, own.map(turnedRound), id);
  const marked = withReceipt(turned, id, { toBeMapped: false, reversal: { on: bookedOn, reference } });
  return postThrough(correctPenal(marked, valueDate), bookedOn);
}

function hasPaid(account: LoanAccount, id: string): boolean {
  return account.groups
    .flatMap(group => group.transfers)
    .some(({ receipt, credit }) => receipt === id && isPart(credit));
}

/** Turns round the closure whole.
 *  @source M34 */
function reopen(account: LoanAccount, bookedOn: BusinessDate): LoanAccount {
  const closure = account.groups.findLast(({ kind }) => kind === 'closure');
  if (account.closedOn === null || closure === undefined) return account;
  const turned = closure.transfers.map(turnedRound);
  return { ...post(account, 'closure', bookedOn, turned), closedOn: null };
}
