// Builders by word, for tests, stories and anything else that needs a lending record to stand on.
export { aComment, aWireComment, type WireComment } from './aComment';
export { aConfig, aWireConfig, type WireConfig } from './aConfig';
export {
  aLoan,
  aLoanCore,
  anUnassignedWireLoan,
  aWireLoan,
  aWireLoanDetail,
  type WireLoan,
  type WireLoanDetail,
} from './aLoan';
export { anApplicationLine } from './anApplicationLine';
export { aPdDraft, anUnreachedPdDraft } from './aPdDraft';
export { aQueueRow, aWireQueueRow, someQueueRows, someWireQueueRows, type WireQueueRow } from './aQueueRow';
export { aCreditAdmin, aCreditViewer, aUser } from './aUser';
export { parsed } from './parsed';
