import { isRole, type Role, roles } from '@lending-desk/domain/access';
import type { StaffState } from '@lending-desk/domain/staff';
import { eq, or } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../db/client';
import { viewerOf } from '../http/identity';
import { networkOf } from '../http/remoteAddress';
import type { CallContext } from '../http/verb';
import { openSession } from '../signin/sessions';
import { staff } from '../signin/table';
import { nextVersion, type StaffRow } from '../staff/accounts';
import type { Claims } from './provider';
import type { SingleSignOnSettings } from './settings';

/** A person the provider vouches for. Its `email` is null unless the provider has verified it and the organisation
 *  owns it: an account that is bound to the person needs none. */
export type Arrival = Pick<Claims, 'sub' | 'email' | 'name' | 'groups'>;

export type ArrivalOutcome =
  | {
      readonly state: 'in';
      readonly person: StaffRow;
      readonly sessionId: string;
      readonly refreshToken: string;
    }
  /** A first arrival: the account waits for approval from now on. */
  | { readonly state: 'signedUp' }
  /** `another`: the address belongs to an account bound to somebody else at the provider. */
  | {
      readonly state: 'refused';
      readonly reason: Exclude<StaffState, 'active' | 'rejected'> | 'another';
      readonly accountId: string;
    }
  /** Nobody is bound to the person, and there is no address to find or make an account by. */
  | { readonly state: 'refused'; readonly reason: 'address'; readonly accountId: undefined };

/** Finds the account of a person who comes from the provider, makes one that waits when there is none, and opens a
 *  session for one that is active, with the roles of their groups. */
export async function arrive(
  tx: Transaction,
  context: CallContext,
  arrival: Arrival,
  settings: SingleSignOnSettings,
): Promise<ArrivalOutcome> {
  const subject = `${settings.issuer} ${arrival.sub}`;
  const rows = await tx
    .select()
    .from(staff)
    .where(
      or(
        eq(staff.signOnSubject, subject),
        arrival.email === null ? undefined : eq(staff.email, arrival.email),
      ),
    )
    .orderBy(staff.id)
    .for('no key update');
  const bound = rows.find(row => row.signOnSubject === subject);
  // The provider may have given somebody a new address; the account stays the one it was bound to.
  const person = bound ?? rows.find(row => row.email === arrival.email);
  if (!person) {
    const { email } = arrival;
    if (email === null) return { state: 'refused', reason: 'address', accountId: undefined };
    return signUpAs(tx, context, { ...arrival, email }, subject);
  }
  if (person.signOnSubject !== null && !bound) {
    return { state: 'refused', reason: 'another', accountId: person.id };
  }
  const isImported = person.state === 'disabled' && person.passwordHash === null && !bound;
  if (isImported || person.state === 'rejected') return askAgain(tx, context, { person, arrival, subject });
  if (person.state === 'pending' && !bound) {
    // Whoever signed up with a password has proved nothing yet; the owner of the address has.
    await tx.update(staff).set({ signOnSubject: subject, passwordHash: null }).where(eq(staff.id, person.id));
  }
  if (person.state !== 'active') return { state: 'refused', reason: person.state, accountId: person.id };
  const now = await withGroups(tx, context, { ...person, signOnSubject: subject }, arrival, settings);
  const opened = await openSession(
    tx,
    { staffId: person.id, network: networkOf(context.remoteAddress), browser: context.browser },
    context.now,
  );
  const viewer = viewerOf(now);
  await recordAudit(tx, { ...context, viewer }, { action: 'signin.login', after: { by: settings.name } });
  return { state: 'in', person: now, ...opened };
}

const nameOf = ({ name }: Arrival, email: string): string => name ?? email.replace(/@.*$/, '');

async function recordSignUp(tx: Transaction, context: CallContext, row: StaffRow): Promise<ArrivalOutcome> {
  await recordAudit(tx, { ...context, viewer: viewerOf(row) }, { action: 'signin.signUp' });
  return { state: 'signedUp' };
}

async function signUpAs(
  tx: Transaction,
  context: CallContext,
  arrival: Arrival & { readonly email: string },
  subject: string,
): Promise<ArrivalOutcome> {
  const [created] = await tx
    .insert(staff)
    .values({
      email: arrival.email,
      fullName: nameOf(arrival, arrival.email),
      signOnSubject: subject,
      state: 'pending',
      createdAt: context.now,
    })
    // The same person arrives twice at the same time: the other arrival has signed them up.
    .onConflictDoNothing()
    .returning();
  return created ? recordSignUp(tx, context, created) : { state: 'signedUp' };
}

/** Somebody who is known only from imported loans, or was rejected, asks for an account. */
async function askAgain(
  tx: Transaction,
  context: CallContext,
  { person, arrival, subject }: { person: StaffRow; arrival: Arrival; subject: string },
): Promise<ArrivalOutcome> {
  const [asked] = await tx
    .update(staff)
    .set({
      fullName: nameOf(arrival, person.email),
      signOnSubject: subject,
      // Whoever signed up with one had proved nothing.
      passwordHash: null,
      roles: [],
      state: 'pending',
      rejectedBecause: null,
      createdAt: context.now,
      version: nextVersion,
    })
    .where(eq(staff.id, person.id))
    .returning();
  if (!asked) throw new Error('A locked account was not found');
  return recordSignUp(tx, context, asked);
}

/** The roles of somebody in these groups: what a group can give comes from the groups alone, except what a super user
 *  has taken away; every other role stays as a super user left it. */
export function rolesByGroups(
  { roles: held, withheldRoles }: Pick<StaffRow, 'roles' | 'withheldRoles'>,
  groups: readonly string[],
  groupRoles: Readonly<Record<string, readonly Role[]>>,
): Role[] {
  const managed = new Set(Object.values(groupRoles).flat());
  const given = new Set(
    Object.entries(groupRoles)
      .filter(([group]) => groups.includes(group))
      .flatMap(([, its]) => its),
  );
  return roles.filter(role =>
    managed.has(role) ? given.has(role) && !withheldRoles.includes(role) : held.includes(role),
  );
}

async function withGroups(
  tx: Transaction,
  context: CallContext,
  person: StaffRow,
  { groups }: Arrival,
  { groupRoles }: SingleSignOnSettings,
): Promise<StaffRow> {
  const held = person.roles.filter(isRole);
  const next = groupRoles ? rolesByGroups(person, groups, groupRoles) : held;
  const same = next.length === held.length && next.every(role => held.includes(role));
  await tx
    .update(staff)
    .set({ signOnSubject: person.signOnSubject, ...(!same && { roles: next, version: nextVersion }) })
    .where(eq(staff.id, person.id));
  if (same) return person;
  await recordAudit(
    tx,
    { ...context, viewer: viewerOf(person) },
    {
      action: 'signin.rolesByGroups',
      before: { id: person.id, roles: held },
      after: { id: person.id, roles: next },
    },
  );
  return { ...person, roles: next };
}
