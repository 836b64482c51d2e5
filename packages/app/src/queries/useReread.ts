import { useQueryClient } from '@tanstack/react-query';
import { loanQueries } from './loan';

/** Everything of a loan is read again: its figures, too. */
export function useReread(loanId: number) {
  const client = useQueryClient();
  const queryKey = [...loanQueries.details(), String(loanId)];
  return { client, reread: () => void client.invalidateQueries({ queryKey }) };
}
