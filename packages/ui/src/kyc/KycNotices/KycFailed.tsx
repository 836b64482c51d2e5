import { messages } from '@lending-desk/domain/errors';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { useFailureSnackbars } from './useFailureSnackbars';

const failures = [messages.kyc.pageFailed];

/** The KYC data failed to load [CR-088]. */
export function KycFailed({ onRetry }: { onRetry: () => void }) {
  useFailureSnackbars(failures);
  return (
    <ErrorPanel
      title={messages.kyc.pageFailed}
      message="The rest of the loan can be used."
      retry={{ onTryNow: onRetry }}
    />
  );
}
