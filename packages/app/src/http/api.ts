import { signinContract } from '@lending-desk/domain/signin';
import { type Api, type ApiParts, type CallTree, createApi } from './client';
import { browserLock, createRefresh } from './refresh';
import { createTokenStore, type TokenPair } from './tokens';

/** Where the server is; the page's own origin unless the build names another (a lender's own backend). */
const base: string = (import.meta.env['VITE_API_BASE'] ?? '').replace(/\/+$/, '');

const sessionOver = new Set<() => void>();

/** Called when the session ended because it could not be refreshed. */
export function onSessionOver(listener: () => void): void {
  sessionOver.add(listener);
}

export const tokens = createTokenStore(localStorage);

/** What every client of this page shares: base, tokens, one refresh. */
const apiParts: ApiParts = {
  base,
  tokens,
  refresh: createRefresh({
    tokens,
    lock: browserLock('lending-desk.refresh'),
    exchange: async (refreshToken): Promise<TokenPair> => (await signinApi.refresh({ refreshToken })).data,
  }),
  onSessionOver: () => {
    for (const listener of sessionOver) listener();
  },
};

/** The calls of one word as functions: `apiOf(loanContract).list({ page: 2 })`. */
export function apiOf<const Calls extends CallTree>(calls: Calls): Api<Calls> {
  return createApi(calls, apiParts);
}

/** The calls around signing in. */
export const signinApi = apiOf(signinContract);
