import { type LoanChange, loanChanges } from '@lending-desk/domain';
import * as v from 'valibot';
import type { OpenDatabase } from '../db/database';
import { loanChanged } from './announce';

/** Somebody who has a loan on their screen. */
export interface Watcher {
  readonly onChange: (changed: LoanChange) => void;
  /** The server stops telling, because it is stopping. */
  readonly onEnd: () => void;
}

/** Tells what changes of loans, whichever server changed it. */
export interface LoanNotices {
  /** Whoever comes is first told what changed in the last seconds: what was read just before may not hold it.
   *  @returns what ends it */
  readonly watch: (loanId: number, watcher: Watcher) => () => void;
  /** Ends every watcher and stops listening. */
  readonly close: () => Promise<void>;
}

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loanId: v.number(), changed: v.picklist(loanChanges) }),
);

/** Longer than a screen takes from asking for a loan until its stream is there, on a slow network too. */
const memoryMs = 10_000;

/** What changed lately, the latest last, so that the old is found without looking at the rest. */
function memory(forMs: number) {
  const changes = new Map<string, { loanId: number; changed: LoanChange; at: number }>();
  let missedAt = Number.NEGATIVE_INFINITY;
  const forget = (): void => {
    for (const [key, { at }] of changes) {
      if (performance.now() - at < forMs) return;
      changes.delete(key);
    }
  };
  return {
    keep: (loanId: number, changed: LoanChange): void => {
      forget();
      const key = `${loanId} ${changed}`;
      changes.delete(key);
      changes.set(key, { loanId, changed, at: performance.now() });
    },
    missed: (): void => {
      missedAt = performance.now();
    },
    of: (loanId: number): readonly LoanChange[] => {
      forget();
      if (performance.now() - missedAt < forMs) return loanChanges;
      return [...changes.values()].flatMap(one => (one.loanId === loanId ? [one.changed] : []));
    },
  };
}

/** Listens to the database once for all open screens of this server. Where something may have been missed, every
 *  watcher is told that everything may have changed.
 *  @param forMs  how long what changed is told to whoever comes */
export async function listenToLoans(
  opened: Pick<OpenDatabase, 'listen'>,
  forMs: number = memoryMs,
): Promise<LoanNotices> {
  let closed = false;
  const lately = memory(forMs);
  const watchers = new Map<number, Set<Watcher>>();
  const all = (): Watcher[] => [...watchers.values()].flatMap(set => [...set]);
  const stop = await opened.listen(loanChanged, {
    onPayload: payload => {
      const read = v.safeParse(payloadSchema, payload);
      if (!read.success) return;
      lately.keep(read.output.loanId, read.output.changed);
      for (const watcher of watchers.get(read.output.loanId) ?? []) watcher.onChange(read.output.changed);
    },
    onMissed: () => {
      lately.missed();
      for (const watcher of all()) for (const changed of loanChanges) watcher.onChange(changed);
    },
  });
  return {
    watch: (loanId, watcher) => {
      if (closed) queueMicrotask(watcher.onEnd);
      const own = watchers.get(loanId) ?? new Set();
      watchers.set(loanId, own.add(watcher));
      for (const changed of lately.of(loanId)) watcher.onChange(changed);
      return () => {
        own.delete(watcher);
        if (own.size === 0 && watchers.get(loanId) === own) watchers.delete(loanId);
      };
    },
    close: async () => {
      closed = true;
      for (const watcher of all()) watcher.onEnd();
      await stop();
    },
  };
}

/** Where nobody listens to the database: a watcher is never told anything. */
export const noNotices: LoanNotices = { watch: () => () => {}, close: async () => {} };
