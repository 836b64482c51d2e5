export { CallsTab, type CallsTabProps } from './CallsTab';
