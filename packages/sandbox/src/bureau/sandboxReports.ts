/** The reports of the sandbox, for whoever needs one: made up, the same for the same seed. */
export { cibilBodyFor } from './cibilBody';
export type { ReportProfile } from './creditLedger';
export { equifaxBodyFor } from './equifaxBody';
export type { ReportAddress, ReportPerson } from '@lending-desk/server/ports';
