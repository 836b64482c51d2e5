import { desks, isViewOnly, type Viewer } from '@lending-desk/domain/access';
import { readSection } from '@lending-desk/domain/loan';
import { LoanScreen } from '@lending-desk/ui/screens/LoanScreen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useLoanPage } from '../../../loan/useLoanPage';
import { supportLoanQueries } from '../../../queries/supportLoan';
import { useNamePage } from '../../desk/breadcrumb';
import { supportLoanAddress } from '../addresses';
import { SupportDesk } from './SupportDesk';

const search = { label: 'Customer Search', to: desks.customerSupport.home } as const;

/** One loan at the support desk, in each of its states.
 *  @param id  as the address has it */
export function SupportLoan({ id, viewer }: { id: string; viewer: Viewer }) {
  const loan = useQuery(supportLoanQueries.detail(id));
  const navigate = useNavigate();
  useNamePage(`Loan ${loan.data?.core.loanId ?? id}`, search);
  const refusal = { back: { label: 'Back to the search', onPress: () => void navigate(search.to) } };
  const { shown, reload } = useLoanPage(id, loan, { addressOf: supportLoanAddress, refusal });
  if (shown.instead) return <LoanScreen {...shown.instead} />;
  const personal = readSection(shown.detail.raw, 'personalDetails');
  return (
    <SupportDesk
      id={id}
      viewer={viewer}
      detail={shown.detail}
      person={personal.state === 'ready' ? personal.value : null}
      masked={isViewOnly(viewer.roles)}
      onReload={reload}
    />
  );
}
