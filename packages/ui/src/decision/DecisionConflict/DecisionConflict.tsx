import {
  compareDecisions,
  type DecisionDraft,
  decisionFieldNames,
  sameValue,
  withFieldsOf,
} from '@lending-desk/domain/decision';
import { ConflictDialog } from '../../primitives/ConflictDialog';
import { fieldText } from '../fieldText';

export type DecisionConflictProps = {
  open: boolean;
  /** The form as the loan stood when it was opened. */
  original: DecisionDraft;
  /** The form as typed. */
  mine: DecisionDraft;
  /** The form as the loan stands now. */
  theirs: DecisionDraft;
  /** Who changed it. @default somebody */
  by?: string | null | undefined;
  /** The person looked and chose: the form goes on with this draft, on the loan's new version. */
  onResolve: (draft: DecisionDraft) => void;
  /** Leave everything as it is. */
  onClose: () => void;
};

/** The loan was changed meanwhile: what it was, what I typed, what it is now, field by field. */
export function DecisionConflict(props: DecisionConflictProps) {
  const { open, original, mine, theirs, by, onResolve, onClose } = props;
  const { changes } = compareDecisions(original, mine, theirs);
  return (
    <ConflictDialog
      open={open}
      title="This loan was changed meanwhile"
      description={`${by ?? 'Somebody'} saved a decision after you opened the loan. Nothing you typed is lost: choose what goes on, field by field.`}
      rows={changes.map(({ field, conflicts, ...sides }) => ({
        name: field,
        label: decisionFieldNames[field],
        original: fieldText(field, sides.original),
        mine: fieldText(field, sides.mine),
        theirs: fieldText(field, sides.theirs),
        onlyTheirs: sameValue(sides.mine, sides.original),
        conflicts,
      }))}
      onResolve={names => {
        const fields = changes.map(change => change.field);
        const kept = withFieldsOf(
          mine,
          theirs,
          fields.filter(field => names.includes(field)),
        );
        onResolve(
          withFieldsOf(
            kept,
            mine,
            fields.filter(field => !names.includes(field)),
          ),
        );
      }}
      onClose={onClose}
    />
  );
}
