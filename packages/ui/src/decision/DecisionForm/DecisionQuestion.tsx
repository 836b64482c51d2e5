import {
  type DecisionDraft,
  type DecisionField,
  decisionFieldNames,
  decisionFields,
  withoutHidden,
} from '@lending-desk/domain/decision';
import { ConfirmDialog } from '../../primitives/Dialog';
import { fieldText } from '../fieldText';
import { questionOf } from './questionOf';

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
  const sent = withoutHidden(decision);
  const stands = (field: DecisionField) => sent[field].length > 0;
  return (
    <ConfirmDialog
      {...question}
      open
      body="This is sent:"
      facts={decisionFields
        .filter(stands)
        .map(field => ({ label: decisionFieldNames[field], value: fieldText(field, sent[field]) }))}
      onConfirm={() => onConfirm(decision)}
      onCancel={onCancel}
    />
  );
}
