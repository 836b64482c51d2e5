export { ReceiptDialog, type ReceiptDialogProps } from './ReceiptDialog';
