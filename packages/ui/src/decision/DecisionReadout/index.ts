export { DecisionReadout, type DecisionReadoutProps } from './DecisionReadout';
