import { messages } from '@lending-desk/domain/errors';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { useTellFailures } from './useTellFailures';

const failures = [messages.kyc.pageFailed];

type KycFailedProps = { onRetry: () => void; retrying?: boolean | undefined };

/** The KYC part did not come at all [CR-088]. */
export function KycFailed({ onRetry, retrying = false }: KycFailedProps) {
  useTellFailures(failures);
  return (
    <ErrorPanel
      title={messages.kyc.pageFailed}
      message={retrying ? 'Trying again.' : 'The rest of the loan can be used.'}
      retry={retrying ? undefined : { onTryNow: onRetry }}
    />
  );
}
