export { caseStatusOptions, holdCategories, tenures } from './choices';
export { compareDecisions } from './conflict';
export { type DecisionCost, decisionCost } from './cost';
export { decisionContract } from './contract';
export { type DecisionPayload, decisionPayload, draftOfDecision } from './decisionPayload';
export {
  type DecisionDraft,
  type DecisionField,
  decisionFieldNames,
  decisionFields,
  draftOfLoan,
  emptyDraft,
  figureText,
  isDecisionField,
  rupeesText,
  sameDraft,
  sameValue,
  withFieldsOf,
} from './draft';
export { foirOf } from './foir';
export { decisionReadout, type DecisionReadout } from './readout';
export { isRevealed, withoutHidden } from './revealedFields';
export { isSanctionField, sanctionFields } from './sanctionNumber';
export { type ProcessApplication, type UnderwritingConfig, underwritingConfigSchema } from './schema';
export { type DecisionContext, validateDecision } from './validateDecision';
