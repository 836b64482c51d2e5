export { askContract } from './askContract';
export { closeContract } from './closeContract';
export { type ApprovalRequest, approvalsContract } from './contract';
export { approvalMessages } from './messages';
export { dueFigures, inWords, type DueFigures, previewOf } from './preview';
export {
  type Asked,
  type Checker,
  eventOf,
  hasEnded,
  movesDues,
  type RequestKind,
  type RequestState,
  waitingDays,
  waitsForAnother,
  whyNotDecide,
} from './request';
