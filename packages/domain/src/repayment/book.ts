import type { LoanAccount } from './account';
import { bookClose, bookRefund, type CloseEvent, type RefundEvent } from './closure';
import { bookNach, type NachEvent } from './nach';
import type { Booked } from './outcome';
import { postThrough } from './postDays';
import { bookMap, bookReceipt, type MapEvent, type ReceiptEvent } from './receipts';
import { bookReversal, type ReversalEvent } from './reversal';
import { bookWaiver, type WaiverEvent } from './waiver';

/** Everything that can happen to an account besides what happens by date alone. */
export type LoanEvent =
  | ReceiptEvent
  | NachEvent
  | MapEvent
  | WaiverEvent
  | ReversalEvent
  | CloseEvent
  | RefundEvent;

/** Books one event on its day: what fell due and was charged by then is posted first. Events come in the order in
 *  which they are booked; replaying them gives the same account.
 *  @source M6, M12, M24 */
export function book(account: LoanAccount, event: LoanEvent): Booked {
  const posted = postThrough(account, event.bookedOn);
  switch (event.type) {
    case 'receipt':
      return bookReceipt(posted, event);
    case 'nach':
      return bookNach(posted, event);
    case 'map':
      return bookMap(posted, event);
    case 'waiver':
      return bookWaiver(posted, event);
    case 'reversal':
      return bookReversal(posted, event);
    case 'close':
      return bookClose(posted, event);
    case 'refund':
      return bookRefund(posted, event);
  }
}
