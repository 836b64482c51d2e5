import { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session';

/** What the server said, for a while. An outage is an answer to show, not a reason to wait in silence. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 15_000, gcTime: 5 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

session.onForget(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
session.onRecall(() => void queryClient.invalidateQueries());
