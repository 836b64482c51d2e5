import { ConfirmDialog } from '../../primitives/Dialog';
import type { Run } from '../../primitives/States';

type RemoveStatementProps = {
  /** The file asked about; null: closed. */
  fileName: string | null;
  /** How far the removal is. */
  remove: Run;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a statement is taken off the loan. */
export function RemoveStatement({ fileName, remove, onConfirm, onCancel }: RemoveStatementProps) {
  return (
    <ConfirmDialog
      open={fileName !== null}
      title="Remove this statement?"
      body={`${fileName ?? ''} is taken off the loan and is not analysed again. The report of the last analysis stays.`}
      confirmLabel="Remove Statement"
      busyLabel="Removing"
      tone="danger"
      busy={remove.state === 'running'}
      footerNote={remove.state === 'failed' ? <span role="alert">{remove.message}</span> : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
