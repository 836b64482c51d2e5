import type { QueryClient } from '@tanstack/react-query';
import { leaveListAt, neighboursOf } from '../../../loan/list/listPlace';
import { searchQueries } from '../../../queries/search';
import { readSupportView, supportListAddress } from '../search/view';

const due = readSupportView(new URLSearchParams({ followUp: 'due' }));

/** The loan whose follow-up is due longest, other than the open one; the list of those that are due goes on from there.
 *  Loaded with its key.
 *  @param person  idString of who follows up
 *  @returns null when no other is due */
export async function nextFollowUp(
  client: QueryClient,
  { person, loanId }: { person: string; loanId: number },
): Promise<number | null> {
  const { loans } = await client.fetchQuery(searchQueries.list(due));
  const next = loans.find(loan => loan.loanId !== loanId);
  if (next === undefined) return null;
  const neighbours = neighboursOf(next.loanId, loans).filter(id => id !== loanId);
  leaveListAt({ person, address: supportListAddress(due), loanId: next.loanId, scrollTop: 0, neighbours });
  return next.loanId;
}
