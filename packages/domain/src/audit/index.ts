export { actionWords, fieldWords } from './actionWords';
export { auditContract } from './contract';
export { auditMessages } from './messages';
export { type AuditDetail, type AuditEntry, type AuditValue, systemActor } from './schema';
export { auditValues, type Recorded } from './auditValues';
