import { messages } from '@lending-desk/domain/errors';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { useFailureSnackbars } from './useFailureSnackbars';

const failures = [messages.kyc.pageFailed];

type KycFailedProps = { onRetry: () => void; retrying?: boolean | undefined };

/** The KYC data failed to load [CR-088]. */
export function KycFailed({ onRetry, retrying = false }: KycFailedProps) {
  useFailureSnackbars(failures);
  return (
    <ErrorPanel
      title={messages.kyc.pageFailed}
      message={retrying ? 'Trying again.' : 'The rest of the loan can be used.'}
      retry={retrying ? undefined : { onTryNow: onRetry }}
    />
  );
}
