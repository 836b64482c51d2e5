import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { configuration } from '../decision/table';
import { readSections } from '../loan/sections';
import { loan } from '../loan/table';
import { openArrived } from './openings';
import { loanAccount, takeOver } from './table';

/** Records that no loan of an older version is without its account. */
const allTakenOver = 'done.accountsTakenOver';

/** The fields of a loan that make its account, and its last contact. */
const moneyFields = [
  'disbursalDate',
  'emiDay',
  'approvalDetails',
  'amountDisbursed',
  'preEmiAmount',
  'processingFee',
  'emis',
  'transactionDetails',
  'feedbacks',
];

const batchSize = 200;

/** At the first start of this version, opens the accounts of disbursed loans that an older version stored. Imports
 *  open them since then, so later starts need not look. If interrupted, the next start continues.
 *  @returns whether it looked
 *  @source M37 */
export async function takeOverStored(db: Database, now: Date): Promise<boolean> {
  const [done] = await db
    .select({ key: configuration.key })
    .from(configuration)
    .where(eq(configuration.key, allTakenOver));
  if (done) return false;
  for (let after = 0; ; ) {
    const batch = await withoutAccount(db, after);
    const last = batch.at(-1);
    if (last === undefined) break;
    await inTransaction(db, async tx => {
      const arrived = [];
      for (const loanId of batch)
        arrived.push({ loanId, fields: await readSections(tx, loanId, moneyFields) });
      await openArrived(tx, arrived, { now, by: 'Upgrade' });
    });
    after = last;
  }
  await db.insert(configuration).values({ key: allTakenOver, value: true }).onConflictDoNothing();
  return true;
}

/** The next disbursed loans that nobody looked at. */
async function withoutAccount(db: Database, after: number): Promise<number[]> {
  const rows = await db
    .select({ loanId: loan.loanId })
    .from(loan)
    .leftJoin(loanAccount, eq(loanAccount.loanId, loan.loanId))
    .leftJoin(takeOver, eq(takeOver.loanId, loan.loanId))
    .where(
      and(
        eq(loan.approvalStatus, 'DISBURSED'),
        gt(loan.loanId, after),
        isNull(loanAccount.loanId),
        isNull(takeOver.loanId),
      ),
    )
    .orderBy(asc(loan.loanId))
    .limit(batchSize);
  return rows.map(({ loanId }) => loanId);
}
