import { accountMessages, passwordResetSchema } from '@lending-desk/domain/account';
import type { contract } from '@lending-desk/domain/contract';
import { verdictBySchema } from '@lending-desk/domain/form';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { viewerOf } from '../http/identity';
import { networkOf } from '../http/remoteAddress';
import { type CallContext, Refused, type Verb } from '../http/verb';
import { hashPassword } from '../signin/password';
import { hashToken } from '../signin/sessions';
import { passwordReset, session, staff } from '../signin/table';
import { type Counted, forgetAttempts, recordAttempt } from '../signin/throttle';
import { endSessionsOf } from '../staff/accounts';

/** Sets a new password by a link, signs out every browser and forgets earlier wrong guesses. Whoever deletes the link's row uses it: of two at once
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
    await forgetGuesses(tx, context, person);
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

/** Earlier wrong guesses no longer lock the account, at this network, at those it has signed in from, and at new ones.
 *  @source decisions, 'Settled before collections' */
async function forgetGuesses(
  tx: Transaction,
  { remoteAddress, config }: CallContext,
  { id, email }: Pick<typeof staff.$inferSelect, 'id' | 'email'>,
): Promise<void> {
  const known = await tx
    .selectDistinct({ network: session.network })
    .from(session)
    .where(and(eq(session.staffId, id), isNotNull(session.network)));
  const networks = [networkOf(remoteAddress), ...known.flatMap(({ network }) => network ?? [])];
  await forgetAttempts(tx, config, [
    { limit: 'sign-in: account', of: email },
    { limit: 'sign-in: account at new networks', of: email },
    ...networks.map(
      (network): Counted => ({ limit: 'sign-in: account at a network', of: `${email}\n${network}` }),
    ),
  ]);
}
