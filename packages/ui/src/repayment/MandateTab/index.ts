export { MandateTab, type MandateTabProps } from './MandateTab';
