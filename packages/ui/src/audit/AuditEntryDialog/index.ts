export { AuditEntryDialog, type AuditEntryDialogProps } from './AuditEntryDialog';
