import { type LoanChange, loanChanges } from '@lending-desk/domain/live';
import * as v from 'valibot';
import type { OpenDatabase } from '../db/database';
import { loanChanged } from './announce';
import { listenToPresence, nobodyHere, type Presence } from './presence';

/** A screen on which a loan is open. */
export interface Watcher {
  readonly onChange: (changed: LoanChange) => void;
  /** The server is stopping and sends no more notices. */
  readonly onEnd: () => void;
}

/** Notifies of changes to loans, whichever server made them. */
export interface LoanNotices {
  /** A new watcher first gets the changes of the last seconds, because what it read just before may not contain
   *  them.
   *  @returns a function that stops watching */
  readonly watch: (loanId: number, watcher: Watcher) => () => void;
  /** Who has which loan open. */
  readonly presence: Presence;
  /** Ends every watcher and stops listening. */
  readonly close: () => Promise<void>;
}

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loanId: v.number(), changed: v.picklist(loanChanges) }),
);

/** Longer than a screen needs from reading a loan until its stream is open, on a slow network too. */
const memoryMs = 10_000;

/** Recent changes in order of time, so that expired ones are found without searching the rest. */
function recentChanges(forMs: number) {
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

/** One database subscription for all open screens of this server. When notices may have been missed, every
 *  watcher is informed that everything may have changed.
 *  @param forMs  how long a change is remembered for new watchers */
export async function listenToLoans(
  opened: Pick<OpenDatabase, 'listen'>,
  forMs: number = memoryMs,
): Promise<LoanNotices> {
  let closed = false;
  const recent = recentChanges(forMs);
  const watching = new Set<{ loanId: number; watcher: Watcher }>();
  const stop = await opened.listen(loanChanged, {
    onPayload: payload => {
      const read = v.safeParse(payloadSchema, payload);
      if (!read.success) return;
      const { loanId, changed } = read.output;
      recent.keep(loanId, changed);
      for (const one of watching) if (one.loanId === loanId) one.watcher.onChange(changed);
    },
    onMissed: () => {
      recent.missed();
      for (const { watcher } of watching) for (const changed of loanChanges) watcher.onChange(changed);
    },
  });
  const presence = await listenToPresence(opened);
  return {
    presence,
    watch: (loanId, watcher) => {
      if (closed) queueMicrotask(watcher.onEnd);
      const own = { loanId, watcher };
      watching.add(own);
      for (const changed of recent.of(loanId)) watcher.onChange(changed);
      return () => void watching.delete(own);
    },
    close: async () => {
      closed = true;
      for (const { watcher } of watching) watcher.onEnd();
      await presence.close();
      await stop();
    },
  };
}

/** For a server that does not listen to the database: watchers get no notices. */
export const noNotices: LoanNotices = {
  watch: () => () => {},
  presence: nobodyHere,
  close: async () => {},
};
