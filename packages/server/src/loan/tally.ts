import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { loanTally } from './table';

/** The row that counts every status, so that the list without a filter adds up one row a day. */
export const anyStatus = 'ALL';

/** Loans that appear (positive) or leave (negative) under a status and a day. */
export interface TallyChange {
  readonly status: string;
  /** The Asia/Kolkata day the loan started. */
  readonly day: string;
  readonly loans: number;
  readonly unassigned: number;
}

/** Keeps the tally true; called inside the transaction that changes the loans, as late as possible, because the row
 *  of a busy day is shared by everybody who decides or takes one of its loans. */
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
  // One order for everybody: two decisions that swap statuses on one day would otherwise wait for each other.
  const rows = [...sums.entries()]
    .filter(([, { loans, unassigned }]) => loans !== 0 || unassigned !== 0)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, change]) => change);
  if (rows.length === 0) return;
  await tx
    .insert(loanTally)
    .values(rows)
    .onConflictDoUpdate({
      target: [loanTally.status, loanTally.day],
      set: {
        loans: sql`${loanTally.loans} + excluded.loans`,
        unassigned: sql`${loanTally.unassigned} + excluded.unassigned`,
      },
    });
}
