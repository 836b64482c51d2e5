export { accountItems } from './accountItems';
export { FinancialTab, type FinancialTabProps } from './FinancialTab';
