export { PreCreditFeedbackDialog, type PreCreditFeedbackDialogProps } from './PreCreditFeedbackDialog';
