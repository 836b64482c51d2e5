import { type Api, createApi } from '../http/client';
import { createRefresh, type Lock } from '../http/refresh';
import { createTokenStore, type TokenPair, type TokenStore } from '../http/tokens';
import { type Contract, contract } from '@lending-desk/domain/contract';

/** A storage that lives in memory, for tests. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: index => [...kept.keys()][index] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

export type Seen = {
  readonly method: string;
  readonly origin: string;
  readonly path: string;
  readonly token: string | null;
  readonly headers: Headers;
  readonly body: string;
};

export type FakeAnswer = { readonly status: number; readonly body?: unknown } | 'outage';

/** A server made of one function, and what it was asked. */
export function fakeServer(answer: (seen: Seen) => FakeAnswer | Promise<FakeAnswer>) {
  const seen: Seen[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const entry: Seen = {
      method: request.method,
      origin: url.origin,
      path: url.pathname + url.search,
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      headers: request.headers,
      body: await request.text(),
    };
    seen.push(entry);
    const said = await answer(entry);
    request.signal.throwIfAborted();
    if (said === 'outage') throw new TypeError('fetch failed');
    return new Response(said.body === undefined ? null : JSON.stringify(said.body), { status: said.status });
  };
  return { fetch, seen, calls: (path: string) => seen.filter(one => one.path.startsWith(path)) };
}

export const directLock: Lock = task => task(false);

/** A tab: the real client over a fake server and a storage that tabs may share. */
export function aTab(
  server: ReturnType<typeof fakeServer>,
  storage: Storage,
  lock: Lock = directLock,
): { api: Api<Contract>; tokens: TokenStore; overs: () => number } {
  const tokens = createTokenStore(storage);
  let overs = 0;
  const api: Api<Contract> = createApi(contract, {
    base: 'https://desk.test',
    fetch: server.fetch,
    tokens,
    refresh: createRefresh({
      tokens,
      lock,
      exchange: async (refreshToken): Promise<TokenPair> => (await api.signin.refresh({ refreshToken })).data,
    }),
    onSessionOver: () => {
      overs += 1;
    },
  });
  return { api, tokens, overs: () => overs };
}
