// Builders by word, for tests, stories and anything else that needs a lending record.
export { aWireConfig } from './aConfig';
export { aLoan, aLoanCore, anUnassignedWireLoan, aWireLoan, aWireLoanDetail } from './aLoan';
export { anApplicationLine } from './anApplicationLine';
export { aPdDraft, anUnreachedPdDraft } from './aPdDraft';
export { aVasDraft, aVasFeedback, aVasLoan, aVasRequest } from './aVasFeedback';
export { aWireQueueRow } from './aQueueRow';
export {
  comparableFigures,
  expectedFigures,
  loanEventOf,
  parseScenarios,
  type Scenario,
  scenarioDay,
  type ScenarioEvent,
} from './ledgerScenarios';
