import { type NachBookable, nachEventOf, nachResultOf, nachTotals } from '@lending-desk/domain/nach';
import { and, asc, eq, isNotNull, min, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { auditRow } from '../audit/table';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { declareJob, type JobContext, jobOf } from '../jobs/declareJob';
import { bookEvents, lockAccount } from '../ledger/bookEvent';
import type { BookedBy } from '../ledger/storeAccounts';
import { standingOn } from '@lending-desk/domain/repayment';
import { todayOf } from '../calendar/todayOf';
import { type FileRow, fileOf } from './boardAnswer';
import { nachReference } from './reference';
import { remarkReturns } from './remarkReturns';
import { nachFile, nachRow, type StoredResult } from './table';

export const commitDeclaration = declareJob({
  kind: 'nach.commit',
  payload: v.object({ fileId: v.string() }),
  attempts: 20,
  quietSeconds: 120,
  atOnce: 1,
  backOff: { firstSeconds: 5, mostSeconds: 300 },
});

/** Books the rows of a file: all of one loan by EMI date in one transaction, then those of the next. Interrupted
 *  anywhere, the next run goes on with the loans that are left. */
export const commitJob = jobOf(commitDeclaration, {
  run: async (context, { fileId }) => {
    await commitRows(context, fileId);
    return 'done';
  },
});

type CommitContext = Pick<JobContext, 'db' | 'now'> & Partial<Pick<JobContext, 'signal' | 'progress'>>;

async function commitRows({ db, now, signal, progress }: CommitContext, fileId: string): Promise<void> {
  const file = await fileOf(db, fileId);
  if (file.state !== 'committing') return;
  for (const [at, loanId] of (await loansLeft(db, fileId)).entries()) {
    signal?.throwIfAborted();
    await inTransaction(db, tx => bookLoan(tx, file, loanId, now()));
    if (at % 20 === 0) await progress?.(at);
  }
  await inTransaction(db, tx => endCommit(tx, file, now()));
}

const isLeft = (fileId: string) =>
  and(eq(nachRow.fileId, fileId), isNotNull(nachRow.books), eq(nachRow.booked, false));

/** In the order in which the file names them, as in the dry run. */
async function loansLeft(db: Database, fileId: string): Promise<number[]> {
  const rows = await db
    .select({ loanId: nachRow.loanId })
    .from(nachRow)
    .where(isLeft(fileId))
    .groupBy(nachRow.loanId)
    .orderBy(asc(min(nachRow.line)));
  return rows.flatMap(({ loanId }) => loanId ?? []);
}

const byEmiDate = (one: NachBookable, other: NachBookable) =>
  one.row.emiDate < other.row.emiDate ? -1 : Number(one.row.emiDate > other.row.emiDate);

async function bookLoan(tx: Transaction, file: FileRow, loanId: number, now: Date): Promise<void> {
  const { fileId } = file;
  const by = bookedBy(file);
  const account = await lockAccount(tx, loanId);
  if (account === null) throw new Error(`Loan ${loanId} has no account any more`);
  // Read under the lock: another run may have booked them.
  const left = await tx
    .select()
    .from(nachRow)
    .where(and(isLeft(fileId), eq(nachRow.loanId, loanId)))
    .orderBy(asc(nachRow.line));
  const today = todayOf(now);
  const events = left
    .flatMap(({ books }) => books ?? [])
    .toSorted(byEmiDate)
    .map(bookable => {
      const event = nachEventOf(bookable, { id: `${fileId}:${bookable.line}`, bookedOn: today });
      return { bookable, event, reference: nachReference(loanId, event) };
    });
  const booked = await bookEvents(tx, { loanId, account }, events, { now, by });
  const [first, last] = [booked[0], booked.at(-1)];
  if (first === undefined || last === undefined) return;
  const days = {
    daysBefore: standingOn(first.before, today).daysPastDue,
    daysAfter: standingOn(last.account, today).daysPastDue,
  };
  const results = events.flatMap(({ bookable, event }, at) => {
    const became = booked[at];
    if (became === undefined) return [];
    const { event: books, ...result } = nachResultOf(loanId, bookable, event, became);
    return [{ ...result, ...(books && days) }];
  });
  await keepResults(tx, fileId, results);
  await remarkReturns(tx, { loanId, results, now, by });
}

async function keepResults(tx: Transaction, fileId: string, results: readonly StoredResult[]): Promise<void> {
  await tx.execute(sql`
    update ${nachRow} set result = became.result, booked = true
    from jsonb_to_recordset(${JSON.stringify(results.map(result => ({ line: result.line, result })))}::text::jsonb)
      as became(line int, result jsonb)
    where ${nachRow.fileId} = ${fileId} and ${nachRow.line} = became.line`);
  await tx
    .update(nachFile)
    .set({ done: sql`${nachFile.done} + ${results.length}` })
    .where(eq(nachFile.fileId, fileId));
}

const bookedBy = ({ committedById, committedBy, requestId }: FileRow): BookedBy => ({
  id: committedById,
  name: committedBy ?? '',
  requestId: requestId ?? '',
});

async function endCommit(tx: Transaction, file: FileRow, now: Date): Promise<void> {
  const { fileId } = file;
  const rows = await tx.select({ result: nachRow.result }).from(nachRow).where(eq(nachRow.fileId, fileId));
  const totals = nachTotals(rows.map(({ result }) => result));
  const ended = await tx
    .update(nachFile)
    .set({ state: 'committed', committedAt: now, totals })
    .where(and(eq(nachFile.fileId, fileId), eq(nachFile.state, 'committing')))
    .returning({ fileId: nachFile.fileId });
  if (ended.length === 0) return;
  const { id, name, requestId } = bookedBy(file);
  const { postedAmount: _paise, ...counts } = totals;
  await tx.insert(auditRow).values({
    at: now,
    actorId: id,
    actorName: name,
    action: 'nach.committed',
    after: { fileId, ...counts },
    requestId,
  });
}
