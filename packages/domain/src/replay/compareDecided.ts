import {
  type DecisionDraft,
  type DecisionField,
  decisionFields,
  emptyDraft,
  sameValue,
} from '../decision/draft';
import { type DecisionCost, decisionCost } from '../decision/cost';
import { withoutHidden } from '../decision/revealedFields';

/** One field of two decisions. */
export type DecidedField = {
  readonly field: DecisionField;
  readonly own: string | readonly string[];
  readonly decided: string | readonly string[];
  readonly same: boolean;
};

export type DecidedComparison = {
  /** Whether both set the same case status. */
  readonly sameStatus: boolean;
  /** Those that either filled, in the order of the form. */
  readonly fields: readonly DecidedField[];
  /** What the terms of each come to, worked out from its fields. */
  readonly figures: { readonly own: DecisionCost; readonly decided: DecisionCost };
};

/** A trainee's own decision beside the one that was made. What a case status hides counts as empty. */
export function compareDecided(mine: DecisionDraft, made: DecisionDraft): DecidedComparison {
  const [own, decided] = [withoutHidden(mine), withoutHidden(made)];
  const isEmpty = (field: DecisionField, draft: DecisionDraft) => sameValue(draft[field], emptyDraft[field]);
  return {
    sameStatus: own.caseStatus === decided.caseStatus,
    fields: decisionFields
      .filter(field => !isEmpty(field, own) || !isEmpty(field, decided))
      .map(field => ({
        field,
        own: own[field],
        decided: decided[field],
        same: sameValue(own[field], decided[field]),
      })),
    figures: { own: decisionCost(own), decided: decisionCost(decided) },
  };
}
