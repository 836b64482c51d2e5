export { AuditEntryDialog, type AuditEntryDialogProps, type AuditEntryShown } from './AuditEntryDialog';
