export { CallRecordsTab, type CallRecordsTabProps } from './CallRecordsTab';
