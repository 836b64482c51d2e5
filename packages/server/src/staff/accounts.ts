import type { Role } from '@lending-desk/domain/access';
import { staffMessages } from '@lending-desk/domain/staff';
import { and, arrayContains, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { passwordReset, session, staff } from '../signin/table';

export type StaffRow = typeof staff.$inferSelect;

/** For `setWhere`: whoever asks for its address may have the account. A person known only from imported loans has no
 *  way to sign in yet, and one who was rejected may be let in after all; an account of single sign-on has an owner. */
export const isUnowned = sql`(${staff.passwordHash} is null or ${staff.state} = 'rejected') and ${staff.signOnSubject} is null`;

/** For `set`: the account has changed once more. */
export const nextVersion = sql`${staff.version} + 1`;

const superUser: Role = 'ROLE_SUPER_USER';
const isSuperUser = (row: Pick<StaffRow, 'state' | 'roles'>): boolean =>
  row.state === 'active' && row.roles.includes(superUser);

export interface LockedAccounts {
  /** Undefined when there is no such account. */
  readonly person: StaffRow | undefined;
  /** Everybody who is an active super user now. */
  readonly superUsers: readonly StaffRow[];
}

/** Locks an account together with every active super user, always in the same order. Whoever changes an account
 *  waits here for those who change another, and then sees what they left: two who take the role from each other
 *  cannot both succeed. */
export async function lockAccounts(
  tx: Transaction,
  who: { readonly id: string } | { readonly email: string },
): Promise<LockedAccounts> {
  const wanted = 'id' in who ? eq(staff.id, who.id) : eq(staff.email, who.email);
  const rows = await tx
    .select()
    .from(staff)
    .where(or(wanted, and(eq(staff.state, 'active'), arrayContains(staff.roles, [superUser]))))
    .orderBy(staff.id)
    .for('no key update');
  const isWanted = (row: StaffRow) => ('id' in who ? row.id === who.id : row.email === who.email);
  return { person: rows.find(isWanted), superUsers: rows.filter(isSuperUser) };
}

/** Why this change would leave nobody to approve staff; undefined when somebody is left. */
export function lastSuperUserFault(
  { person, superUsers }: LockedAccounts,
  next: Pick<StaffRow, 'state' | 'roles'>,
): string | undefined {
  if (isSuperUser(next)) return undefined;
  const others = superUsers.filter(row => row.id !== person?.id);
  return person && isSuperUser(person) && others.length === 0 ? staffMessages.lastSuperUser : undefined;
}

/** Ends the link by which a person may choose a new password. */
export async function endPasswordLink(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(passwordReset).where(eq(passwordReset.staffId, staffId));
}

/** Ends every session of a person: their tokens are refused from the next request on.
 *  @param except  the session that goes on; @default none
 *  @returns how many there were, including those that nobody used any more */
export async function endSessionsOf(
  tx: Transaction,
  staffId: string,
  now: Date,
  except?: string,
): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.staffId, staffId),
        isNull(session.revokedAt),
        except === undefined ? undefined : ne(session.id, except),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}
