import { ConfirmDialog } from '../Dialog';

export type LeaveQuestionProps = {
  open: boolean;
  /** What leaving would discard, in a sentence. @default 'What you entered on this page is lost.' */
  loses?: string | undefined;
  /** Called when somebody leaves, and gives up the text. */
  onLeave: () => void;
  /** Called when somebody stays. */
  onStay: () => void;
};

/** Asks for confirmation before leaving a page with unsaved changes. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { open, loses = 'What you entered on this page is lost.', onLeave, onStay } = props;
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      body={loses}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
