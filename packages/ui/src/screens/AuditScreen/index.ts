export {
  type AuditExport,
  type AuditFilterShown,
  type AuditPage,
  AuditScreen,
  type AuditScreenProps,
} from './AuditScreen';
