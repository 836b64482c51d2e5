export { TransactionsTab, type TransactionsTabProps } from './TransactionsTab';
