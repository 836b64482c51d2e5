import type { LoanDetail } from '@lending-desk/domain/loan';
import type { QueryClient } from '@tanstack/react-query';

/** Where loans are in the cache. */
export const loanDetails = ['loan', 'detail'] as const;

/** Where lists of loans are. */
export const loanLists = ['loan', 'list'] as const;

/** Merges an answer into the loan that is shown. A running read was requested earlier and would restore old data, so
 *  it is cancelled and repeated afterwards. */
export async function putIntoLoan(
  client: QueryClient,
  loanId: number | string,
  patch: (detail: LoanDetail) => LoanDetail,
): Promise<void> {
  // Its core at every desk.
  const cores = {
    queryKey: [...loanDetails, String(loanId)],
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes('core'),
  };
  const reading = client.isFetching(cores) > 0;
  await client.cancelQueries(cores);
  client.setQueriesData(cores, (detail: LoanDetail | undefined) => detail && patch(detail));
  // Saving does not wait for the whole loan. If no read was cancelled none is made, because each is recorded.
  if (reading) void client.invalidateQueries(cores);
}
