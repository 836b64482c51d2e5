import { useParams } from 'react-router-dom';
import { useViewer } from '../../../session/useViewer';
import { SupportLoan } from './SupportLoan';

/** One loan at the support desk [SH-012]. */
export function Component() {
  const { loanId = '' } = useParams();
  return <SupportLoan key={loanId} id={loanId} viewer={useViewer()} />;
}
