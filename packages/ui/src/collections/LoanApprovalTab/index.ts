export { LoanApprovalTab, type LoanApprovalTabProps } from './LoanApprovalTab';
