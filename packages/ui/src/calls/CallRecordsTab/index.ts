export { CallRecordsTab, type CallRecordsTabProps } from './CallRecordsTab';
export type { HeardCalls } from '../CallsTab';
