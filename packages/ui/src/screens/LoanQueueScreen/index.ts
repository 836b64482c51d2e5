export { LoanQueueScreen, type LoanQueueScreenProps } from './LoanQueueScreen';
export type { QueueHeadProps, QueueList, QueueOwner } from './QueueHead';
