export { RefundDialog, type RefundDialogProps } from './RefundDialog';
