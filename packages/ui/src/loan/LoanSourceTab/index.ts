export { LoanSourceTab, type LoanSourceTabProps } from './LoanSourceTab';
