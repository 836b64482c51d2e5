import type { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { type StaffAction, staffMessages, whyNot } from '@lending-desk/domain/staff';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { staff } from '../signin/table';
import {
  endPasswordLink,
  endSessionsOf,
  lastSuperUserFault,
  lockAccounts,
  type LockedAccounts,
  nextVersion,
  type StaffRow,
} from './accounts';
import { findMember } from './members';

type Change = Partial<Pick<StaffRow, 'state' | 'roles' | 'rejectedBecause'>>;

interface Action {
  readonly name: StaffAction;
  readonly idString: string;
  /** The version it was decided on; undefined for what changes nothing of the account. */
  readonly version?: number;
  readonly change?: Change;
  readonly endsSessions?: boolean;
}

/** Locks an account for one action and checks that it may be done: whoever does it must still be a super user, and the
 *  account must be as they saw it.
 *  @throws Refused 403 for one's own account or a role that is gone, 404, 409 for an account that has changed */
export async function openAccount(
  tx: Transaction,
  context: SignedInContext,
  action: Pick<Action, 'name' | 'idString' | 'version'>,
): Promise<{ locked: LockedAccounts; person: StaffRow }> {
  const locked = await lockAccounts(tx, { id: action.idString });
  // Somebody may have taken the role away after this request was let in.
  if (!locked.superUsers.some(row => row.id === context.viewer.idString)) {
    throw new Refused(403, messages.auth.writeRefused);
  }
  return { locked, person: await demandChangeable(tx, locked.person, action, context) };
}

/** Does one thing to one account, and a super user must be left. Effective on the person's next request, because roles,
 *  state and sessions are read at every one.
 *  @throws Refused as `openAccount`, and 409 for the last super user */
async function changeAccount(context: SignedInContext, action: Action) {
  const { now } = context;
  return inTransaction(context.db, async tx => {
    const { locked, person } = await openAccount(tx, context, action);
    const next = { ...person, ...action.change };
    const fault = lastSuperUserFault(locked, next);
    if (fault !== undefined) throw new Refused(409, fault);
    if (action.change) {
      await tx
        .update(staff)
        .set({ ...action.change, ...withheldBy(person, action.change), version: nextVersion })
        .where(eq(staff.id, person.id));
    }
    if (action.change?.state === 'disabled') await endPasswordLink(tx, person.id);
    const sessions = action.endsSessions ? await endSessionsOf(tx, person.id, now) : undefined;
    await recordAudit(tx, context, { action: `staff.${action.name}`, ...auditOf(person, next, sessions) });
    return { data: { person: await findMember(tx, person.id, now) } };
  });
}

/** What groups may no longer give: every role that was taken away and not given back. */
function withheldBy(person: StaffRow, { roles }: Change): Partial<StaffRow> {
  if (!roles) return {};
  const taken = new Set([...person.withheldRoles, ...person.roles]);
  return { withheldRoles: [...taken].filter(role => !roles.includes(role)) };
}

async function demandChangeable(
  tx: Transaction,
  person: StaffRow | undefined,
  action: Pick<Action, 'name' | 'idString' | 'version'>,
  { now, viewer }: SignedInContext,
): Promise<StaffRow> {
  const imported =
    person?.passwordHash === null && person.signOnSubject === null && person.state === 'disabled';
  if (!person || imported) throw new Refused(404, staffMessages.notFound);
  if (action.version !== undefined && action.version !== person.version) {
    throw new Refused(409, staffMessages.changed, { person: await findMember(tx, person.id, now) });
  }
  const why = whyNot(action.name, { idString: person.id, state: person.state }, viewer.idString);
  if (why !== undefined) throw new Refused(person.id === viewer.idString ? 403 : 409, why);
  return person;
}

/** What the audit row says: the account and what differs, without the password. */
function auditOf(before: StaffRow, after: StaffRow, sessionsEnded: number | undefined) {
  const { id } = before;
  const names = (['state', 'roles', 'rejectedBecause'] as const).filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (row: StaffRow) => Object.fromEntries(names.map(name => [name, row[name]]));
  return {
    before: { id, ...pick(before) },
    after: { id, ...pick(after), ...(sessionsEnded !== undefined && { sessionsEnded }) },
  };
}

/** Lets somebody in who signed up (AU-040). */
export const approveStaff: Verb<typeof contract.staff.approve> = (context, { idString, version, roles }) =>
  changeAccount(context, { name: 'approve', idString, version, change: { state: 'active', roles } });

/** Refuses a sign-up. Its password is kept, because it proves who may read why. */
export const rejectStaff: Verb<typeof contract.staff.reject> = (context, { idString, version, reason }) =>
  changeAccount(context, {
    name: 'reject',
    idString,
    version,
    change: { state: 'rejected', rejectedBecause: reason },
  });

/** Gives somebody exactly these roles. */
export const changeStaffRoles: Verb<typeof contract.staff.changeRoles> = (context, input) =>
  changeAccount(context, { name: 'changeRoles', ...input, change: { roles: input.roles } });

/** Shuts somebody out and ends their sessions. */
export const disableStaff: Verb<typeof contract.staff.disable> = (context, { idString, version }) =>
  changeAccount(context, {
    name: 'disable',
    idString,
    version,
    change: { state: 'disabled' },
    endsSessions: true,
  });

/** Lets somebody in again, with the roles they had. */
export const enableStaff: Verb<typeof contract.staff.enable> = (context, { idString, version }) =>
  changeAccount(context, { name: 'enable', idString, version, change: { state: 'active' } });

/** Signs somebody out everywhere. */
export const endStaffSessions: Verb<typeof contract.staff.endSessions> = (context, { idString }) =>
  changeAccount(context, { name: 'endSessions', idString, endsSessions: true });
