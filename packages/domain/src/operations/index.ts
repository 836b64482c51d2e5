export { operationsContract } from './contract';
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
