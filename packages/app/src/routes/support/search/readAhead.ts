import { queryClient } from '../../../queries/queryClient';
import { searchQueries } from '../../../queries/search';
import { readSupportView } from './view';

/** Starts what the page reads, while its files are loading. */
export function readAhead(search: URLSearchParams): void {
  void queryClient.prefetchQuery(searchQueries.list(readSupportView(search)));
  void queryClient.prefetchQuery(searchQueries.statuses());
}
