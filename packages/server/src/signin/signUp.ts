import { type contract, signUpErrors } from '@lending-desk/domain';
import { isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { hashPassword } from './password';
import { staff } from './table';

/** Takes a request for an account (AU-036). It waits for an admin: nobody signs in with it before (AU-040). */
export const signUp: Verb<typeof contract.signin.signUp> = async (context, input) => {
  const errors = signUpErrors(input, context.config.orgEmailDomain);
  const first = errors.name ?? errors.email ?? errors.password;
  if (first) throw new Refused(400, first);

  const email = input.email.trim().toLowerCase();
  const fullName = input.name.trim();
  const passwordHash = await hashPassword(input.password);
  await inTransaction(context.db, async tx => {
    const [created] = await tx
      .insert(staff)
      .values({ email, fullName, passwordHash, state: 'pending', createdAt: context.now })
      // A person known only from imported loans has no password yet: the account is theirs to ask for.
      .onConflictDoUpdate({
        target: staff.email,
        set: { fullName, passwordHash, roles: [], state: 'pending' },
        setWhere: isNull(staff.passwordHash),
      })
      .returning({ id: staff.id });
    // Not 400: for that the screen shows its own fixed text (AU-039), and this one is worth reading.
    if (!created) throw new Refused(409, 'Email is already registered');
    const viewer = { idString: created.id, fullName, email, roles: [], addMasterTags: false };
    await recordAudit(tx, { ...context, viewer }, { action: 'signin.signUp' });
  });
  return {};
};
