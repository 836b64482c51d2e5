import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { declareJob, jobOf } from '../jobs/declareJob';
import { checkLedger, type Deviation } from './checkLedger';
import { ledgerCheck, loanAccount } from './table';

/** How many deviations are kept; all are counted. */
const mostKept = 200;

export const ledgerCheckDeclaration = declareJob({
  kind: 'ledger.check',
  payload: v.object({ checkId: v.string() }),
  attempts: 3,
  quietSeconds: 5 * 60,
  atOnce: 1,
  backOff: { firstSeconds: 30, mostSeconds: 300 },
});

/** Compares every account with its entries, and keeps what it finds as it goes. Run again, it begins anew. */
export const ledgerCheckJob = jobOf(ledgerCheckDeclaration, {
  run: async ({ db, now, signal, progress }, { checkId }) => {
    const found: Deviation[] = [];
    let differ = 0;
    const [all] = await db.select({ accounts: count() }).from(loanAccount);
    const accounts = all?.accounts ?? 0;
    const store = (part: Partial<typeof ledgerCheck.$inferInsert>) =>
      db
        .update(ledgerCheck)
        .set({ accounts, differ, deviations: found, ...part })
        .where(eq(ledgerCheck.id, checkId));
    const compared = await checkLedger(
      db,
      deviation => {
        differ += 1;
        if (found.length < mostKept) found.push(deviation);
      },
      {
        signal,
        progress: async done => {
          await progress(`${done} of ${accounts}`);
          await store({ compared: done });
        },
      },
    );
    await store({ compared, state: 'done', endedAt: now() });
    return 'done';
  },
  gaveUp: async (tx, { checkId }, now) => {
    await tx.update(ledgerCheck).set({ state: 'failed', endedAt: now }).where(eq(ledgerCheck.id, checkId));
  },
});
