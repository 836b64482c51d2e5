import { accountMessages, passwordResetSchema } from '@lending-desk/domain/account';
import type { contract } from '@lending-desk/domain/contract';
import { verdictBySchema } from '@lending-desk/domain/form';
import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { viewerOf } from '../http/identity';
import { networkOf } from '../http/remoteAddress';
import { Refused, type Verb } from '../http/verb';
import { hashPassword } from '../signin/password';
import { hashToken } from '../signin/sessions';
import { passwordReset, staff } from '../signin/table';
import { recordAttempt } from '../signin/throttle';
import { endSessionsOf } from '../staff/accounts';

/** Sets a new password by a link and signs out every browser. Whoever deletes the link's row uses it: of two at once
 *  exactly one.
 *  @throws Refused 400 for a password that breaks the rule, 410 for a link that is unknown, used or too old, 429 for
 *  a network that tries too often */
export const resetPassword: Verb<typeof contract.account.resetPassword> = async (context, input) => {
  const verdict = verdictBySchema(passwordResetSchema, input);
  if (!verdict.ok) {
    throw new Refused(400, Object.values(verdict.faults)[0] ?? '', undefined, undefined, verdict.faults);
  }
  await recordAttempt(context, [{ limit: 'reset: network', of: networkOf(context.remoteAddress) }]);
  const passwordHash = await hashPassword(input.password);
  await inTransaction(context.db, async tx => {
    const { now } = context;
    const [link] = await tx
      .delete(passwordReset)
      .where(and(eq(passwordReset.hash, hashToken(input.token)), gt(passwordReset.expiresAt, now)))
      .returning({ staffId: passwordReset.staffId });
    const [person] = link
      ? await tx
          .update(staff)
          .set({ passwordHash })
          .where(and(eq(staff.id, link.staffId), eq(staff.state, 'active')))
          .returning()
      : [];
    if (!person) throw new Refused(410, accountMessages.linkUnknown);
    const sessionsEnded = await endSessionsOf(tx, person.id, now);
    const viewer = viewerOf(person);
    await recordAudit(
      tx,
      { ...context, viewer },
      { action: 'account.resetPassword', after: { sessionsEnded } },
    );
  });
  return {};
};
