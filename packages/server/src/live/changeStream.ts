import type { LoanChange } from '@lending-desk/domain';
import { keepAlive } from '../http/verb';
import type { LoanNotices } from './notices';

export type StreamItem = { readonly changed: LoanChange } | typeof keepAlive;

export interface StreamParts {
  readonly notices: LoanNotices;
  readonly loanId: number;
  /** How long it may last. */
  readonly lifeMs: number;
  /** A sign of life is sent this often, and the permission looked at again. */
  readonly pulseMs: number;
  /** Whether the person may still read this loan. @throws counts as no */
  readonly mayGoOn: () => Promise<boolean>;
}

/** What changes of a loan, as it happens, with a sign of life at the beginning and between. What happens faster than
 *  it is taken is told once. It ends with its life, with the permission, with the server or with whoever takes it
 *  (`return`), and leaves neither timer nor watcher behind. */
export function changeStream(parts: StreamParts): AsyncIterableIterator<StreamItem> {
  const { notices, loanId, lifeMs, pulseMs, mayGoOn } = parts;
  const changes = new Set<LoanChange>();
  let pulse = true;
  let ended = false;
  let taker: ((result: IteratorResult<StreamItem, undefined>) => void) | null = null;

  const done: IteratorResult<StreamItem, undefined> = { done: true, value: undefined };
  const next = (): IteratorResult<StreamItem, undefined> | null => {
    if (ended) return done;
    if (pulse) {
      pulse = false;
      return { done: false, value: keepAlive };
    }
    for (const changed of changes) {
      changes.delete(changed);
      return { done: false, value: { changed } };
    }
    return null;
  };
  const hand = (): void => {
    const result = taker && next();
    if (!taker || !result) return;
    const take = taker;
    taker = null;
    take(result);
  };
  const unwatch = notices.watch(loanId, {
    onChange: changed => {
      changes.add(changed);
      hand();
    },
    onEnd: () => end(),
  });
  const beat = setInterval(() => {
    mayGoOn().then(
      may => {
        if (!may) return end();
        pulse = true;
        hand();
      },
      () => end(),
    );
  }, pulseMs).unref();
  const life = setTimeout(() => end(), lifeMs).unref();

  function end(): void {
    if (ended) return;
    ended = true;
    clearInterval(beat);
    clearTimeout(life);
    unwatch();
    hand();
  }

  return {
    next: () => {
      const ready = next();
      return ready ? Promise.resolve(ready) : new Promise(resolve => (taker = resolve));
    },
    return: async () => {
      end();
      return done;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
