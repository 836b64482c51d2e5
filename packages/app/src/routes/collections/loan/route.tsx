import { useParams } from 'react-router-dom';
import { useViewer } from '../../../session/useViewer';
import { CollectionsLoan } from './CollectionsLoan';

/** One loan at the collections desk [SH-016]. */
export function Component() {
  const { loanId = '' } = useParams();
  return <CollectionsLoan key={loanId} id={loanId} viewer={useViewer()} />;
}
