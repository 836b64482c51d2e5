import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from '../db/client';
import { declareJob, jobOf } from '../jobs/declareJob';
import type { LoanRow } from './findLoan';
import { loanTally } from './table';

/** The row that counts every status, so that the list without a filter adds up one row per day. */
export const anyStatus = 'ALL';

/** Loans added to (positive) or removed from (negative) a status and a day. */
export interface TallyChange {
  readonly status: string;
  /** The Asia/Kolkata day the loan started. */
  readonly day: string;
  readonly loans: number;
  readonly unassigned: number;
}

/** Updates the tally; called inside the transaction that changes the loans. It appends and locks no row, so
 *  two users who decide loans of one day do not wait for each other. */
export async function changeTally(tx: Transaction, changes: readonly TallyChange[]): Promise<void> {
  const sums = new Map<string, TallyChange>();
  for (const change of changes.flatMap(one => [one, { ...one, status: anyStatus }])) {
    const key = `${change.status} ${change.day}`;
    const known = sums.get(key);
    sums.set(key, {
      ...change,
      loans: change.loans + (known?.loans ?? 0),
      unassigned: change.unassigned + (known?.unassigned ?? 0),
    });
  }
  const rows = [...sums.values()].filter(({ loans, unassigned }) => loans !== 0 || unassigned !== 0);
  if (rows.length > 0) await tx.insert(loanTally).values(rows);
}

/** A loan that was moved to another status.
 *  @param row  the loan before */
export async function moveInTally(
  tx: Transaction,
  row: Pick<LoanRow, 'approvalStatus' | 'startedDay' | 'underwriterId'>,
  to: string,
): Promise<void> {
  const unassigned = row.underwriterId === null ? 1 : 0;
  await changeTally(tx, [
    { status: row.approvalStatus, day: row.startedDay, loans: -1, unassigned: -unassigned },
    { status: to, day: row.startedDay, loans: 1, unassigned },
  ]);
}

/** Merges all rows of a status and a day into one, in one statement: readers see the same sums before and
 *  after, and rows appended meanwhile are merged the next time. */
export async function foldTally(db: Database): Promise<void> {
  await db.execute(sql`
    with several as (
      select ${loanTally.status}, ${loanTally.day} from ${loanTally} group by 1, 2 having count(*) > 1
    ), gone as (
      delete from ${loanTally} using several
      where ${loanTally.status} = several.status and ${loanTally.day} = several.day
      returning ${loanTally.status}, ${loanTally.day}, ${loanTally.loans}, ${loanTally.unassigned}
    )
    insert into ${loanTally} (status, day, loans, unassigned)
    select status, day, sum(loans), sum(unassigned) from gone group by 1, 2
    having sum(loans) <> 0 or sum(unassigned) <> 0`);
}

const declaration = declareJob({
  kind: 'loan.foldTally',
  payload: v.object({ occurrence: v.string() }),
  attempts: 3,
  quietSeconds: 60,
  atOnce: 1,
  backOff: { firstSeconds: 10, mostSeconds: 60 },
  recurs: { everyMinutes: 5 },
});

/** Merges the rows of the tally regularly. */
export const foldTallyJob = jobOf(declaration, {
  run: async ({ db }) => {
    await foldTally(db);
    return 'done';
  },
});
