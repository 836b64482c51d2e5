import { staffMessages } from './messages';
import type { StaffMember, StaffState } from './schema';

/** What a super user can do to an account. */
export type StaffAction =
  | 'approve'
  | 'reject'
  | 'changeRoles'
  | 'disable'
  | 'enable'
  | 'endSessions'
  | 'resetPassword';

const from: Readonly<
  Record<StaffAction, { readonly states: readonly StaffState[]; readonly otherwise: string }>
> = {
  approve: { states: ['pending'], otherwise: staffMessages.notWaiting },
  reject: { states: ['pending'], otherwise: staffMessages.notWaiting },
  changeRoles: { states: ['active', 'disabled'], otherwise: staffMessages.notInUse },
  disable: { states: ['active'], otherwise: staffMessages.notActive },
  enable: { states: ['disabled'], otherwise: staffMessages.notDisabled },
  resetPassword: { states: ['active'], otherwise: staffMessages.noPassword },
  endSessions: { states: ['active'], otherwise: staffMessages.notSignedIn },
};

/** Why this cannot be done to an account; undefined when it can. Screen and server ask the same. Nobody changes
 *  their own account: the one who does it stays a super user, so there is always one.
 *  @param actorId  idString of who does it */
export function whyNot(
  action: StaffAction,
  person: Pick<StaffMember, 'idString' | 'state'>,
  actorId: string,
): string | undefined {
  if (person.idString === actorId) return staffMessages.ownAccount;
  const { states, otherwise } = from[action];
  return states.includes(person.state) ? undefined : otherwise;
}
