import { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session';

/** Caches answers for a while. An outage is shown at once instead of waiting silently for the network. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      staleTime: 15_000,
      gcTime: 5 * 60_000,
      // What was read ahead of its page and failed is shown by the page, which must not ask a second time.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > 1000,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Reads that are under way are aborted as well.
session.onForget(() => queryClient.clear());
session.onRecall(() => void queryClient.invalidateQueries());
