export { DeskCommentDialog, type DeskCommentDialogProps } from './DeskCommentDialog';
