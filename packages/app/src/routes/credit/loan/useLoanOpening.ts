import { mayOpenLoan, type Viewer } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import type { LoanCore } from '@lending-desk/domain/loan';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../http/apiError';
import { creditSource, useAssignLoan } from '../../../queries/loan';
import { assignFailureText } from '../assignFailure';

type Opening = { readonly state: 'loading' } | { readonly state: 'refused'; readonly message: string } | null;

/** What opening this loan comes to for this person. From the queue it is settled before the loan opens; by its
 *  address an unassigned loan is taken here, so that both ways end the same [CR-006 to CR-008, CR-013].
 *  @param core  undefined while the loan is on its way
 *  @returns the screen in its place, null for a loan that is open */
export function useLoanOpening(id: string, viewer: Viewer, core: LoanCore | undefined): Opening {
  const client = useQueryClient();
  const { assign } = useAssignLoan();
  const [refusal, setRefusal] = useState<string | null>(null);
  const opening =
    core &&
    mayOpenLoan({
      desk: 'credit',
      viewer: { id: viewer.idString, roles: viewer.roles },
      underwriterId: core.underwriter?.idString,
      approvalStatus: core.status,
    });
  const toAssign = opening === 'assign' && refusal === null;
  useEffect(() => {
    if (!toAssign) return;
    assign(id).catch((thrown: unknown) => {
      setRefusal(assignFailureText(failureOf(thrown)));
      // Somebody else was faster. The loan says who, and a credit admin may open it all the same.
      void client.invalidateQueries(creditSource.detail(id));
    });
  }, [toAssign, assign, id, client]);

  if (opening === 'refused') return { state: 'refused', message: messages.loan.notAssignedToYou };
  if (opening !== 'assign') return null;
  if (refusal !== null) return { state: 'refused', message: refusal };
  return { state: 'loading' };
}
