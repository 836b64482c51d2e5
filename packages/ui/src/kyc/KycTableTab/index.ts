export { KycTableTab, type KycTableTabProps } from './KycTableTab';
