import type { contract } from '@lending-desk/domain/contract';
import { verdictBySchema } from '@lending-desk/domain/form';
import { signUpSchema } from '@lending-desk/domain/signin';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { viewerOf } from '../http/identity';
import { networkOf } from '../http/remoteAddress';
import { Refused, type Verb } from '../http/verb';
import { hashPassword } from './password';
import { isUnowned, nextVersion } from '../staff/accounts';
import { recordRefusal } from './recordRefusal';
import { staff } from './table';
import { recordAttempt } from './throttle';

/** Requests an account (AU-036). It awaits an admin's approval: nobody signs in with it before (AU-040). For an
 *  address that already has an account the answer is the same after the same work, and nothing changes, so that
 *  the answer does not reveal who works here.
 *  @throws Refused 400 for what is missing, 429 when the address or the network has reached its limit */
export const signUp: Verb<typeof contract.signin.signUp> = async (context, input) => {
  const verdict = verdictBySchema(signUpSchema(context.config.orgEmailDomain), input);
  if (!verdict.ok) throw new Refused(400, Object.values(verdict.faults)[0] ?? '');

  const email = verdict.output.email.toLowerCase();
  const fullName = verdict.output.name;
  await recordAttempt(context, [
    { limit: 'sign-up: account', of: email },
    { limit: 'sign-up: network', of: networkOf(context.remoteAddress) },
  ]);
  const passwordHash = await hashPassword(input.password);
  await inTransaction(context.db, async tx => {
    // Also queried for a free address: both take the same steps.
    const [present] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
    const [created] = await tx
      .insert(staff)
      .values({ email, fullName, passwordHash, state: 'pending', createdAt: context.now })
      .onConflictDoUpdate({
        target: staff.email,
        set: {
          fullName,
          passwordHash,
          roles: [],
          state: 'pending',
          rejectedBecause: null,
          createdAt: context.now,
          version: nextVersion,
        },
        setWhere: isUnowned,
      })
      .returning();
    if (created) {
      await recordAudit(tx, { ...context, viewer: viewerOf(created) }, { action: 'signin.signUp' });
      return;
    }
    const accountId = present?.id;
    await recordRefusal(tx, context, { action: 'signin.signUpRepeated', reason: 'taken', email, accountId });
  });
  return {};
};
