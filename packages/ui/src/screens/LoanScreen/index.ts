export type { LoanFrame } from './LoanLoading';
export { LoanScreen, type LoanScreenProps } from './LoanScreen';
export type { LoanRail } from './Rail';
