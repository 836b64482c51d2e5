export {
  type ClosingColumns,
  componentRows,
  type Components,
  type EmiCharge,
  emiState,
  type Outstanding,
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
export {
  type Behaviour,
  behaviours,
  codeWords,
  type CommentDraft,
  type CommentRequest,
  commentVerdict,
  type DeskComment,
  type Disposition,
  dispositions,
  draftOfComment,
  emptyComment,
  isCommentDraft,
  readDeskComments,
  sameComment,
} from './comments';
export { collectionsContract } from './contract';
export { collectionsMessages } from './messages';
export type {
  AccountStanding,
  ForeclosureColumn,
  OverdueRow,
  OverdueSummary,
  RepaymentLine,
  TransactionLine,
} from './schema';
export { collectionsAnswerWire, collectionsDocuments, collectionsSections, deskCommentsWire } from './wire';
