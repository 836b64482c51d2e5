import { randomBytes } from 'node:crypto';
import { dayMs } from '@lending-desk/domain/calendar';
import type { contract } from '@lending-desk/domain/contract';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { hashToken } from '../signin/sessions';
import { passwordReset } from '../signin/table';
import { openAccount } from './changeStaff';

/** Makes the link by which a person chooses a new password: for a day, once, and in place of the one before. Only its
 *  hash is stored, so this answer is the only place where it appears. */
export const linkToResetPassword: Verb<typeof contract.staff.resetPassword> = async (
  context,
  { idString },
) => {
  const { now } = context;
  const token = randomBytes(32).toString('base64url');
  const link = { hash: hashToken(token), createdAt: now, expiresAt: new Date(now.getTime() + dayMs) };
  return inTransaction(context.db, async tx => {
    const { person } = await openAccount(tx, context, { name: 'resetPassword', idString });
    await tx
      .insert(passwordReset)
      .values({ staffId: person.id, ...link })
      .onConflictDoUpdate({ target: passwordReset.staffId, set: link });
    const expiresAt = link.expiresAt.toISOString();
    await recordAudit(tx, context, { action: 'staff.resetPassword', after: { id: person.id, expiresAt } });
    return { data: { token, expiresAt } };
  });
};
