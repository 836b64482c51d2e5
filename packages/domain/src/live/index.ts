export { type LoanChange, loanChanges } from './changes';
export { liveContract } from './contract';
