import type { LoanChange, Present } from '@lending-desk/domain/live';
import { keepAlive } from '../http/verb';
import type { LoanNotices } from './notices';

export type StreamItem = { readonly changed: LoanChange } | { readonly here: Present[] } | typeof keepAlive;

export interface StreamParts {
  readonly notices: Pick<LoanNotices, 'watch'>;
  readonly loanId: number;
  /** The longest time it may last. */
  readonly lifeMs: number;
  /** The interval of keep-alives, at which the permission is also checked again. */
  readonly pulseMs: number;
  /** Whether the user may still read this loan. @throws counts as no */
  readonly mayContinue: () => Promise<boolean>;
  /** Who else has the loan open, and how the others learn that this reader has. @default nobody is shown */
  readonly presence?: {
    readonly watch: (onOthers: (others: readonly Present[]) => void) => () => void;
    readonly beat: () => void;
    readonly beatMs: number;
  };
}

/** The changes of a loan as they happen, beginning with a keep-alive and sending more in between. Changes that
 *  happen faster than they are read are merged into one notice. Ends after its lifetime, or when the permission
 *  ends, the server stops or the reader leaves (`return`), and leaves neither timer nor watcher behind. */
export function changeStream(parts: StreamParts): AsyncIterableIterator<StreamItem> {
  const { notices, loanId, lifeMs, pulseMs, mayContinue, presence } = parts;
  const changes = new Set<LoanChange>();
  let pulse = true;
  let others: readonly Present[] = [];
  let othersSent = '[]';
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
    const json = JSON.stringify(others);
    if (json !== othersSent) {
      othersSent = json;
      return { done: false, value: { here: [...others] } };
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
  const leave = presence?.watch(now => {
    others = now;
    hand();
  });
  presence?.beat();
  const beating = presence && setInterval(presence.beat, presence.beatMs).unref();
  const beat = setInterval(() => {
    mayContinue().then(
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
    clearInterval(beating);
    leave?.();
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
