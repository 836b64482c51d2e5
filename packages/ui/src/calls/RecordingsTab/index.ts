export { RecordingsTab, type RecordingsTabProps } from './RecordingsTab';
export type { HeardCalls } from '../CallsTab';
