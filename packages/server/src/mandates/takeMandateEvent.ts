import { type MandateNumber, readMandateReference } from '@lending-desk/domain/mandates';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { declareJob, type Job, type JobContext, jobOf } from '../jobs/declareJob';
import { enqueue } from '../jobs/enqueue';
import { providerEvent } from '../paymentLinks/table';
import type { FoundMandate } from '../providers/mandates/mandates';
import type { MandatesOf } from '../providers/mandates/mandatesOf';
import { askForMandate, followMandateJob } from './askForMandate';
import { lockMandate } from './lockMandate';
import { storeReport } from './storeReport';

type EventRow = typeof providerEvent.$inferSelect;

export const takeMandateEventJob = declareJob({
  kind: 'mandates.takeEvent',
  payload: v.object({ eventId: v.string() }),
  attempts: 20,
  quietSeconds: 60,
  atOnce: 4,
  backOff: { firstSeconds: 1, mostSeconds: 600 },
});

const minuteMs = 60_000;

/** Takes a message about a mandate out of the inbox: the provider is asked for the subscription, because the message
 *  says neither account nor holder, and what both say is stored in one transaction. While the provider does not answer,
 *  the status of the message holds, and it is asked again.
 *  @source M43, providers: Cashfree */
export const takeMandateEventBy = (providerOf: MandatesOf): Job =>
  jobOf(takeMandateEventJob, {
    run: async (context, { eventId }) => {
      const { db } = context;
      const [event] = await db.select().from(providerEvent).where(eq(providerEvent.id, eventId));
      if (!event || event.outcome !== null) return 'done';
      const named = readMandateReference(event.mandateReference ?? '');
      const isOurs = named !== null && (await isWaitedFor(context, event, named));
      const found = isOurs ? await askQuietly(context, event, providerOf) : null;
      await inTransaction(db, async tx => {
        const open = and(eq(providerEvent.id, eventId), isNull(providerEvent.outcome));
        const known = named && (await lockMandate(tx, named));
        const [waits] = await tx.select().from(providerEvent).where(open).for('update');
        if (!waits) return;
        const outcome = known
          ? await storeReport(tx, known, {
              status: event.mandateStatus ?? '',
              at: event.at,
              providerId: event.mandateId,
              found: found && found !== 'no answer' ? found : null,
              now: context.now(),
            })
          : 'unknown mandate';
        if (known && outcome === 'noted' && found === 'no answer') {
          const now = context.now();
          const runAt = new Date(now.getTime() + minuteMs);
          const { loanId } = known;
          await enqueue(tx, followMandateJob, { key: eventId, payload: { loanId }, runAt, now });
        }
        await tx
          .update(providerEvent)
          .set({ outcome, loanId: known?.loanId ?? null })
          .where(open);
      });
      return 'done';
    },
  });

/** Whether a message can change anything; the provider is not asked about one that cannot. */
async function isWaitedFor(
  { db }: Pick<JobContext, 'db'>,
  { at }: EventRow,
  named: MandateNumber,
): Promise<boolean> {
  return inTransaction(db, async tx => {
    const known = await lockMandate(tx, named);
    return known !== null && (known.statusAt === null || known.statusAt <= at);
  });
}

async function askQuietly(
  context: JobContext,
  { mandateReference, mandateId }: EventRow,
  providerOf: MandatesOf,
): Promise<FoundMandate | 'no answer' | null> {
  try {
    return await askForMandate(
      context,
      { reference: mandateReference ?? '', providerId: mandateId },
      providerOf,
    );
  } catch {
    return 'no answer';
  }
}
