export { ReplayDecision, type ReplayDecisionProps } from './ReplayDecision';
