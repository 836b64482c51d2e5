import { signinMessages } from '@lending-desk/domain/errors';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { MessagePage } from '../MessagePage';

export type ErrorScreenProps = {
  /** What went wrong. @default 'Error Occured. Please try again later' */
  title?: string | undefined;
  /** Details from the server or the loader. @default none */
  detail?: string | undefined;
  /** Label of the button. @default 'Try again' */
  retryLabel?: string | undefined;
  onRetry: () => void;
};

/** Shown instead of a page, or part of one, that failed; offers to try again. */
export function ErrorScreen({
  title = signinMessages.page.loadFailed,
  detail,
  retryLabel = 'Try again',
  onRetry,
}: ErrorScreenProps) {
  return (
    <MessagePage
      icon={TriangleAlert}
      tone="reject"
      title={title}
      alert
      actions={
        <Button icon={RefreshCw} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {detail}
    </MessagePage>
  );
}
