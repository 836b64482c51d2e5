export { LoanQueueScreen, type LoanQueueScreenProps } from './LoanQueueScreen';
export type { QueueHeadProps, QueueOwner } from './QueueHead';
