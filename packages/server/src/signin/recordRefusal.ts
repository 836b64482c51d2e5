import { auditRow } from '../audit/table';
import type { Database, Transaction } from '../db/client';
import type { CallContext } from '../http/verb';
import { fingerprintOf } from './throttle';

/** Writes down an attempt at an account that came to nothing. Nobody has shown who they are, so the row has no actor:
 *  it names the account that was meant. Of an address that is no account's there is a fingerprint only, the same for
 *  the same address: people type passwords into the wrong field, and addresses of strangers are not ours to keep. */
export async function recordRefusal(
  db: Database | Transaction,
  { now, requestId, remoteAddress, config }: CallContext,
  refused: {
    readonly action: 'signin.refused' | 'signin.signUpRepeated';
    readonly reason: 'unknown' | 'password' | 'pending' | 'disabled' | 'active' | 'taken';
    readonly email: string;
    readonly accountId: string | undefined;
  },
): Promise<void> {
  const { action, reason, email, accountId } = refused;
  const fingerprint = fingerprintOf({ limit: 'sign-in: account', of: email }, config.signingSecret);
  const account = accountId === undefined ? { fingerprint: fingerprint.slice(0, 16) } : { accountId };
  await db.insert(auditRow).values({
    at: now,
    actorName: 'Not signed in',
    requestId,
    action,
    after: { reason, ...account, remoteAddress },
  });
}
