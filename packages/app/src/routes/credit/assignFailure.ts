import { deskMessages, type Failure } from '@lending-desk/domain/errors';

/** What the underwriter reads when a loan could not be taken: that somebody was faster, that the server refused,
 *  or that the call failed [CR-008, CR-013]. */
export function assignFailureText(failure: Failure): string {
  if (failure.kind === 'unreachable' || failure.kind === 'broken') return deskMessages.loan.assignFailed;
  const { notAssignedToYou, assignRefused } = deskMessages.loan;
  return failure.messages.includes(notAssignedToYou) ? notAssignedToYou : assignRefused;
}
