export { EngineResultBadge, type EngineResultBadgeProps } from './EngineResultBadge';
export { jupiterDecisionOf } from './jupiterDecisionOf';
