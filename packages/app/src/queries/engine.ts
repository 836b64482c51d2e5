import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { LoanSource } from './loan';

/** Asks for the loan again, and with it for what the engines say by now. */
export function useLoanAgain(source: LoanSource, id: string) {
  const client = useQueryClient();
  const { queryKey } = source.detail(id);
  const trying = useIsFetching({ queryKey }) > 0;
  return { tryAgain: () => void client.refetchQueries({ queryKey }), trying };
}
