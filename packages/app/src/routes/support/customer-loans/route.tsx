import { resolveLoanKey } from '@lending-desk/domain/loan';
import { NotBuiltYetScreen } from '@lending-desk/ui/screens/NotBuiltYetScreen';
import { useParams } from 'react-router-dom';

/** Two documented pages share this address; the key tells which one is meant [SH-011, SH-012, X-34]. */
export function Component() {
  const { key = '' } = useParams();
  const phone = resolveLoanKey(key).kind === 'phone';
  return <NotBuiltYetScreen title={phone ? 'Customer loans' : 'Customer loan details'} />;
}
