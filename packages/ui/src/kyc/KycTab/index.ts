export { KycTab, type KycTabProps } from './KycTab';
export type { KycState } from '../kycState';
