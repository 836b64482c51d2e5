import { type RequestKind, waitingDays } from '@lending-desk/domain/approvals';
import { addDays, type BusinessDate } from '@lending-desk/domain/calendar';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { approval } from './table';

/** What of a loan waits for a second person, oldest first [M35]. */
export async function waitingFor(
  db: Database | Transaction,
  loanId: number,
  today: BusinessDate,
): Promise<RequestKind[]> {
  const rows = await db
    .select({ kind: approval.kind })
    .from(approval)
    .where(
      and(
        eq(approval.loanId, loanId),
        eq(approval.state, 'waiting'),
        gte(approval.askedOn, addDays(today, -waitingDays)),
      ),
    )
    .orderBy(asc(approval.askedAt));
  return rows.map(({ kind }) => kind);
}
