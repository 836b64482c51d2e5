import { mayOpenLoan, type Viewer } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import type { LoanCore } from '@lending-desk/domain/loan';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../http/apiError';
import { useAssignLoan } from '../../../queries/loan';
import { assignFailureText } from '../assignFailure';

export type Opening =
  | { readonly state: 'open' }
  | { readonly state: 'assigning' }
  | { readonly state: 'refused'; readonly message: string };

/** What opening this loan comes to for this person. From the queue it is settled before the loan opens; by its
 *  address an unassigned loan is taken here, so that both ways end the same [CR-006 to CR-008, CR-013].
 *  @param core  undefined while the loan is on its way */
export function useLoanOpening(id: string, viewer: Viewer, core: LoanCore | undefined): Opening {
  const { assign } = useAssignLoan();
  const [refusal, setRefusal] = useState<string | null>(null);
  const opening =
    core &&
    mayOpenLoan({
      desk: 'credit',
      viewer: { id: viewer.idString, roles: viewer.roles },
      underwriterId: core.underwriter?.idString,
    });
  const toAssign = opening === 'assign' && refusal === null;
  useEffect(() => {
    if (toAssign) assign(id).catch((thrown: unknown) => setRefusal(assignFailureText(failureOf(thrown))));
  }, [toAssign, assign, id]);

  if (opening === 'refused') return { state: 'refused', message: messages.loan.notAssignedToYou };
  if (opening !== 'assign') return { state: 'open' };
  if (refusal !== null) return { state: 'refused', message: refusal };
  return { state: 'assigning' };
}
