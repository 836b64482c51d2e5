import type { DecisionDraft } from '@lending-desk/domain/decision';
import { ConfirmDialog } from '../../primitives/Dialog';
import { questionOf } from './questionOf';
import { sentFacts } from './sentFacts';

type Props = {
  /** The decision to confirm; null closes the dialog. */
  decision: DecisionDraft | null;
  onConfirm: (decision: DecisionDraft) => void;
  onCancel: () => void;
};

/** Asks for confirmation before an approval or a rejection, and shows what will be sent. */
export function DecisionQuestion({ decision, onConfirm, onCancel }: Props) {
  const question = decision ? questionOf(decision) : undefined;
  if (!decision || !question) return null;
  return (
    <ConfirmDialog
      {...question}
      open
      body="This is sent:"
      facts={sentFacts(decision)}
      onConfirm={() => onConfirm(decision)}
      onCancel={onCancel}
    />
  );
}
