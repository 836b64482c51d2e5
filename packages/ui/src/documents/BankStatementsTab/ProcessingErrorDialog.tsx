import { statementMessages } from '@lending-desk/domain/statements';
import { ErrorDialog } from '../../primitives/Dialog';

/** What the dialog says, and of which file. */
export type ShownError = { readonly about: string; readonly text: string };

export type ProcessingErrorDialogProps = {
  /** Null: closed. */
  error: ShownError | null;
  onClose: () => void;
};

/** Why a statement could not be used [CS-051]. */
export function ProcessingErrorDialog({ error, onClose }: ProcessingErrorDialogProps) {
  return (
    <ErrorDialog
      open={error !== null}
      title={statementMessages.errorTitle}
      message={error?.text ?? ''}
      details={error ? `${error.about}: ${error.text}` : undefined}
      onClose={onClose}
    />
  );
}
