export { type LoanChange, loanChanges } from './changes';
export { liveContract } from './contract';
export type { Present } from './people';
