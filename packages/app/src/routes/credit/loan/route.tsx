import { isViewOnly, type Viewer } from '@lending-desk/domain/access';
import { failureStatus, messages } from '@lending-desk/domain/errors';
import { type LoanDetail, queueTitle } from '@lending-desk/domain/loan';
import { LoanScreen } from '@lending-desk/ui/screens/LoanScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ApiError, failureOf } from '../../../http/apiError';
import { decisionQueries } from '../../../queries/decision';
import { loanQueries } from '../../../queries/loan';
import { useSession } from '../../../session/session';
import { useViewer } from '../../../session/useViewer';
import { useNamePage } from '../../desk/breadcrumb';
import { loanAddress } from '../loanAddress';
import { queueToReturnTo } from '../loans/queuePlace';
import { readQueueView } from '../loans/queueView';
import { LoanDesk } from './LoanDesk';
import { useLoanOpening } from './useLoanOpening';

/** One loan at the credit desk [SH-008]. */
export function Component() {
  const { id = '' } = useParams();
  return <Loan key={id} id={id} viewer={useViewer()} />;
}

function Loan({ id, viewer }: { id: string; viewer: Viewer }) {
  // Both are asked for at once: the form needs the loan and the choices.
  const loan = useQuery(loanQueries.detail(id));
  useQuery(decisionQueries.config());
  const elsewhere = useOneAddress(id, loan.data);
  const opening = useLoanOpening(id, viewer, elsewhere ? undefined : loan.data?.core);
  const { status: session } = useSession();
  const dialog = useErrorDialog(loan.isFetching || session === 'expired' ? null : loan.error);
  const navigate = useNavigate();
  const { refetch } = loan;
  // Pressed again it is the same reload: each read is recorded.
  const reload = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const [returnTo] = useState(() => queueToReturnTo(viewer.idString, id));
  const back = useCallback(() => void navigate(returnTo), [navigate, returnTo]);
  const list = useMemo(() => ({ label: queueNameAt(returnTo), to: returnTo }), [returnTo]);
  useNamePage(`Loan ${loan.data?.core.loanId ?? id}`, list);

  const refusal = {
    advice: 'Ask its underwriter or a credit admin.',
    back: { label: 'Back to the queue', onPress: back },
  };
  // The session that ended has its own dialog; what was read stays under it.
  const failed = loan.isError && !(session === 'expired' && loan.data);
  if (failed && !loan.isFetching) {
    if (isNotMine(loan.error)) {
      return <LoanScreen state="refused" message={loan.error.message} {...refusal} />;
    }
    return <LoanScreen state="failed" onReload={reload} errorDialog={dialog} />;
  }
  if (!loan.data || failed || elsewhere || opening.state === 'assigning')
    return <LoanScreen state="loading" errorDialog={dialog} />;
  if (opening.state === 'refused') {
    return <LoanScreen state="refused" message={opening.message} {...refusal} errorDialog={dialog} />;
  }
  return (
    <LoanDesk
      id={id}
      viewer={viewer}
      detail={loan.data}
      masked={isViewOnly(viewer.roles)}
      reloading={loan.isRefetching}
      onReload={reload}
      onBack={back}
    />
  );
}

/** A loan has one address, and under it one draft and one place in the cache: where the address names it by its other
 *  id it becomes the loan's own number, and the loan is not read again.
 *  @returns whether the loan is about to be shown at its own address */
function useOneAddress(id: string, detail: LoanDetail | undefined): boolean {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const own = detail && String(detail.core.loanId);
  const elsewhere = own !== undefined && own !== id;
  useLayoutEffect(() => {
    if (!elsewhere) return;
    client.setQueryData(loanQueries.detail(own).queryKey, known => known ?? detail);
    void navigate(loanAddress(own) + search, { replace: true, state });
  }, [elsewhere, own, detail, client, navigate, search, state]);
  return elsewhere;
}

/** The name of the queue at an address. */
function queueNameAt(address: string): string {
  return queueTitle(readQueueView(new URLSearchParams(address.split('?')[1])).status);
}

function isNotMine(error: Error | null): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { failure } = error;
  return failureStatus(failure) === 403 && error.message === messages.loan.notAssignedToYou;
}

/** The 'Error Occurred' dialog of a failed fetch; each failure opens it once [CR-024]. */
function useErrorDialog(error: Error | null) {
  const [dismissed, setDismissed] = useState<Error | null>(null);
  if (error === null || error === dismissed || isNotMine(error)) return null;
  const broken = failureOf(error).kind === 'broken';
  return {
    message: broken ? messages.page.loadFailed : error.message,
    onClose: () => setDismissed(error),
  };
}
