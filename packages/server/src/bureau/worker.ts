import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { loggable } from '../http/errors';
import { bounded } from '../providers/bounded';
import type { Bureaus } from '../providers/bureau/bureau';
import { inquiryOf, placeOrder } from './placeOrder';
import { giveUpMs, leaseMs, nextLook, patienceMs } from './schedule';
import type { Fetch } from './sections';
import { settle } from './settle';
import { bureauFetch } from './table';

/** What the worker needs. */
export interface WorkerParts {
  readonly db: Database;
  readonly bureaus: Bureaus;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  readonly now: () => Date;
}

const atOnce = 16;
const tickMs = 1000;
const tooLate = 'The bureau did not answer in time';
const notAsked = 'The bureau of this order is not configured';
const noSense = 'The bureau gave no usable answer';

/** Takes fetches that are due and has them for the length of a lease. Two servers never take the same one. */
async function claimDue(db: Database, now: Date, most: number): Promise<Fetch[]> {
  return inTransaction(db, async tx => {
    const due = await tx
      .select({ id: bureauFetch.id })
      .from(bureauFetch)
      .where(and(eq(bureauFetch.state, 'initiated'), lte(bureauFetch.dueAt, now)))
      .orderBy(asc(bureauFetch.dueAt))
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(bureauFetch)
      .set({ dueAt: new Date(now.getTime() + leaseMs) })
      .where(
        inArray(
          bureauFetch.id,
          due.map(row => row.id),
        ),
      )
      .returning();
  });
}

async function lookAgainLater(parts: WorkerParts, fetch: Fetch): Promise<void> {
  await parts.db
    .update(bureauFetch)
    .set({ dueAt: nextLook(fetch.requestedAt, parts.now()) })
    .where(and(eq(bureauFetch.id, fetch.id), eq(bureauFetch.state, 'initiated')));
}

/** Asks the bureau about one fetch and keeps what it says. */
async function ask(parts: WorkerParts, fetch: Fetch, ends: AbortSignal): Promise<'settled' | 'pending'> {
  const { db } = parts;
  const now = parts.now();
  const bureau = parts.bureaus[fetch.bureau];
  // Ordered from somebody this server does not ask, such as the sandbox of a demonstration that is over.
  if (bureau?.provider !== fetch.provider) {
    await settle(db, fetch, { state: 'failed', words: notAsked, lasting: false }, now);
    return 'settled';
  }
  if (fetch.providerReference === null) {
    const order = await placeOrder(db, bureau, fetch, { now, ends });
    if (order.outcome === 'ordered') return 'pending';
    const words = order.outcome === 'refused' ? order.errorMessages[0] : 'The bureau did not begin';
    await settle(db, fetch, { state: 'failed', words, lasting: true }, now);
    return 'settled';
  }
  const inquiry = await inquiryOf(db, fetch, now);
  const reference = fetch.providerReference;
  const answer = await bounded(signal => bureau.collect(reference, { ...inquiry, signal }), patienceMs, ends);
  if (answer.outcome === 'pending') return 'pending';
  const { body, words } = answer;
  await settle(
    db,
    fetch,
    answer.outcome === 'report'
      ? { state: 'fetched', body }
      : { state: 'failed', words, body, lasting: true },
    parts.now(),
  );
  return 'settled';
}

/** Looks after one fetch. Whatever happens, it is settled or due again; after ten minutes it has failed. */
async function lookAfter(parts: WorkerParts, fetch: Fetch, ends: AbortSignal): Promise<void> {
  let words = tooLate;
  try {
    if ((await ask(parts, fetch, ends)) === 'settled') return;
  } catch (error) {
    // The lease runs out by itself, and another server goes on.
    if (ends.aborted) return;
    words = noSense;
    parts.logger.warn({ job: 'bureau', fetchId: fetch.id, bureau: fetch.bureau, error: loggable(error) });
  }
  const now = parts.now();
  if (now.getTime() - fetch.requestedAt.getTime() < giveUpMs) await lookAgainLater(parts, fetch);
  else await settle(parts.db, fetch, { state: 'failed', words, lasting: true }, now);
}

export interface BureauWorker {
  /** Takes what is due. @returns when each of it is settled or due again */
  readonly tick: () => Promise<void>;
  /** Ticks every second from now on. */
  readonly start: () => void;
  /** Ends it. @returns when nothing is under way any more */
  readonly stop: () => Promise<void>;
}

/** Fetches reports as long as the server runs. All it knows is in the table: killed at any moment, it or another
 *  server goes on from there. A bureau that hangs holds up its own fetches only. */
export function createBureauWorker(parts: WorkerParts): BureauWorker {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let fetches = 0;
  let claiming = false;

  const tick = async (): Promise<void> => {
    if (claiming || fetches >= atOnce || stopping.signal.aborted) return;
    claiming = true;
    const due = await claimDue(parts.db, parts.now(), atOnce - fetches).finally(() => {
      claiming = false;
    });
    fetches += due.length;
    await Promise.allSettled(
      due.map(fetch =>
        lookAfter(parts, fetch, stopping.signal)
          .catch(complain)
          .finally(() => {
            fetches -= 1;
          }),
      ),
    );
  };
  function complain(error: unknown): void {
    if (!stopping.signal.aborted) parts.logger.error({ job: 'bureau', error: loggable(error) });
  }

  let timer: NodeJS.Timeout | null = null;
  return {
    tick,
    start: () => {
      timer = setInterval(() => {
        const work: Promise<void> = tick()
          .catch(complain)
          .finally(() => underWay.delete(work));
        underWay.add(work);
      }, tickMs);
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}
