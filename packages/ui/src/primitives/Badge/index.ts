export { Badge, type BadgeEmphasis, type BadgeProps, type StatusTone } from './Badge';
