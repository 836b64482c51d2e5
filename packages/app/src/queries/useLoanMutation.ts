import { useQueryClient } from '@tanstack/react-query';
import { type LoanWrite, writeOfLoan } from './loanWrite';
import { useWrite } from './useWrite';

/** A write of a loan: `useWrite`, with what it changes in the loan and the queue. */
export function useLoanMutation<Input, Output>(write: LoanWrite<Input, Output>) {
  return useWrite(writeOfLoan(useQueryClient(), write));
}
