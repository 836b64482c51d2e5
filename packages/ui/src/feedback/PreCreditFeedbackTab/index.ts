export { PreCreditFeedbackTab, type PreCreditFeedbackTabProps } from './PreCreditFeedbackTab';
