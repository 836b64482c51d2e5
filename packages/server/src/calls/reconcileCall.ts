import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { declareJob, jobOf } from '../jobs/declareJob';
import { inTransaction } from '../db/transaction';
import { announce } from '../live/announce';
import { callRecord } from './table';

/** Marks a call as unknown when its server stopped between note and outcome. It does not dial: whether the
 *  phones rang is not known, and nobody must be called twice. */
export const reconcileCallJob = declareJob({
  kind: 'calls.reconcile',
  payload: v.object({ callId: v.string() }),
  attempts: 10,
  quietSeconds: 30,
  atOnce: 4,
  backOff: { firstSeconds: 1, mostSeconds: 60 },
});

export const reconcileCall = jobOf(reconcileCallJob, {
  run: async ({ db }, { callId }) => {
    await inTransaction(db, async tx => {
      const [call] = await tx
        .update(callRecord)
        .set({ status: 'unknown' })
        .where(and(eq(callRecord.id, callId), eq(callRecord.status, 'asked')))
        .returning({ loanId: callRecord.loanId });
      if (call) await announce(tx, call.loanId, 'calls');
    });
    return 'done';
  },
});
