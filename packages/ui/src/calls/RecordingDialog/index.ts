export { RecordingDialog, type RecordingDialogProps } from './RecordingDialog';
