export { operationsContract } from './contract';
export { type DisbursalForm, disbursalForm } from './disbursal';
export { operationsMessages } from './messages';
export {
  jobStateLabels,
  type OpenJob,
  openJobStates,
  type Operations,
  type ProviderFault,
  providerFaultLabels,
  type ProviderState,
} from './schema';
export { type LedgerCheck } from './ledgerCheck';
