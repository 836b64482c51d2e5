import { normalisePhone } from '@lending-desk/domain/loan';
import { useParams } from 'react-router-dom';
import { CustomerLoans } from '../CustomerLoans';

/** The loans of a customer, at the address that can mean nothing else [SH-011, X-34]. */
export function Component() {
  const phone = normalisePhone(useParams()['phoneNumber'] ?? '');
  // The loader has sent away what is no phone.
  return phone === null ? null : <CustomerLoans key={phone} phone={phone} />;
}
