export { PaymentLinkDialog, type PaymentLinkDialogProps } from './PaymentLinkDialog';
