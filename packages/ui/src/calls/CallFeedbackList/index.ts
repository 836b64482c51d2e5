export { CallFeedbackList, type CallFeedbackListProps } from './CallFeedbackList';
