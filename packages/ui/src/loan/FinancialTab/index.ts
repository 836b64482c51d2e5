export { accountItems, FinancialTab, type FinancialTabProps } from './FinancialTab';
