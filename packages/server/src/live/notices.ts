import { type LoanChange, loanChanges } from '@lending-desk/domain';
import * as v from 'valibot';
import type { OpenDatabase } from '../db/open';
import { loanChanged } from './announce';

/** Somebody who has a loan on their screen. */
export interface Watcher {
  readonly onChange: (changed: LoanChange) => void;
  /** The server stops telling, because it is stopping. */
  readonly onEnd: () => void;
}

/** Tells what changes of loans, whichever server changed it. */
export interface LoanNotices {
  /** @returns what ends it */
  readonly watch: (loanId: number, watcher: Watcher) => () => void;
  /** Ends every watcher and stops listening. */
  readonly close: () => Promise<void>;
}

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loanId: v.number(), changed: v.picklist(loanChanges) }),
);

/** Listens to the database once for all open screens of this server. Where something may have been missed, every
 *  watcher is told that everything may have changed. */
export async function listenToLoans(opened: Pick<OpenDatabase, 'listen'>): Promise<LoanNotices> {
  let closed = false;
  const watchers = new Map<number, Set<Watcher>>();
  const all = (): Watcher[] => [...watchers.values()].flatMap(set => [...set]);
  const stop = await opened.listen(loanChanged, {
    onPayload: payload => {
      const read = v.safeParse(payloadSchema, payload);
      if (!read.success) return;
      for (const watcher of watchers.get(read.output.loanId) ?? []) watcher.onChange(read.output.changed);
    },
    onMissed: () => {
      for (const watcher of all()) for (const changed of loanChanges) watcher.onChange(changed);
    },
  });
  return {
    watch: (loanId, watcher) => {
      if (closed) queueMicrotask(watcher.onEnd);
      const own = watchers.get(loanId) ?? new Set();
      watchers.set(loanId, own.add(watcher));
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
