export { Badge, type BadgeProps, type StatusTone } from './Badge';
