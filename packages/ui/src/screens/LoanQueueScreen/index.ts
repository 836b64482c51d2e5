export { LoanQueueScreen, type LoanQueueScreenProps, type QueueOwner } from './LoanQueueScreen';
