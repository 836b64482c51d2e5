import type { Database, Transaction } from '../db/client';
import type { SignedInContext } from '../http/verb';
import { auditRow } from './table';

/** Writes the audit row of an action, in the same transaction as the action.
 *  @param entry  `before` and `after` hold only what changed; never a password, a token or a full Aadhaar
 *  number */
export async function recordAudit(
  tx: Transaction | Database,
  context: Pick<SignedInContext, 'now' | 'requestId' | 'viewer'>,
  entry: { action: string; loanId?: number; before?: unknown; after?: unknown },
): Promise<void> {
  await tx.insert(auditRow).values({
    at: context.now,
    actorId: context.viewer.idString,
    actorName: context.viewer.fullName,
    requestId: context.requestId,
    action: entry.action,
    loanId: entry.loanId ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
  });
}
