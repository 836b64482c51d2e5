import { ConfirmDialog } from '../Dialog';

export type LeaveQuestionProps = {
  open: boolean;
  /** What leaving would lose, in a sentence. @default 'What you entered on this page is lost.' */
  loses?: string | undefined;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before a page with unsaved changes is left. */
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
