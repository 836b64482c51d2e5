export { EquifaxSummaryTab, type EquifaxSummaryTabProps } from './EquifaxSummaryTab';
