export { EmiTab, type EmiTabProps } from './EmiTab';
