/** Test helpers that the sandbox's tests share with the server's. */
export { findFile, knownKeys } from '../files/storedFiles';
export { loan } from '../loan/table';
export type { BureauInquiry } from '../providers/bureau/bureau';
export { type KeptReport, sectionsOfReports } from '../providers/reportSections';
export type { DialRequest } from '../providers/telephony/telephony';
export { aReportPerson } from './aReportPerson';
export { bytesOf } from './files';
export { aServer, eachEngine, startOfTests, testConfig, withServer } from './harness';
export { readCsv } from './readCsv';
