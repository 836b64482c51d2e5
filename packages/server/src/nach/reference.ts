import type { LoanEvent } from '@lending-desk/domain/repayment';
import { nachKey } from '@lending-desk/domain/nach';

type NachEvent = Extract<LoanEvent, { readonly type: 'nach' }>;

/** The permanent reference of a row: its bank reference and kind among all loans, without one what it says of its own.
 *  @source M40 */
export function nachReference(loanId: number, event: NachEvent): string {
  const key = nachKey(event);
  return event.bankReference === null ? `nach ${loanId} ${key}` : `nach ${key}`;
}
