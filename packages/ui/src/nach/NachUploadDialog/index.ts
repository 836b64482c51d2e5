export { NachUploadDialog, type NachUploadDialogProps } from './NachUploadDialog';
