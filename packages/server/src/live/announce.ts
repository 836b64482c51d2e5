import type { LoanChange } from '@lending-desk/domain/live';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';

/** The database channel the servers listen to. */
export const loanChanged = 'loan_changed';

/** Notifies every open screen of a loan that something of it changed. In a transaction the notice is sent at the
 *  commit, and not at all after a rollback. */
export async function announce(
  db: Database | Transaction,
  loanId: number,
  changed: LoanChange,
): Promise<void> {
  await db.execute(sql`select pg_notify(${loanChanged}, ${JSON.stringify({ loanId, changed })})`);
}
