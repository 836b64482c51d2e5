import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { creditSource } from './loan';

/** Asks for the loan again, and with it for what the engines say by now. */
export function useLoanAgain(id: string) {
  const client = useQueryClient();
  const { queryKey } = creditSource.detail(id);
  const trying = useIsFetching({ queryKey, exact: true }) > 0;
  return { tryAgain: () => void client.refetchQueries({ queryKey, exact: true }), trying };
}
