import { statusOf } from './apiError';
import type { TokenPair, TokenStore } from './tokens';

/** Runs one task at a time among everything that shares the name; in a browser, among all tabs. The task learns
 *  whether somebody else held the lock before it. */
export type Lock = (task: (waited: boolean) => Promise<void>) => Promise<void>;

/** `renewed`: ask again. `over`: the session has ended. A refresh that cannot reach the server throws: an outage
 *  does not end the session. */
export type RefreshOutcome = 'renewed' | 'over';

export type Refresh = (failedToken: string | null) => Promise<RefreshOutcome>;

export type RefreshParts = {
  readonly tokens: TokenStore;
  readonly exchange: (refreshToken: string) => Promise<TokenPair>;
  readonly lock: Lock;
};

// What one tab writes to the local storage another one reads a moment later. The lock is kept for that moment, and
// who had to wait for it looks a little longer: an old refresh token ends the session.
const holdMs = 100;
const lookMs = 20;
const patienceMs = 1000;

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms));

/** One refresh for all calls that fail together, in this tab and in the others [AU-023, AU-024]. The caller says
 *  which token failed: when the stored one is another by then, somebody has refreshed already. A refused
 *  refresh removes both tokens. */
export function createRefresh({ tokens, exchange, lock }: RefreshParts): Refresh {
  let running: Promise<RefreshOutcome> | null = null;

  async function renew(failedToken: string | null, waited: boolean): Promise<RefreshOutcome> {
    for (let looked = 0; looked < (waited ? patienceMs : lookMs); looked += lookMs) {
      if (tokens.access() !== failedToken) break;
      await pause(lookMs);
    }
    const stored = tokens.access();
    if (stored !== null && stored !== failedToken) return 'renewed';
    const refreshToken = tokens.refresh();
    if (refreshToken === null) {
      tokens.clear();
      return 'over';
    }
    try {
      tokens.save(await exchange(refreshToken));
      return 'renewed';
    } catch (thrown) {
      const status = statusOf(thrown);
      if (status === null || status >= 500 || status === 429) throw thrown;
      tokens.clear();
      return 'over';
    }
  }

  return failedToken => {
    running ??= new Promise<RefreshOutcome>((resolve, reject) => {
      // The calls go on at once; only the other tabs wait until what was written has reached them.
      lock(async waited => {
        await renew(failedToken, waited).then(resolve, reject);
        await pause(holdMs);
      }).catch(reject);
    }).finally(() => {
      running = null;
    });
    return running;
  };
}

/** The browser's lock of that name, shared by the tabs of this origin. It exists only on https and localhost;
 *  elsewhere each tab is on its own. */
export function browserLock(name: string): Lock {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return task => task(false);
  return async task => {
    const free = await locks.request(name, { ifAvailable: true }, async lock => {
      if (lock) await task(false);
      return lock !== null;
    });
    if (!free) await locks.request(name, () => task(true));
  };
}
