import { assignLoan, listLoans, readLoan, revealField } from '../loan/contract';
import { readHealth } from '../signin/contract';

/** What the queue calls, and what it opens a loan with. */
export const deskContract = {
  loan: { list: listLoans, read: readLoan, assign: assignLoan, reveal: revealField },
  health: { read: readHealth },
} as const;
