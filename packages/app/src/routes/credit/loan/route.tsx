import { useParams } from 'react-router-dom';
import { useViewer } from '../../../session/useViewer';
import { CreditLoan } from './LoanDesk';

/** One loan at the credit desk [SH-008]. */
export function Component() {
  const { id = '' } = useParams();
  return <CreditLoan key={id} id={id} viewer={useViewer()} />;
}

/** The page of its replay: the list of pages names no files of it. */
export const loadReplayPage = () => import('../replay/route');
