export { IntelTab, type IntelTabProps } from './IntelTab';
