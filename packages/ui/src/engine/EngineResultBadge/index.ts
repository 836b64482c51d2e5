export { EngineResultBadge, jupiterDecisionOf, type EngineResultBadgeProps } from './EngineResultBadge';
