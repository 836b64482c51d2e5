export { accountsText, axisOfLoans, LoanHistories, type LoanHistoriesProps } from './LoanHistories';
