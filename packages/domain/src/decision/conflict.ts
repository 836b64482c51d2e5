import { type DecisionDraft, type DecisionField, decisionFields, sameValue, withFieldsOf } from './draft';

/** One field that changed since the form was opened. */
export type FieldChange = {
  readonly field: DecisionField;
  readonly original: string | readonly string[];
  readonly mine: string | readonly string[];
  readonly theirs: string | readonly string[];
  /** Both sides changed it, to different values. */
  readonly conflicts: boolean;
};

export type DecisionComparison = {
  /** Every changed field, in the order of the form. */
  readonly changes: readonly FieldChange[];
  /** My draft with the fields only the other side changed; where both changed a field, mine is kept. */
  readonly merged: DecisionDraft;
};

/** A three-way comparison of the form: as it was opened, my draft, and the server's current state. A field that
 *  only one side changed is no conflict. Hold reasons and tags are sets: their order does not matter. */
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
