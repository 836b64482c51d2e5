import type { Database, Transaction } from '../db/client';
import type { SignedInContext } from '../http/verb';
import { isSealed } from '../secrets/seal';
import { auditRow } from './table';

/** What stands in the audit for a password that is stored sealed: whether there is one, and no more. */
const sealedWords = 'sealed';

const withoutSealed = (value: unknown): unknown =>
  value === undefined || value === null
    ? null
    : JSON.parse(
        JSON.stringify(value, (_name, part: unknown) =>
          typeof part === 'string' && isSealed(part) ? sealedWords : part,
        ),
      );

/** Writes the audit row of an action, in the same transaction as the action. A sealed value is left out: the audit
 *  outlives the secret it was sealed with, and nobody can take it back from there.
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
    before: withoutSealed(entry.before),
    after: withoutSealed(entry.after),
  });
}
