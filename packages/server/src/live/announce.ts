import type { LoanChange } from '@lending-desk/domain';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';

/** The database channel the servers listen to. */
export const loanChanged = 'loan_changed';

/** Tells every open screen of a loan that something of it changed. Inside a transaction it is told at the commit, and
 *  not at all when there is none. */
export async function announce(
  db: Database | Transaction,
  loanId: number,
  changed: LoanChange,
): Promise<void> {
  await db.execute(sql`select pg_notify(${loanChanged}, ${JSON.stringify({ loanId, changed })})`);
}
