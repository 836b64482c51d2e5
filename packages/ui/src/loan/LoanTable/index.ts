export { LoanTable, type LoanTableProps } from './LoanTable';
