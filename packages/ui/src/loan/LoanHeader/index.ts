export { LoanHeader, type LoanHeaderProps } from './LoanHeader';
