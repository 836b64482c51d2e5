import { isViewOnly, type Viewer } from '@lending-desk/domain/access';
import { queueTitle } from '@lending-desk/domain/loan';
import { LoanScreen } from '@lending-desk/ui/screens/LoanScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useLoanPage } from '../../../loan/useLoanPage';
import { decisionQueries } from '../../../queries/decision';
import { loanQueries } from '../../../queries/loan';
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
  // Both are requested at once: the form needs the loan and the choices.
  const loan = useQuery(loanQueries.detail(id));
  useQuery(decisionQueries.config());
  const navigate = useNavigate();
  const [returnTo] = useState(() => queueToReturnTo(viewer.idString, id));
  const back = useCallback(() => void navigate(returnTo), [navigate, returnTo]);
  const list = useMemo(() => ({ label: queueNameAt(returnTo), to: returnTo }), [returnTo]);
  useNamePage(`Loan ${loan.data?.core.loanId ?? id}`, list);
  const refusal = {
    advice: 'Ask its underwriter or a credit admin.',
    back: { label: 'Back to the queue', onPress: back },
  };
  const { shown, reload } = useLoanPage(id, loan, { addressOf: loanAddress, refusal });
  const opening = useLoanOpening(id, viewer, shown.detail?.core);

  if (shown.instead) return <LoanScreen {...shown.instead} />;
  if (opening.state === 'assigning') return <LoanScreen state="loading" />;
  if (opening.state === 'refused') {
    return <LoanScreen state="refused" message={opening.message} {...refusal} />;
  }
  return (
    <LoanDesk
      id={id}
      viewer={viewer}
      detail={shown.detail}
      masked={isViewOnly(viewer.roles)}
      reloading={loan.isRefetching}
      onReload={reload}
      onBack={back}
    />
  );
}

/** The name of the queue at an address. */
function queueNameAt(address: string): string {
  return queueTitle(readQueueView(new URLSearchParams(address.split('?')[1])).status);
}
