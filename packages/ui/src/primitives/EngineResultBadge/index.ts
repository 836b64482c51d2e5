export { EngineResultBadge, type EngineResultBadgeProps } from './EngineResultBadge';
