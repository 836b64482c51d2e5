export { ReversalDialog, type ReversalDialogProps } from './ReversalDialog';
