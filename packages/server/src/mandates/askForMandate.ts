import { endedStatuses, readMandateReference } from '@lending-desk/domain/mandates';
import { and, asc, eq, isNull, lt, notInArray, or } from 'drizzle-orm';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { declareJob, type Job, type JobContext, jobOf } from '../jobs/declareJob';
import { askProvider } from '../providers/askProvider';
import type { FoundMandate } from '../providers/mandates/mandates';
import type { MandatesOf } from '../providers/mandates/mandatesOf';
import { lockMandate, type MandateRow } from './lockMandate';
import { storeReport } from './storeReport';
import { mandate } from './table';

const askLimitMs = 10_000;
const hourMs = 60 * 60_000;
/** How many mandates are asked about in one run. */
const most = 200;
/** A status that is not final is asked for again after this time: a message may have been lost. */
const askedEveryHours = 6;

/** Asks the provider for a subscription.
 *  @returns null when there is no provider, or it has no such subscription */
export async function askForMandate(
  { db, now, signal, ...context }: JobContext,
  known: Pick<MandateRow, 'reference' | 'providerId'>,
  providerOf: MandatesOf,
): Promise<FoundMandate | null> {
  const provider = providerOf(context);
  if (!provider) return null;
  const options = { now: now(), ms: askLimitMs, ends: signal };
  return askProvider(db, 'mandates', ends => provider.find(known, ends), options);
}

/** Asks about one mandate and stores the answer. */
async function follow(context: JobContext, row: MandateRow, providerOf: MandatesOf): Promise<void> {
  const found = await askForMandate(context, row, providerOf);
  const now = context.now();
  const named = readMandateReference(row.reference);
  await inTransaction(context.db, async tx => {
    const known = named && (await lockMandate(tx, named));
    if (!known) return;
    if (found) {
      const { status, providerId } = found.subscription;
      // The day of a status does not change by asking for it again.
      const at = status === known.status ? (known.statusAt ?? now) : now;
      await storeReport(tx, known, { status, at, providerId, found, now });
    }
    await tx.update(mandate).set({ askedAt: now }).where(eq(mandate.loanId, row.loanId));
  });
}

export const followMandateJob = declareJob({
  kind: 'mandates.follow',
  payload: v.object({ loanId: v.number() }),
  attempts: 10,
  quietSeconds: 30,
  atOnce: 4,
  backOff: { firstSeconds: 60, mostSeconds: 3600 },
});

/** Asks about the mandate of a loan whose last message came while the provider did not answer. */
export const followMandateBy = (providerOf: MandatesOf): Job =>
  jobOf(followMandateJob, {
    run: async (context, { loanId }) => {
      const [row] = await context.db.select().from(mandate).where(eq(mandate.loanId, loanId));
      if (row) await follow(context, row, providerOf);
      return 'done';
    },
  });

export const askMandatesJob = declareJob({
  kind: 'mandates.ask',
  payload: v.object({ occurrence: v.string() }),
  attempts: 2,
  quietSeconds: 10 * 60,
  atOnce: 1,
  backOff: { firstSeconds: 60, mostSeconds: 600 },
  recurs: { everyMinutes: 60 },
});

/** Asks, once an hour, about the mandates that have not ended and were not asked about for some hours. When the
 *  provider does not answer, the rest waits for the next hour.
 *  @source providers: Cashfree */
export const askMandatesBy = (providerOf: MandatesOf): Job =>
  jobOf(askMandatesJob, {
    run: async context => {
      if (!providerOf(context)) return 'done';
      const before = new Date(context.now().getTime() - askedEveryHours * hourMs);
      const rows = await context.db
        .select()
        .from(mandate)
        .where(
          and(
            or(isNull(mandate.askedAt), lt(mandate.askedAt, before)),
            or(isNull(mandate.status), notInArray(mandate.status, [...endedStatuses])),
          ),
        )
        .orderBy(asc(mandate.askedAt))
        .limit(most);
      for (const [index, row] of rows.entries()) {
        context.signal.throwIfAborted();
        await follow(context, row, providerOf);
        await context.progress(index + 1);
      }
      return 'done';
    },
  });
