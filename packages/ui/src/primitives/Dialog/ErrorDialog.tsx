import { signinMessages } from '@lending-desk/domain/errors';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { Button } from '../Button';
import { useCopy } from '../CopyButton';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { Dialog } from './Dialog';
import { message as messageClass, tile } from './Dialog.css';

export type ErrorDialogProps = {
  open: boolean;
  /** @default 'Error Occurred' */
  title?: string | undefined;
  /** The message of the server or of the rule. */
  message: string;
  /** Text copied by 'Copy details', with status and request id where known. @default `message` */
  details?: string | undefined;
  onClose: () => void;
};

const copyWords = { rest: 'Copy details', copied: 'Copied', failed: 'Could not copy' };

/** An error that the user has to acknowledge. */
export function ErrorDialog(props: ErrorDialogProps) {
  const { open, title = signinMessages.page.errorTitle, message, details = message, onClose } = props;
  const { state, copy } = useCopy(1200);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width="sm"
      role="alertdialog"
      cross={false}
      mark={
        <span className={tile}>
          <Icon icon={TriangleAlert} size={16} />
        </span>
      }
      footer={
        <>
          <Button variant="plain" icon={state === 'copied' ? Check : Copy} onClick={() => void copy(details)}>
            {copyWords[state]}
          </Button>
          <VisuallyHidden role="status">{state === 'rest' ? '' : copyWords[state]}</VisuallyHidden>
          <span data-initial-focus>
            <Button variant="solid" onClick={onClose}>
              Close
            </Button>
          </span>
        </>
      }
    >
      <p className={messageClass}>{message}</p>
    </Dialog>
  );
}
