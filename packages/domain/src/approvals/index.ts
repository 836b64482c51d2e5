export { askContract } from './askContract';
export {
  type Attachment,
  type ByHand,
  byHandKinds,
  emptyReceipt,
  emptyReversal,
  isReceiptDraft,
  receiptVerdict,
  type ReceiptDraft,
  type ReceiptRequest,
  refundForm,
  type RefundDraft,
  type RefundRequest,
  refundVerdict,
  reversalForm,
  type ReversalDraft,
  type ReversalRequest,
  reversalVerdict,
  reversibleLines,
  sameReceipt,
  turnedParts,
  wholeRefund,
  whyNotByHand,
} from './byHand';
export { closeContract } from './closeContract';
export { type ApprovalRequest, approvalsContract, type ProviderRefund } from './contract';
export { approvalMessages, referenceTaken } from './messages';
export { dueFigures, inWords, type DueFigures, previewOf } from './preview';
export {
  type Asked,
  attachmentBytes,
  type Checker,
  eventOf,
  handSources,
  hasEnded,
  longestReason,
  movesDues,
  referenceKey,
  type RequestState,
  waitingDays,
  waitsForAnother,
  whyNotDecide,
} from './request';
export type { RequestKind } from '../collections/requestKinds';
