export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';
export { Dialog, type DialogProps, type DialogWidth } from './Dialog';
export { useDialogFocus } from './dialogFocus';
export { ErrorDialog, type ErrorDialogProps } from './ErrorDialog';
