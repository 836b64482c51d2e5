export { DpdBadge, type DpdBadgeProps } from './DpdBadge';
