import { isRole, type Role } from '@lending-desk/domain/access';
import { verdictBySchema } from '@lending-desk/domain/form';
import { signUpSchema } from '@lending-desk/domain/signin';
import { eq } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import {
  endPasswordLink,
  endSessionsOf,
  isUnowned,
  lastSuperUserFault,
  lockAccounts,
  nextVersion,
  type StaffRow,
} from '../staff/accounts';
import { CommandRefusal } from '../runCommand';
import { hashPassword } from './password';
import { staff } from './table';

interface At {
  readonly db: Database;
  readonly now: Date;
}

/** An action on the command line has no signed-in user; the audit row says so. */
async function audit(
  tx: Transaction,
  now: Date,
  action: string,
  before: object | null,
  after: object,
): Promise<void> {
  await tx
    .insert(auditRow)
    .values({ at: now, actorName: 'Command line', action, before, after, requestId: 'command' });
}

/** Locks the account that is to become `next`.
 *  @throws CommandRefusal for an unknown address, and when nobody would be left to approve staff */
async function lockStaff(
  tx: Transaction,
  email: string,
  next: Partial<Pick<StaffRow, 'state' | 'roles'>>,
): Promise<StaffRow> {
  const locked = await lockAccounts(tx, { email: email.trim().toLowerCase() });
  const { person } = locked;
  if (!person) throw new CommandRefusal(`Nobody has the e-mail address ${email}.`);
  const fault = lastSuperUserFault(locked, { ...person, ...next });
  if (fault !== undefined) throw new CommandRefusal(`${fault}.`);
  return person;
}

/** Creates a super user who may sign in at once. The first super user is created like this and approves the
 *  others.
 *  @throws CommandRefusal for what sign-up would refuse, and for an address that is taken; an account of single sign-on
 *  is made a super user by approving it with that role */
export async function createSuperUser(
  { db, now }: At,
  form: { readonly email: string; readonly name: string; readonly password: string },
  orgEmailDomain: string,
): Promise<void> {
  const verdict = verdictBySchema(signUpSchema(orgEmailDomain), form);
  if (!verdict.ok) throw new CommandRefusal(`${Object.values(verdict.faults)[0]}.`);
  const { name: fullName } = verdict.output;
  const email = verdict.output.email.toLowerCase();
  const passwordHash = await hashPassword(form.password);
  await inTransaction(db, async tx => {
    const roles: Role[] = ['ROLE_SUPER_USER'];
    const [created] = await tx
      .insert(staff)
      .values({ email, fullName, passwordHash, roles, state: 'active', createdAt: now })
      .onConflictDoUpdate({
        target: staff.email,
        set: {
          fullName,
          passwordHash,
          roles,
          state: 'active',
          rejectedBecause: null,
          version: nextVersion,
        },
        setWhere: isUnowned,
      })
      .returning({ id: staff.id });
    if (!created) throw new CommandRefusal(`${email} is already registered.`);
    await audit(tx, now, 'staff.createSuperUser', null, { id: created.id, roles, state: 'active' });
  });
}

/** Approves an account with exactly these roles.
 *  @throws CommandRefusal for an unknown address or role, or none, and for the last super user's */
export async function approve({ db, now }: At, email: string, names: readonly string[]): Promise<void> {
  const unknown = names.filter(name => !isRole(name));
  if (unknown.length > 0) throw new CommandRefusal(`There is no role ${unknown.join(', ')}.`);
  if (names.length === 0) throw new CommandRefusal('Name at least one role.');
  const roles = [...names];
  await inTransaction(db, async tx => {
    const person = await lockStaff(tx, email, { roles, state: 'active' });
    await tx
      .update(staff)
      .set({ roles, state: 'active', rejectedBecause: null, version: nextVersion })
      .where(eq(staff.id, person.id));
    const { id, state } = person;
    await audit(tx, now, 'staff.approve', { id, roles: person.roles, state }, { id, roles, state: 'active' });
  });
}

/** Disables an account, from its next request on.
 *  @throws CommandRefusal for an unknown address, and for the last super user */
export async function disable({ db, now }: At, email: string): Promise<void> {
  await inTransaction(db, async tx => {
    const { id, state } = await lockStaff(tx, email, { state: 'disabled' });
    await tx.update(staff).set({ state: 'disabled', version: nextVersion }).where(eq(staff.id, id));
    await endSessionsOf(tx, id, now);
    await endPasswordLink(tx, id);
    await audit(tx, now, 'staff.disable', { id, state }, { id, state: 'disabled' });
  });
}
