export { StaffStateBadge } from './StaffStateBadge';
