import type { BusinessDate } from '../calendar/businessDate';
import type { LoanAccount } from './account';
import { type Position, positionOf, valuedUpTo } from './position';
import { postThrough } from './postDays';

/** An account as it stands on a day: what falls due and is charged until then is counted, no further receipt, and of
 *  a past day no entry with a later value date.
 *  @source M6, M32 */
export type View = { readonly account: LoanAccount; readonly day: BusinessDate; readonly position: Position };

/** @param day  any day from disbursal on */
export function viewOn(account: LoanAccount, day: BusinessDate): View {
  const posted = postThrough(account, day);
  return { account: posted, day, position: positionOf(posted, valuedUpTo(day)) };
}
