export { CallsTab, type CallsTabProps } from './CallsTab';
export type { HeardCalls } from './CallList';
