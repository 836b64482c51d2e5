import * as v from 'valibot';
import { roles } from '../access/roleGroups';
import { requiredText } from '../contract/text';
import { wireInstant } from '../contract/wire';
import { staffMessages } from './messages';

/** What an account can be: signed up and waiting, in use, disabled by a super user, or refused at sign-up. */
export const staffStates = ['pending', 'active', 'disabled', 'rejected'] as const;
export type StaffState = (typeof staffStates)[number];

export const staffStateLabels: Readonly<Record<StaffState, string>> = {
  pending: 'Waiting',
  active: 'Active',
  disabled: 'Disabled',
  rejected: 'Rejected',
};

/** A member of staff as a super user sees them. */
export const staffMemberSchema = v.object({
  idString: v.string(),
  fullName: v.string(),
  email: v.string(),
  state: v.picklist(staffStates),
  /** Roles unknown to this product are dropped. */
  roles: v.pipe(
    v.array(v.string()),
    v.transform(names => roles.filter(role => names.includes(role))),
  ),
  /** Why a sign-up was rejected; null for every other account. */
  rejectedBecause: v.nullable(v.string()),
  /** When they signed up, or were created. */
  createdAt: wireInstant,
  /** When they last did anything that is recorded; null when that never happened. */
  lastSeenAt: v.nullable(wireInstant),
  /** In how many browsers they are signed in. */
  sessions: v.number(),
  /** Grows with every change of the account; a change names the one it was made on. */
  version: v.number(),
});
export type StaffMember = v.InferOutput<typeof staffMemberSchema>;

/** The roles a super user gives: at least one of those this product knows. */
export const givenRoles = v.pipe(
  v.array(v.picklist(roles)),
  v.minLength(1, staffMessages.rolesRequired),
  v.maxLength(roles.length),
);

/** Why a sign-up is rejected. */
export const rejectionSchema = v.object({
  reason: requiredText(500, staffMessages.reasonRequired),
});

export const rolesSchema = v.object({ roles: givenRoles });
