export {
  type ComparedValue,
  compareMatrixRow,
  type ComparedCell,
  matrixDifferences,
  matrixGaps,
  matrixTally,
  type MatrixTally,
  updatedMatrix,
} from './compareMatrix';
export {
  identityMatrix,
  type MatrixAttribute,
  type MatrixRow,
  type MatrixSource,
  matrixSources,
} from './matrix';
export { kycContract } from './contract';
export { reportedContract } from './reportedContract';
export {
  offlineKycName,
  type OfflineKycOutcome,
  offlineKycVerified,
  readOfflineKyc,
  refusedOfflineKyc,
} from './offlineKyc';
export { readDocuments, type SupportDocuments } from './readDocuments';
export { type KycFacts, type KycPart, readKyc, type ReportedParts } from './readKyc';
export { reportedBeside, reportedSections } from './reported';
export { reportedWire } from './reportedWire';
export type { Aadhaar, BureauPlace, Findings, KycDocument, KycImage, Passport } from './schema';
export { aadhaarCounts, passportVerified } from './verification';
export { type SettledDocument, settledDocuments, unsoundSources } from './settledDocuments';
export { doubtedAttributes, type MatrixDifference, worstDifference } from './worstDifference';
