export { scoredWord, VerdictBadge, type VerdictBadgeProps } from './VerdictBadge';
