export { VasFeedbackList, type VasFeedbackListProps } from './VasFeedbackList';
