import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loanQueries } from './loan';

/** Asks for the loan again, and with it for what the engines say by now. */
export function useLoanAgain(id: string) {
  const client = useQueryClient();
  const { queryKey } = loanQueries.detail(id);
  const trying = useIsFetching({ queryKey, exact: true }) > 0;
  const tryAgain = useCallback(
    () => void client.refetchQueries({ queryKey: loanQueries.detail(id).queryKey, exact: true }),
    [client, id],
  );
  return { tryAgain, trying };
}
