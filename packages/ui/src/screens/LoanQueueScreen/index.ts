export {
  LoanQueueScreen,
  type LoanQueueScreenProps,
  type QueueList,
  type QueueOwner,
} from './LoanQueueScreen';
