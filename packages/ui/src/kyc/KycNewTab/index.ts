export { KycNewTab, type KycNewTabProps } from './KycNewTab';
export type { KycState } from '../kycState';
