export { ConflictDialog, type ConflictDialogProps, type ConflictRow } from './ConflictDialog';
