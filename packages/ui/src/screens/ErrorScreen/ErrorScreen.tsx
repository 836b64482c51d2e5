import { signinMessages } from '@lending-desk/domain/errors';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { MessagePage } from '../MessagePage';

export type ErrorScreenProps = {
  /** What went wrong. @default 'Error Occured. Please try again later' */
  title?: string | undefined;
  /** More, in the server's or the loader's words. @default none */
  detail?: string | undefined;
  /** What the button says. @default 'Try again' */
  retryLabel?: string | undefined;
  onRetry: () => void;
};

/** A page, or the part of it that failed, with a way to try again. */
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
