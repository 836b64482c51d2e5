import { Refused } from './verb';

/** Answers that stay open, and how many of each one session may have open at once on one server: the event stream of
 *  each open screen, and tables that are being written. */
const most = { events: 40, csv: 3 } as const;

type Lasting = keyof typeof most;

const refusals: Readonly<Record<Lasting, string>> = {
  events: 'Too many loans are open in this session. Close some of them',
  csv: 'Three exports of this session are still running. Wait for one of them',
};

const retryAfterSeconds = 10;

export const isLasting = (kind: string): kind is Lasting => Object.hasOwn(most, kind);

export interface OpenAnswers {
  /** Counts one more open answer of a session. @returns what counts it as ended; may be called again
   *  @throws Refused 429 when the session has too many */
  readonly begin: (sessionId: string, kind: Lasting) => () => void;
}

/** Counts the open answers of every session of this server. */
export function createOpenAnswers(): OpenAnswers {
  const open = new Map<string, number>();
  return {
    begin: (sessionId, kind) => {
      const key = `${kind} ${sessionId}`;
      const before = open.get(key) ?? 0;
      if (before >= most[kind]) throw new Refused(429, refusals[kind], undefined, retryAfterSeconds);
      open.set(key, before + 1);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };
}

/** The same items; `onEnd` is called when they have ended, failed, or nobody wants more of them. A generator's own
 *  `finally` does not do it: it never runs where nothing was read. */
export function endingWith<T>(items: AsyncIterable<T>, onEnd: () => void): AsyncIterable<T> {
  const source = items[Symbol.asyncIterator]();
  const iterator: AsyncIterator<T> = {
    next: async () => {
      try {
        const taken = await source.next();
        if (taken.done) onEnd();
        return taken;
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    return: async () => {
      onEnd();
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
