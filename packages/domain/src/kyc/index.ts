export {
  type ComparedValue,
  compareLedgerRow,
  type LedgerCell,
  ledgerDifferences,
  ledgerTally,
  type LedgerTally,
  updatedLedger,
} from './compareLedger';
export {
  identityLedger,
  type LedgerAttribute,
  type LedgerRow,
  type LedgerSource,
  ledgerSources,
} from './ledger';
export { type KycFacts, type KycPart, readKyc } from './readKyc';
export type { Aadhaar, BureauPlace, Findings, KycImage, Passport } from './schema';
export { aadhaarCounts, passportVerified } from './verification';
export { type VerificationLine, verificationLines } from './verificationStatus';
