import { accountMessages, passwordChangeSchema } from '@lending-desk/domain/account';
import type { contract } from '@lending-desk/domain/contract';
import { verdictBySchema } from '@lending-desk/domain/form';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { networkOf } from '../http/remoteAddress';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { hashPassword, isPassword } from '../signin/password';
import { staff } from '../signin/table';
import { type Counted, recordAttempt, removeAttempt } from '../signin/throttle';
import { endPasswordLink, endSessionsOf } from '../staff/accounts';

/** Whoever finds a page left open must not guess the password at it: a wrong one counts like one at sign-in. */
const countedFor = (email: string, network: string): Counted[] => [
  { limit: 'sign-in: account at a network', of: `${email}\n${network}` },
  { limit: 'sign-in: account', of: email },
];

const currentWrong = () =>
  new Refused(400, accountMessages.currentWrong, undefined, undefined, {
    current: accountMessages.currentWrong,
  });

/** Changes the person's own password and signs out every other browser.
 *  @throws Refused 400 for a wrong current password or one that breaks the rule, 429 after too many wrong ones */
export const changePassword: Verb<typeof contract.account.changePassword> = async (context, input) => {
  const verdict = verdictBySchema(passwordChangeSchema, input);
  if (!verdict.ok) {
    throw new Refused(400, Object.values(verdict.faults)[0] ?? '', undefined, undefined, verdict.faults);
  }
  const { db, viewer } = context;
  const counted = countedFor(viewer.email, networkOf(context.remoteAddress));
  await recordAttempt(context, counted);
  const isSelf = eq(staff.id, viewer.idString);
  const [person] = await db.select({ hash: staff.passwordHash }).from(staff).where(isSelf);
  const known = person?.hash ?? null;
  if (!(await isPassword(known, input.current)) || known === null) {
    await recordAudit(db, context, { action: 'account.passwordRefused' });
    throw currentWrong();
  }
  const next = await hashPassword(input.next);
  await inTransaction(db, async tx => {
    const changed = await tx
      .update(staff)
      .set({ passwordHash: next })
      // Of two changes at once only one was made with the password that counts.
      .where(and(isSelf, eq(staff.passwordHash, known)))
      .returning({ id: staff.id });
    if (changed.length === 0) throw currentWrong();
    await removeAttempt(tx, context, counted);
    await recordChange(tx, context);
  });
  return {};
};

async function recordChange(tx: Parameters<typeof endSessionsOf>[0], context: SignedInContext) {
  const { viewer, now, sessionId } = context;
  await endPasswordLink(tx, viewer.idString);
  const sessionsEnded = await endSessionsOf(tx, viewer.idString, now, sessionId);
  await recordAudit(tx, context, { action: 'account.changePassword', after: { sessionsEnded } });
}
