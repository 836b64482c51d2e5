import type { Present } from '@lending-desk/domain/live';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client';
import type { OpenDatabase } from '../db/database';

/** The database channel on which every server says who has which loan open. */
const loanPresence = 'loan_presence';

/** How often an open screen says so. */
export const beatMs = 10_000;
/** How long somebody is shown after their last beat. */
const staysMs = 30_000;
const typingMs = 6_000;
const tickMs = 1_000;

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loanId: v.number(), idString: v.string(), fullName: v.string(), typing: v.boolean() }),
);

/** Tells every server that somebody has a loan open. Nothing is stored. */
export async function sayHere(db: Database, loanId: number, present: Present): Promise<void> {
  await db.execute(sql`select pg_notify(${loanPresence}, ${JSON.stringify({ loanId, ...present })})`);
}

/** Who has which loan open, on whichever server. */
export interface Presence {
  /** @param onPeople  called now, if anybody is there, and whenever it changes
   *  @returns a function that stops watching */
  readonly watch: (loanId: number, onPeople: (people: readonly Present[]) => void) => () => void;
  readonly close: () => Promise<void>;
}

interface Beat {
  readonly fullName: string;
  readonly at: number;
  readonly typedAt: number;
}

/** Keeps in memory whose beats came within the last half minute; a server that has just started knows everybody after
 *  one beat. */
export async function listenToPresence(opened: Pick<OpenDatabase, 'listen'>): Promise<Presence> {
  const loans = new Map<number, Map<string, Beat>>();
  const sentTo = new Map<number, string>();
  const watching = new Set<{ loanId: number; onPeople: (people: readonly Present[]) => void }>();

  const peopleOf = (loanId: number): Present[] => {
    const now = performance.now();
    const beats = loans.get(loanId);
    for (const [idString, { at }] of beats ?? []) if (now - at >= staysMs) beats?.delete(idString);
    if (beats?.size === 0) loans.delete(loanId);
    return [...(beats ?? [])]
      .map(([idString, { fullName, typedAt }]) => ({ idString, fullName, typing: now - typedAt < typingMs }))
      .sort((left, right) => left.fullName.localeCompare(right.fullName));
  };
  const notify = (loanId: number): void => {
    const people = peopleOf(loanId);
    const json = JSON.stringify(people);
    if ((sentTo.get(loanId) ?? '[]') === json) return;
    if (people.length === 0) sentTo.delete(loanId);
    else sentTo.set(loanId, json);
    for (const one of watching) if (one.loanId === loanId) one.onPeople(people);
  };
  const stop = await opened.listen(loanPresence, {
    onPayload: payload => {
      const read = v.safeParse(payloadSchema, payload);
      if (!read.success) return;
      const { loanId, idString, fullName, typing } = read.output;
      const beats = loans.get(loanId) ?? new Map<string, Beat>();
      loans.set(loanId, beats);
      const at = performance.now();
      const typedAt = typing ? at : (beats.get(idString)?.typedAt ?? Number.NEGATIVE_INFINITY);
      beats.set(idString, { fullName, at, typedAt });
      notify(loanId);
    },
    // The next beats say who is there.
    onMissed: () => {},
  });
  const tick = setInterval(() => {
    for (const loanId of [...loans.keys()]) notify(loanId);
  }, tickMs).unref();
  return {
    watch: (loanId, onPeople) => {
      // Whoever has left since the last tick is found here first: those who watch already learn of it too.
      notify(loanId);
      const own = { loanId, onPeople };
      watching.add(own);
      const people = peopleOf(loanId);
      if (people.length > 0) onPeople(people);
      return () => void watching.delete(own);
    },
    close: async () => {
      clearInterval(tick);
      await stop();
    },
  };
}

/** For a server that does not listen to the database: nobody is ever there. */
export const nobodyHere: Presence = { watch: () => () => {}, close: async () => {} };
