export { OverdueTab, type OverdueTabProps } from './OverdueTab';
