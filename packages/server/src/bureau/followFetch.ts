import { refusals } from '@lending-desk/domain/errors';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { declareJob, type Job, type JobContext, jobOf } from '../jobs/declareJob';
import { askProvider } from '../providers/askProvider';
import type { BureausOf } from './bureausOf';
import { inquiryOf, requestTimeoutMs, placeOrder } from './placeOrder';
import type { Fetch } from './sections';
import { recordOutcome } from './recordOutcome';
import { bureauFetch } from './table';

const second = 1000;
/** How long the request that recorded a fetch has to place its order; after that the job places it. */
const orderMs = 3 * requestTimeoutMs;
/** A report that has not arrived after this time counts as failed. */
const giveUpMs = 10 * 60 * second;

const tooLate = 'The bureau did not answer in time';
const notAsked = 'The bureau of this order is not configured';
const noSense = 'The bureau gave no usable answer';

/** Polls a recorded fetch until its report arrives or counts as failed. */
export const followFetchJob = declareJob({
  kind: 'bureau.followFetch',
  payload: v.object({ fetchId: v.string() }),
  // More than fit into `giveUpMs`, so the fetch fails with its own message before the job runs out of attempts.
  attempts: 30,
  quietSeconds: 30,
  atOnce: 16,
  backOff: { firstSeconds: 1, mostSeconds: 60 },
});

/** When to poll again: soon at first, then after half the fetch's age, at most a minute apart. */
export function nextPollAt(requestedAt: Date, now: Date): Date {
  const age = now.getTime() - requestedAt.getTime();
  return new Date(now.getTime() + Math.min(60 * second, Math.max(second, age / 2)));
}

/** Polls the bureau about one fetch and stores the answer. */
async function ask(context: JobContext, fetch: Fetch, bureausOf: BureausOf): Promise<'ended' | 'pending'> {
  const { db, signal } = context;
  const now = context.now();
  const bureau = bureausOf(context)[fetch.bureau];
  // Ordered from a provider this server does not use, such as the sandbox of a former demonstration.
  if (bureau?.provider !== fetch.provider) {
    await recordOutcome(db, fetch, { state: 'failed', message: notAsked, lasting: false }, now);
    return 'ended';
  }
  if (fetch.providerReference === null) {
    if (now.getTime() - fetch.requestedAt.getTime() < orderMs) return 'pending';
    const order = await placeOrder(db, bureau, fetch, { now, ends: signal });
    if (order.outcome === 'ordered') return 'pending';
    const message = order.outcome === 'refused' ? order.errorMessages[0] : refusals.bureauNotBegun;
    await recordOutcome(db, fetch, { state: 'failed', message: message, lasting: true }, now);
    return 'ended';
  }
  const inquiry = await inquiryOf(db, fetch, now);
  const reference = fetch.providerReference;
  const answer = await askProvider(
    db,
    fetch.bureau,
    ends => bureau.collect(reference, { ...inquiry, signal: ends }),
    { now, ms: requestTimeoutMs, ends: signal },
  );
  if (answer.outcome === 'pending') return 'pending';
  const { body, message } = answer;
  await recordOutcome(
    db,
    fetch,
    answer.outcome === 'report'
      ? { state: 'fetched', body }
      : { state: 'failed', message, body, lasting: true },
    context.now(),
  );
  return 'ended';
}

/** Polls repeatedly; after ten minutes the fetch has failed, and the loan says why. */
export const followFetchFrom = (bureausOf: BureausOf): Job =>
  jobOf(followFetchJob, {
    run: async (context, { fetchId }) => {
      const { db } = context;
      const [fetch] = await db
        .select()
        .from(bureauFetch)
        .where(and(eq(bureauFetch.id, fetchId), eq(bureauFetch.state, 'initiated')));
      if (!fetch) return 'done';
      const isLate = () => context.now().getTime() - fetch.requestedAt.getTime() >= giveUpMs;
      let message = tooLate;
      try {
        if ((await ask(context, fetch, bureausOf)) === 'ended') return 'done';
      } catch (error) {
        if (context.signal.aborted || !isLate()) throw error;
        message = noSense;
      }
      const now = context.now();
      if (!isLate()) return { again: nextPollAt(fetch.requestedAt, now) };
      await recordOutcome(db, fetch, { state: 'failed', message: message, lasting: true }, now);
      return 'done';
    },
    gaveUp: async (tx, { fetchId }, now) => {
      const [fetch] = await tx.select().from(bureauFetch).where(eq(bureauFetch.id, fetchId));
      if (fetch) await recordOutcome(tx, fetch, { state: 'failed', message: noSense, lasting: true }, now);
    },
  });
