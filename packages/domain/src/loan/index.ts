export { dpdBucket, dpdBuckets, type DpdLabel } from '../repayment/dpdBucket';
export { type Application, readApplication, readApplicationLine } from './applicationLine';
export { loanContract, type MaskedField } from './contract';
export { durationText } from './duration';
export { type EngineResult, isEngineResult } from '../engine/engineResult';
export { listRetry, mayRetryList } from './listRetry';
export { isLoanSource, type LoanSource, loanSources, savedLoanSource } from './loanSource';
export { listedPerson } from './listedPerson';
export { isLoanRef } from '../contract/wire';
export { normalisePhone } from '../compare/normalisePhone';
export { parseLoanId, resolveLoanKey } from './loanKey';
export { loanAnswerWire, loanWire, revealableFiles } from './loanWire';
export { maskPhone, maskText, passwordKey } from '../loose/mask';
export { maskBySchema, maskedPaths } from './maskBySchema';
export { grownTotal, knownTotal, pageCount, pageSize } from './paging';
export { queueContract } from './queueContract';
export { searchContract } from './searchContract';
export { searchFor, type SearchFor, type SearchType, searchTypes, soughtWords } from './searchFor';
export type { SearchRow } from './searchRow';
export { supportLoanContract } from './supportContract';
export { supportAnswerWire } from './supportSchema';
export { type QueueRow, queueRowSchema } from './queueRow';
export { queueTitle, queueViews } from './queueViews';
export { maskNumbers, reduceAadhaar, reduceTypedAadhaar } from '../loose/reduceAadhaar';
export {
  type LoanCore,
  loanCoreSchema,
  type LoanDetail,
  loanDetailSchema,
  type PartialLoan,
  readSection,
} from './schema';
export { sectionOf, type SectionState } from '../loose/section';
export { type LoanPart, loanParts, shownExcerpts, shownSections, withKnownNames } from './shownSections';
export { hasStatementsTab } from './statementStages';
export {
  applicationStatusLabel,
  type ApprovalStatus,
  approvalStatuses,
  approvalStatusFaces,
  approvalStatusLabel,
  caseStatusChoices,
  isApprovalStatus,
  isDecided,
  type StatusTone,
} from '../status/statuses';
export { dueInSeconds, dueText, heldAfter, usualDecisionHours } from './dueTime';
export { tatHours, tatSeconds, turnAroundDays, turnAroundText } from './tat';
export { allowedTargets, needsChangeReason, type TransitionActor, transitionVerdict } from './transitions';
