import {
  type DecisionContext,
  type DecisionDraft,
  type DecisionErrors,
  type DecisionField,
  decisionFields,
  validateDecision,
} from '@lending-desk/domain';
import { useMemo, useState } from 'react';

export type ShownErrors = {
  /** What to show at each field now. */
  readonly errors: DecisionErrors;
  /** The field was left: from now on its error shows. */
  readonly leave: (field: DecisionField) => void;
  /** Everything shows; answers the first field that is wrong, in the order of the form. */
  readonly showAll: () => DecisionField | null;
};

/** A field's error shows once the field was left, or once the form was sent; then it follows every change. */
export function useDecisionErrors(draft: DecisionDraft, context: DecisionContext): ShownErrors {
  const [left, setLeft] = useState<ReadonlySet<DecisionField>>(new Set());
  const all = useMemo(() => validateDecision(draft, context), [draft, context]);
  const errors = useMemo(() => {
    const shown: { -readonly [Field in DecisionField]?: string } = {};
    for (const field of decisionFields) {
      const error = all[field];
      if (error !== undefined && left.has(field)) shown[field] = error;
    }
    return shown;
  }, [all, left]);
  return {
    errors,
    leave: field => setLeft(current => (current.has(field) ? current : new Set(current).add(field))),
    showAll: () => {
      setLeft(new Set(decisionFields));
      return decisionFields.find(field => all[field] !== undefined) ?? null;
    },
  };
}
