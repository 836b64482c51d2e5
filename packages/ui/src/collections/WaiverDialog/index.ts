export { WaiverDialog, type WaiverDialogProps } from './WaiverDialog';
