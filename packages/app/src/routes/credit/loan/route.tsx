import { useParams } from 'react-router-dom';
import { useViewer } from '../../../session/useViewer';
import { CreditLoan } from './LoanDesk';

/** One loan at the credit desk [SH-008]. */
export function Component() {
  const { id = '' } = useParams();
  return <CreditLoan key={id} id={id} viewer={useViewer()} />;
}
