export { accountsText, LoanHistories, type LoanHistoriesProps } from './LoanHistories';
