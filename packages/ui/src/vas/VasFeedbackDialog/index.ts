export { VasFeedbackDialog, type VasFeedbackDialogProps } from './VasFeedbackDialog';
