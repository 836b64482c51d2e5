export {
  type ComparedValue,
  compareLedgerRow,
  type LedgerCell,
  ledgerDifferences,
  ledgerGaps,
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
export { kycContract } from './contract';
export {
  offlineKycName,
  type OfflineKycOutcome,
  offlineKycVerified,
  readOfflineKyc,
  refusedOfflineKyc,
} from './offlineKyc';
export { readDocuments, type SupportDocuments } from './readDocuments';
export { type KycFacts, type KycPart, readKyc } from './readKyc';
export type { Aadhaar, BureauPlace, Findings, KycDocument, KycImage, Passport } from './schema';
export { aadhaarCounts, passportVerified } from './verification';
export { type VerificationLine, verificationLines } from './verificationStatus';
export { doubtedAttributes, type LedgerDifference, worstDifference } from './worstDifference';
