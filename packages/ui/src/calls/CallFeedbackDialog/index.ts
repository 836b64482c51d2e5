export { CallFeedbackDialog, type CallFeedbackDialogProps } from './CallFeedbackDialog';
