export {
  type AuditExport,
  type AuditFilterShown,
  AuditScreen,
  type AuditScreenProps,
} from './AuditScreen';
