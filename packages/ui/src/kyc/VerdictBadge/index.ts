export { VerdictBadge, type VerdictBadgeProps } from './VerdictBadge';
