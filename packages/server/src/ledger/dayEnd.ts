import type { BusinessDate } from '@lending-desk/domain/calendar';
import { postThrough } from '@lending-desk/domain/repayment';
import { and, asc, gt, inArray, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { todayOf } from '../calendar/todayOf';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { declareJob, type JobContext, jobOf } from '../jobs/declareJob';
import { loan } from '../loan/table';
import { saveAccount } from './bookEvent';
import { accountOf, readAccounts } from './readAccount';
import { loanAccount } from './table';

const batchSize = 50;

/** Posts what has fallen due and been charged up to a day, each with its own date, of every account that has something
 *  to post. Days that were missed are posted too; repeating it posts nothing twice.
 *  @returns how many accounts had something to post
 *  @source M5, M6 */
export async function dayEnd(
  db: Database,
  through: BusinessDate,
  { signal, progress }: Partial<Pick<JobContext, 'signal' | 'progress'>> = {},
): Promise<number> {
  let posted = 0;
  for (let after = 0; ; ) {
    signal?.throwIfAborted();
    const batch = await db
      .select({ loanId: loanAccount.loanId })
      .from(loanAccount)
      .where(and(lte(loanAccount.nextPosting, through), gt(loanAccount.loanId, after)))
      .orderBy(asc(loanAccount.loanId))
      .limit(batchSize);
    const last = batch.at(-1);
    if (last === undefined) return posted;
    await postBatch(
      db,
      batch.map(({ loanId }) => loanId),
      through,
    );
    after = last.loanId;
    posted += batch.length;
    await progress?.(posted);
  }
}

async function postBatch(db: Database, loanIds: readonly number[], through: BusinessDate): Promise<void> {
  await inTransaction(db, async tx => {
    // As `lockAccount`: the accounts are read once their loans are locked.
    const which = inArray(loan.loanId, [...loanIds]);
    await tx.select({ loanId: loan.loanId }).from(loan).where(which).orderBy(loan.loanId).for('update');
    for (const stored of await readAccounts(tx, inArray(loanAccount.loanId, [...loanIds]))) {
      const before = accountOf(stored);
      await saveAccount(tx, stored.row.loanId, before, postThrough(before, through), []);
    }
  });
}

export const dayEndDeclaration = declareJob({
  kind: 'ledger.dayEnd',
  payload: v.object({ occurrence: v.string() }),
  attempts: 10,
  quietSeconds: 5 * 60,
  atOnce: 1,
  backOff: { firstSeconds: 30, mostSeconds: 600 },
  recurs: { dailyAtMinute: 15 },
});

/** Ends the day before at a quarter past midnight, on one of the servers. */
export const dayEndJob = jobOf(dayEndDeclaration, {
  run: async ({ db, now, signal, progress }) => {
    await dayEnd(db, todayOf(now()), { signal, progress });
    return 'done';
  },
});
