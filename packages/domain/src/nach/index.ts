export { nachKey } from '../repayment/nach';
export {
  type NachBookable,
  nachEventOf,
  nachLoanOf,
  nachResultOf,
  type NachResult,
  nachTotals,
  type NachTotals,
  reconcileLoan,
  sortNachRows,
} from './reconcile';
export { type NachLine, type NachRecord, readNachFile } from './readNachFile';
export {
  type NachBoard,
  type NachBoardRow,
  nachContract,
  type NachFileLine,
  type NachState,
} from './contract';
export { nachMessages } from './messages';
export { nachReason } from './reasonCodes';
export type { NachRow } from './nachRow';
export {
  mandateIsGone,
  nachEffect,
  type NachEffectOnBucket,
  nachParts,
  type NachPart,
  nachRowPosts,
  nachToBeMapped,
} from './board';
