import type { Database } from '../db/client';
import { loan } from './table';

/** Whether the database holds any loan; reads one row, however many there are. */
export async function anyLoan(db: Database): Promise<boolean> {
  const rows = await db.select({ loanId: loan.loanId }).from(loan).limit(1);
  return rows.length > 0;
}
