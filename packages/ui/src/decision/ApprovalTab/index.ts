export { ApprovalTab, type ApprovalTabProps } from './ApprovalTab';
