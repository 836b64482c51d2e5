import { type DecisionDraft, type DecisionField, decisionFields, sameValue, withFieldsOf } from './draft';

/** One field somebody changed since the form was opened. */
export type FieldChange = {
  readonly field: DecisionField;
  readonly original: string | readonly string[];
  readonly mine: string | readonly string[];
  readonly theirs: string | readonly string[];
  /** Both changed it, and not to the same. */
  readonly conflicts: boolean;
};

export type DecisionComparison = {
  /** Every changed field, in the order of the form. */
  readonly changes: readonly FieldChange[];
  /** Mine with what only they changed put in; where both changed a field, mine is kept as typed. */
  readonly merged: DecisionDraft;
};

/** Compares three states of the form: as it was opened, as I have it, as it now stands on the server. A field
 *  only one side changed is no conflict. Hold reasons and tags are sets: another order is no change. */
export function compareDecisions(
  original: DecisionDraft,
  mine: DecisionDraft,
  theirs: DecisionDraft,
): DecisionComparison {
  const changes = decisionFields.flatMap((field): FieldChange[] => {
    const [was, my, their] = [original[field], mine[field], theirs[field]];
    const byMe = !sameValue(was, my);
    const byThem = !sameValue(was, their);
    if (!byMe && !byThem) return [];
    return [
      { field, original: was, mine: my, theirs: their, conflicts: byMe && byThem && !sameValue(my, their) },
    ];
  });
  const takeTheirs = changes.filter(change => sameValue(change.mine, change.original));
  return {
    changes,
    merged: withFieldsOf(
      mine,
      theirs,
      takeTheirs.map(change => change.field),
    ),
  };
}
