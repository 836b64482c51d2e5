export { RecordingsTab, type RecordingsTabProps } from './RecordingsTab';
