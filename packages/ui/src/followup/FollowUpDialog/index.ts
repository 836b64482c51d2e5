export { FollowUpDialog, type FollowUpDialogProps } from './FollowUpDialog';
