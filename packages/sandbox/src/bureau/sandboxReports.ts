/** The sandbox's reports for other packages: generated, and the same for the same seed. */
export { cibilBodyFor } from './cibilBody';
export type { ReportProfile } from './creditLedger';
export { equifaxBodyFor } from './equifaxBody';
export type { ReportAddress, ReportPerson } from '@lending-desk/server/ports';
