import {
  compareDecisions,
  type DecisionDraft,
  type DecisionField,
  decisionFieldNames,
  sameValue,
  withFieldsOf,
} from '@lending-desk/domain/decision';
import { ConflictDialog } from '../../primitives/ConflictDialog';
import { fieldText } from '../fieldText';

export type DecisionConflictProps = {
  open: boolean;
  /** The values when the form was opened. */
  original: DecisionDraft;
  /** The values the user typed. */
  mine: DecisionDraft;
  /** The values now stored. */
  theirs: DecisionDraft;
  /** Who changed the loan. @default somebody */
  by?: string | null | undefined;
  /** Called with the merged draft; the form continues with it on the loan's new version. */
  onResolve: (draft: DecisionDraft) => void;
  /** Closes without changes. */
  onClose: () => void;
};

const ofStatus = new Set<DecisionField>([
  'inActiveReasons',
  'rejectionReasons',
  'holdReasons',
  'holdCategory',
  'changeReason',
]);

/** Shown when the loan changed while it was edited: the original, own and current value of each field. */
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
        // A status and its reasons never come from different sides.
        follows: ofStatus.has(field) ? 'caseStatus' : undefined,
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
