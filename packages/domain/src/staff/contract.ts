import * as v from 'valibot';
import { type Access, declareCall } from '../contract/call';
import { wireInstant } from '../contract/wire';
import { staffMessages } from './messages';
import { givenRoles, rejectionSchema, staffMemberSchema } from './schema';

// Our own calls: the documents say only that an admin approves who signs up (AU-040).
const access = { kind: 'anyOf', groups: ['superUser'] } as const satisfies Access;
const failure = { shows: 'last', fallback: staffMessages.deedFailed } as const;
const idString = v.pipe(v.string(), v.uuid(staffMessages.notFound));
const params = v.object({ idString });
/** The version of the account the change was made on; another one is refused with 409 and the account as it is. */
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const answer = { kind: 'json', schema: v.object({ data: v.object({ person: staffMemberSchema }) }) } as const;

/** GET everybody who has or asked for an account, in the order of their names. People known only from imported
 *  loans have none. */
export const listStaff = declareCall({
  name: 'staff.list',
  method: 'GET',
  path: '/api/v1/admin/staff',
  access,
  body: { kind: 'none' },
  answer: { kind: 'json', schema: v.object({ data: v.object({ staff: v.array(staffMemberSchema) }) }) },
  failure: { shows: 'last', fallback: staffMessages.listFailed },
  repeat: 'safe',
  writes: false,
});

/** POST to let somebody in who signed up, with these roles (AU-040). */
export const approveStaff = declareCall({
  name: 'staff.approve',
  method: 'POST',
  path: '/api/v1/admin/staff/:idString/approve',
  access,
  params,
  body: { kind: 'json', schema: v.object({ roles: givenRoles, version }) },
  answer,
  failure,
  repeat: 'once',
  writes: true,
});

/** POST to refuse a sign-up, with the reason. The address may sign up again. */
export const rejectStaff = declareCall({
  name: 'staff.reject',
  method: 'POST',
  path: '/api/v1/admin/staff/:idString/reject',
  access,
  params,
  body: { kind: 'json', schema: v.object({ ...rejectionSchema.entries, version }) },
  answer,
  failure,
  repeat: 'once',
  writes: true,
});

/** POST the roles a person has from their next request on. */
export const changeStaffRoles = declareCall({
  name: 'staff.changeRoles',
  method: 'POST',
  path: '/api/v1/admin/staff/:idString/roles',
  access,
  params,
  body: { kind: 'json', schema: v.object({ roles: givenRoles, version }) },
  answer,
  failure,
  repeat: 'once',
  writes: true,
});

/** POST to shut somebody out from their next request on; all their sessions end. */
export const disableStaff = declareCall({
  name: 'staff.disable',
  method: 'POST',
  path: '/api/v1/admin/staff/:idString/disable',
  access,
  params,
  body: { kind: 'json', schema: v.object({ version }) },
  answer,
  failure,
  repeat: 'once',
  writes: true,
});

/** POST to let somebody in again, with the roles they had. */
export const enableStaff = declareCall({
  name: 'staff.enable',
  method: 'POST',
  path: '/api/v1/admin/staff/:idString/enable',
  access,
  params,
  body: { kind: 'json', schema: v.object({ version }) },
  answer,
  failure,
  repeat: 'once',
  writes: true,
});

/** POST to sign somebody out of every browser, from their next request on. */
export const endStaffSessions = declareCall({
  name: 'staff.endSessions',
  method: 'POST',
  path: '/api/v1/admin/staff/:idString/end-sessions',
  access,
  params,
  body: { kind: 'none' },
  answer,
  failure,
  repeat: 'once',
  writes: true,
});

/** POST for a link by which a person chooses a new password, once, within a day. It is answered here only and
 *  replaces the one before it; the password they have works until then. */
export const linkToResetPassword = declareCall({
  name: 'staff.resetPassword',
  method: 'POST',
  path: '/api/v1/admin/staff/:idString/reset-password',
  access,
  params,
  body: { kind: 'none' },
  answer: {
    kind: 'json',
    schema: v.object({ data: v.object({ token: v.string(), expiresAt: wireInstant }) }),
  },
  failure,
  repeat: 'once',
  writes: true,
});

/** The calls of the staff screen. */
export const staffContract = {
  list: listStaff,
  approve: approveStaff,
  reject: rejectStaff,
  changeRoles: changeStaffRoles,
  disable: disableStaff,
  enable: enableStaff,
  endSessions: endStaffSessions,
  resetPassword: linkToResetPassword,
} as const;
