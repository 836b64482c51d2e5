import { addDays, type BusinessDate } from '@lending-desk/domain/calendar';
import { bucketLabels, daysOfBand } from '@lending-desk/domain/collections';
import { type contract, toWireRupees } from '@lending-desk/domain/contract';
import { dpdBuckets } from '@lending-desk/domain/loan';
import { paise } from '@lending-desk/domain/money';
import { count, min, type SQL, sql, sum } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import type { Database } from '../db/client';
import type { Verb } from '../http/verb';
import { loanAccount } from '../ledger/table';

/** The bucket of an account on a day, as `dpdBucket` names it. */
function bucketOn(today: BusinessDate): SQL<string> {
  const late = dpdBuckets.slice(1).map(({ label }) => {
    const { least } = daysOfBand(dpdBuckets, label);
    return sql`when ${loanAccount.oldestUnpaid} <= ${addDays(today, -(least ?? 0))}::date then ${label}`;
  });
  // The longest overdue first: each bucket has what the ones before it left.
  return sql<string>`case ${sql.join(late.toReversed(), sql` `)} else ${dpdBuckets[0].label} end`;
}

/** The day-end as of which the stored amounts are: yesterday, or the one before the first posting that is late. An
 *  account changes by its next posting alone, whichever day that is. */
async function asOf(db: Database, today: BusinessDate): Promise<BusinessDate> {
  const [found] = await db.select({ first: min(loanAccount.nextPosting) }).from(loanAccount);
  const late = found?.first ?? today;
  return late <= today ? addDays(late, -2) : addDays(today, -1);
}

/** How the book stands, by buckets of days past due; every bucket is there, also an empty one [M6]. */
export const readAgeing: Verb<typeof contract.collections.ageing> = async ({ db, now }) => {
  const today = todayOf(now);
  const book = db
    .select({ bucket: bucketOn(today).as('bucket'), overdue: loanAccount.overdueTotal })
    .from(loanAccount)
    .as('book');
  const found = await db
    .select({ bucket: book.bucket, loans: count(), overdue: sum(book.overdue) })
    .from(book)
    .groupBy(book.bucket);
  const buckets = bucketLabels.map(bucket => {
    const row = found.find(one => one.bucket === bucket);
    return { bucket, loans: row?.loans ?? 0, overdue: toWireRupees(paise(Number(row?.overdue ?? 0))) };
  });
  return { data: { asOf: await asOf(db, today), buckets } };
};
