export { type DedupeRow, dedupeRows } from './dedupeRows';
export { explainRule, type LimitLine, valueText } from './explainRule';
export { judgeValue } from './judgeValue';
export { bankRules, type DedupeOutcome, dedupeOutcomes, type RuleOutcome, ruleOutcomes } from './outcomes';
export { engineResultLabels } from './resultLabels';
export { ruleEntry, ruleLabel } from './ruleBook';
export { checkTally, countResults, gravestFirst } from './ruleFilter';
export type { BankRules } from './schema';
