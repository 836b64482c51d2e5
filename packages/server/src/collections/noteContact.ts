import { eq } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import type { Database, Transaction } from '../db/client';
import type { SignedInContext } from '../http/verb';
import { loanAccount } from '../ledger/table';

/** Records that collections was in contact about a loan today, and who: by a comment, or a call about dues. A loan
 *  without an account has no place in the order of work.
 *  @source M47 */
export async function noteContact(
  tx: Transaction | Database,
  { now, viewer }: Pick<SignedInContext, 'now' | 'viewer'>,
  loanId: number,
): Promise<void> {
  await tx
    .update(loanAccount)
    .set({ contactedOn: todayOf(now), contactedBy: viewer.idString })
    .where(eq(loanAccount.loanId, loanId));
}
