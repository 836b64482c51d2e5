export {
  type ClosingColumns,
  componentRows,
  type Components,
  type EmiCharge,
  emiState,
  type Outstanding,
  outstandingSchema,
  overdueSummaryRows,
  payableOf,
  readForeclosure,
  readOverdue,
  readRepayments,
  readSanction,
  readSchedule,
  readStanding,
  readTransactions,
  type Sanction,
  type ScheduleEmi,
} from './account';
export { type ClosingDays, closingDays } from './closingDays';
export {
  asksPromise,
  behaviours,
  type CommentDraft,
  type CommentRequest,
  commentVerdict,
  openPromiseText,
  type DeskComment,
  dispositions,
  draftOfComment,
  emptyComment,
  isCommentDraft,
  promiseAheadDays,
  promiseFaults,
  readDeskComments,
  sameComment,
} from './comments';
export { collectionsContract } from './contract';
export {
  type ClosingQuote,
  explainedContract,
  type ExplainedAccount,
  type HistoryLine,
  type TimelineEmi,
} from './explainedContract';
export {
  emptyWaiver,
  isWaiverDraft,
  sameWaiver,
  type Waivable,
  type WaiverDraft,
  type WaiverPart,
  waiverParts,
  type WaiverRequest,
  waiverSources,
  waiverVerdict,
} from './waiver';
export { collectionsMessages } from './messages';
export type {
  AccountStanding,
  ForeclosureColumn,
  OverdueRow,
  OverdueSummary,
  RepaymentLine,
  TransactionLine,
} from './schema';
export { collectionsAnswerWire, collectionsDocuments, collectionsSections } from './wire';
export { daysOfBand } from './bands';
export { type Ageing, collectionsListContract, type ListSort, listSorts } from './listContract';
export {
  byNextBest,
  type NextFactor,
  nextFactors,
  nextScore,
  usualFactors,
} from './nextBest';
export { type NextAccount, type NextAccounts, nextContract } from './nextContract';
export { collectionsListMessages } from './listMessages';
export { bucketLabels, classLabels, type DisbursedRow, emisPastDue } from './listRow';
export { type PaymentPromise, promiseTones } from './promiseWire';
export { type WhyTopic, whyTopics } from './whyTopics';
