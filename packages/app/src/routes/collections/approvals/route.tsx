import type { ApprovalRequest } from '@lending-desk/domain/approvals';
import { RequestPanel } from '@lending-desk/ui/approvals/RequestPanel';
import { Link } from '@lending-desk/ui/primitives/Link';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { ApprovalsScreen, type ApprovalsView } from '@lending-desk/ui/screens/ApprovalsScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { approvalsQueries, useDecide } from '../../../queries/approvals';
import { shownOf } from '../../../retry/shownOf';
import { useViewer } from '../../../session/useViewer';
import { collectionsLoanAddress } from '../addresses';
import { runOf } from '../../../http/runOf';

/** What waits for a second person [M35, M36]. */
export function Component() {
  const { idString } = useViewer();
  const { data, error, refetch } = useQuery(approvalsQueries.list());
  const [view, setView] = useState<ApprovalsView>('waiting');
  const [openKey, setOpenKey] = useState<string>();
  const list = useMemo(
    () =>
      shownOf(
        data?.requests,
        error && !data ? { message: error.message, retry: { onTryNow: () => void refetch() } } : null,
      ),
    [data, error, refetch],
  );
  const open = data?.requests.find(({ id }) => id === openKey);
  return (
    <ApprovalsScreen
      list={list}
      view={view}
      onView={setView}
      viewerId={idString}
      onOpen={({ id }) => setOpenKey(id)}
      openKey={openKey}
      refundsDue={data?.refundsDue ?? []}
      providerRefunds={data?.providerRefunds ?? []}
      renderLoan={loanId => <Link to={collectionsLoanAddress(loanId)}>Open loan {loanId}</Link>}
    >
      {open ? <OpenRequest key={open.id} request={open} own={open.makerId === idString} /> : null}
    </ApprovalsScreen>
  );
}

function OpenRequest({ request, own }: { request: ApprovalRequest; own: boolean }) {
  const [reason, setReason] = useState('');
  const { show } = useSnackbar();
  const decide = useDecide(request);
  const said = { done: (status: string) => show({ message: status }) };
  return (
    <RequestPanel
      request={request}
      own={own}
      loanLink={<Link to={collectionsLoanAddress(request.loanId)}>Open loan</Link>}
      reason={reason}
      onReason={setReason}
      action={runOf(decide)}
      onApprove={() => decide.press({ action: 'approve', seen: request.seen }, said)}
      onRefuse={reason => decide.press({ action: 'refuse', reason: reason }, said)}
      onTakeBack={() => decide.press({ action: 'takeBack' }, said)}
    />
  );
}
