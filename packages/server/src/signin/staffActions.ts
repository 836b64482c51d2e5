import { isRole, type Role } from '@lending-desk/domain/access';
import { verdictBySchema } from '@lending-desk/domain/form';
import { signUpSchema } from '@lending-desk/domain/signin';
import { and, eq, isNull } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { hashPassword } from './password';
import { session, staff } from './table';

/** An order of the staff command that cannot be carried out; its message says why. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal';
}

interface At {
  readonly db: Database;
  readonly now: Date;
}

type StaffRow = typeof staff.$inferSelect;

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

async function findStaff(tx: Transaction, email: string): Promise<StaffRow> {
  const [person] = await tx.select().from(staff).where(eq(staff.email, email.trim().toLowerCase()));
  if (!person) throw new StaffRefusal(`Nobody has the e-mail address ${email}.`);
  return person;
}

/** Creates a super user who may sign in at once. The first super user is created like this and approves the
 *  others.
 *  @throws StaffRefusal for what sign-up would refuse, and for an address that is taken */
export async function createSuperUser(
  { db, now }: At,
  form: { readonly email: string; readonly name: string; readonly password: string },
  orgEmailDomain: string,
): Promise<void> {
  const verdict = verdictBySchema(signUpSchema(orgEmailDomain), form);
  if (!verdict.ok) throw new StaffRefusal(`${Object.values(verdict.faults)[0]}.`);
  const { name: fullName } = verdict.output;
  const email = verdict.output.email.toLowerCase();
  const passwordHash = await hashPassword(form.password);
  await inTransaction(db, async tx => {
    const roles: Role[] = ['ROLE_SUPER_USER'];
    const [created] = await tx
      .insert(staff)
      .values({ email, fullName, passwordHash, roles, state: 'active', createdAt: now })
      // A person known only from imported loans has no password yet.
      .onConflictDoUpdate({
        target: staff.email,
        set: { fullName, passwordHash, roles, state: 'active' },
        setWhere: isNull(staff.passwordHash),
      })
      .returning({ id: staff.id });
    if (!created) throw new StaffRefusal(`${email} is already registered.`);
    await audit(tx, now, 'staff.createSuperUser', null, { id: created.id, roles, state: 'active' });
  });
}

/** Approves an account with exactly these roles.
 *  @throws StaffRefusal for an unknown address or role, or none */
export async function approve({ db, now }: At, email: string, names: readonly string[]): Promise<void> {
  const unknown = names.filter(name => !isRole(name));
  if (unknown.length > 0) throw new StaffRefusal(`There is no role ${unknown.join(', ')}.`);
  if (names.length === 0) throw new StaffRefusal('Name at least one role.');
  const roles = [...names];
  await inTransaction(db, async tx => {
    const person = await findStaff(tx, email);
    await tx.update(staff).set({ roles, state: 'active' }).where(eq(staff.id, person.id));
    const { id, state } = person;
    await audit(tx, now, 'staff.approve', { id, roles: person.roles, state }, { id, roles, state: 'active' });
  });
}

/** Disables an account, from its next request on.
 *  @throws StaffRefusal for an unknown address */
export async function disable({ db, now }: At, email: string): Promise<void> {
  await inTransaction(db, async tx => {
    const { id, state } = await findStaff(tx, email);
    await tx.update(staff).set({ state: 'disabled' }).where(eq(staff.id, id));
    await tx
      .update(session)
      .set({ revokedAt: now })
      .where(and(eq(session.staffId, id), isNull(session.revokedAt)));
    await audit(tx, now, 'staff.disable', { id, state }, { id, state: 'disabled' });
  });
}
