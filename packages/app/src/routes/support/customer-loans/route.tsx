import { resolveLoanKey } from '@lending-desk/domain/loan';
import { useParams } from 'react-router-dom';
import { useViewer } from '../../../session/useViewer';
import { SupportLoan } from '../loan/SupportLoan';
import { CustomerLoans } from './CustomerLoans';

/** Two documented pages share this address; the key tells which one is meant [SH-011, SH-012, X-34]. A loan continues
 *  under its own address. */
export function Component() {
  const { key = '' } = useParams();
  const meant = resolveLoanKey(key);
  const viewer = useViewer();
  // The loader has sent any other key away.
  if (meant.kind === 'unknown') return null;
  return meant.kind === 'phone' ? (
    <CustomerLoans key={key} phone={meant.phone} />
  ) : (
    <SupportLoan key={key} id={String(meant.loanId)} viewer={viewer} />
  );
}
