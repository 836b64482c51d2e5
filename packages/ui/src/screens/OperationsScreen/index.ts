export {
  type JobRun,
  OperationsScreen,
  type OperationsScreenProps,
  type OperationsShown,
} from './OperationsScreen';
