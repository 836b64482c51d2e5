import type { StaffState } from '@lending-desk/domain/staff';
import { auditRow } from '../audit/table';
import type { Database, Transaction } from '../db/client';
import type { CallContext } from '../http/verb';
import { fingerprintOf } from './throttle';

/** Records a failed attempt on an account. The actor is not authenticated, so the row has none: it names the
 *  account that was addressed. Of an unknown address it stores only a fingerprint, the same one each time: people
 *  type passwords into the wrong field, and strangers' addresses are not ours to store. */
export async function recordRefusal(
  db: Database | Transaction,
  { now, requestId, remoteAddress, config }: CallContext,
  refused: {
    readonly action: 'signin.refused' | 'signin.signUpRepeated';
    readonly reason:
      | StaffState
      | 'unknown'
      | 'password'
      | 'taken'
      /** Single sign-on: a flow that is over, an answer that does not hold, an address that is not verified or not the
       *  organisation's, an account of somebody else. */
      | 'flow'
      | 'answer'
      | 'address'
      /** Single sign-on: without the claim that everybody of the organisation has. */
      | 'claim'
      | 'another';
    /** Null when nobody knows whose attempt it was. */
    readonly email: string | null;
    readonly accountId: string | undefined;
  },
): Promise<void> {
  const { action, reason, email, accountId } = refused;
  const fingerprint =
    email === null ? null : fingerprintOf({ limit: 'sign-in: account', of: email }, config.signingSecret);
  const account =
    accountId === undefined ? fingerprint && { fingerprint: fingerprint.slice(0, 16) } : { accountId };
  await db.insert(auditRow).values({
    at: now,
    actorName: 'Not signed in',
    requestId,
    action,
    after: { reason, ...account, remoteAddress },
  });
}
