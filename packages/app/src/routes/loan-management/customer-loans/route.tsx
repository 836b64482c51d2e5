import { resolveLoanKey } from '@lending-desk/domain/loan';
import { NotBuiltYetScreen } from '@lending-desk/ui/screens/NotBuiltYetScreen';
import { useParams } from 'react-router-dom';
import { UnknownAddress } from '../../UnknownAddress';

/** Two documented pages share this address; the key tells which one is meant [SH-011, SH-012, X-34]. */
export function Component() {
  const { key = '' } = useParams();
  switch (resolveLoanKey(key).kind) {
    case 'phone':
      return <NotBuiltYetScreen title="Customer loans" />;
    case 'loanId':
      return <NotBuiltYetScreen title="Customer loan details" />;
    case 'unknown':
      return <UnknownAddress />;
  }
}
