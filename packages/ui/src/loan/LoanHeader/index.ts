export { LoanHeader, type LoanHeaderProps } from './LoanHeader';
export { LoanHeaderLoading } from './LoanHeaderLoading';
