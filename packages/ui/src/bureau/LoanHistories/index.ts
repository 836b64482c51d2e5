export { LoanHistories, type LoanHistoriesProps } from './LoanHistories';
export { accountsText, axisOfLoans } from './loanSums';
