import { mayWriteAt } from '../access/can';
import { desksWith, type LoanDesk } from '../access/desks';
import type { BusinessDate } from '../calendar/businessDate';
import { followUpMessages } from './messages';

/** Whether a follow-up is due: from its day on, the day itself included, until it is done.
 *  @param dueOn  null when there is none
 *  @param today  the business day in Asia/Kolkata: at midnight there, 18:30 UTC, a follow-up of the new day becomes
 *    due
 *  @source beyond 19 */
export function isFollowUpDue(dueOn: BusinessDate | null, today: BusinessDate): boolean {
  // Stryker disable next-line ConditionalExpression: no day is before none
  return dueOn !== null && dueOn <= today;
}

/** Why a follow-up cannot be set for a day. A past day is refused. Today is allowed, since "call back in the
 *  afternoon" is a follow-up; it is due at once. The same rule holds when only the note changes: a follow-up whose day
 *  has passed is done, or gets a new day.
 *  @param dueOn  null when no day was chosen
 *  @param today  the business day in Asia/Kolkata
 *  @returns null when it can
 *  @source beyond 19 */
export function followUpFault(dueOn: BusinessDate | null, today: BusinessDate): string | null {
  return dueOn === null || dueOn < today ? followUpMessages.fromToday : null;
}

/** Whether a person may set, change and end follow-ups at a desk: who works there. View roles read them only.
 *  @source decisions: Who may write */
export function maySetFollowUp(held: readonly string[], desk: LoanDesk): boolean {
  return desksWith('followUps').includes(desk) && mayWriteAt(held, desk);
}
