import { mayOpenLoan, type Viewer } from '@lending-desk/domain/access';
import { deskMessages } from '@lending-desk/domain/errors';
import type { QueueRow } from '@lending-desk/domain/loan';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../http/apiError';
import { useAssignLoan } from '../../queries/loan';
import { assignFailureText } from './assignFailure';
import { loanAddress } from './loanAddress';

/** Which page of the history is open; a page that only changed its address is the same one. */
function pageNow(): string {
  const state: unknown = history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return `${String(place)} ${location.pathname}`;
}

/** Opens a row of the queue: takes the loan first where it is nobody's and this person may decide
 *  [CR-005 to CR-008, CR-013]. Only one loan is taken at a time, and it does not open if
 *  the user has left the page meanwhile. */
export function useOpenLoan(viewer: Viewer): (row: QueueRow) => Promise<void> {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const { assign, isAssigning } = useAssignLoan();
  return useCallback(
    async row => {
      const opening = mayOpenLoan({
        desk: 'credit',
        viewer: { id: viewer.idString, roles: viewer.roles },
        underwriterId: row.underWriterId,
        approvalStatus: row.status,
      });
      if (opening === 'refused') {
        show({ message: deskMessages.loan.notAssignedToYou, tone: 'error' });
        return;
      }
      if (opening === 'assign') {
        if (isAssigning()) return;
        const from = pageNow();
        try {
          await assign(String(row.loanId));
        } catch (thrown) {
          show({ message: assignFailureText(failureOf(thrown)), tone: 'error' });
          return;
        }
        if (pageNow() !== from) return;
      }
      void navigate(loanAddress(row.loanId));
    },
    [viewer, navigate, show, assign, isAssigning],
  );
}
