export type { BureauDate } from './bureauDate';
export {
  accountWords,
  type BureauWords,
  delinquencyWords,
  genderWords,
  monthStatusWords,
  phoneTypeWords,
  purposeWords,
} from './bureauWords';
export { type BureauLoan, grantedAmount } from './bureauLoan';
export { type BureauScore, highestScore, lowestScore } from './bureauScore';
export { type CibilData, type CibilReport, readCibil } from './cibilModel';
export { readCibilReport } from './cibilReport';
export { cibilSections } from './cibilSections';
export { cibilStatus, type CibilStatus } from './cibilStatus';
export { bureauContract } from './contract';
export type { EquifaxFeatures } from './equifaxFeatures';
export {
  type EquifaxData,
  type EquifaxError,
  type EquifaxReport,
  hasEquifaxReport,
  readEquifax,
} from './equifaxModel';
export { readEquifaxReport } from './equifaxReport';
export { equifaxSections } from './equifaxSections';
export {
  asksLastName,
  cibilButtonDisabled,
  defaultContactName,
  equifaxFetchState,
  isFromSandbox,
} from './fetchState';
export {
  axisOf,
  historyGrid,
  type HistoryMonth,
  isBeyond,
  monthOfDate,
  monthsOf,
  monthText,
  newestMonth,
  type TimeAxis,
  yearsOf,
} from './history';
export { lastNameLimit, lastNameSchema } from './lastName';
export { paymentStatus, type StatusBucket, statusBuckets } from './paymentStatus';
