import { queryClient } from '../../../queries/queryClient';
import { searchQueries } from '../../../queries/search';
import { readSupportView } from './view';

/** Starts what the page reads, while its files are loading. */
export function readAhead(search: URLSearchParams): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(searchQueries.list(readSupportView(search))),
    queryClient.prefetchQuery(searchQueries.statuses()),
  ]);
}
