import * as v from 'valibot';
import { type Access, type CallDeclaration, declareCall, jsonData, jsonBody } from '../contract/call';
import { wireInstant } from '../contract/wire';
import { staffMessages } from './messages';
import { givenRoles, rejectionSchema, staffMemberSchema } from './schema';

// Our own calls: the documents say only that an admin approves who signs up (AU-040).
const access = { kind: 'anyOf', groups: ['superUser'] } as const satisfies Access;
const idString = v.pipe(v.string(), v.uuid(staffMessages.notFound));
/** The version of the account the change was made on; another one is refused with 409 and the account as it is. */
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
/** What is done to one account, and answers it as it is then. */
const action = {
  method: 'POST',
  access,
  params: v.object({ idString }),
  answer: jsonData({ person: staffMemberSchema }),
  failure: { shows: 'last', fallback: staffMessages.deedFailed },
  repeat: 'once',
} as const satisfies Partial<CallDeclaration>;

/** GET everybody who has or asked for an account, in the order of their names. People known only from imported
 *  loans have none. */
export const listStaff = declareCall({
  name: 'staff.list',
  method: 'GET',
  path: '/api/v1/admin/staff',
  access,
  answer: jsonData({ staff: v.array(staffMemberSchema) }),
  failure: { shows: 'last', fallback: staffMessages.listFailed },
});

/** POST to let somebody in who signed up, with these roles (AU-040). */
export const approveStaff = declareCall({
  ...action,
  name: 'staff.approve',
  path: '/api/v1/admin/staff/:idString/approve',
  body: jsonBody({ roles: givenRoles, version }),
});

/** POST to refuse a sign-up, with the reason. The address may sign up again. */
export const rejectStaff = declareCall({
  ...action,
  name: 'staff.reject',
  path: '/api/v1/admin/staff/:idString/reject',
  body: jsonBody({ ...rejectionSchema.entries, version }),
});

/** POST the roles a person has from their next request on. */
export const changeStaffRoles = declareCall({
  ...action,
  name: 'staff.changeRoles',
  path: '/api/v1/admin/staff/:idString/roles',
  body: jsonBody({ roles: givenRoles, version }),
});

/** POST to shut somebody out from their next request on; all their sessions end. */
export const disableStaff = declareCall({
  ...action,
  name: 'staff.disable',
  path: '/api/v1/admin/staff/:idString/disable',
  body: jsonBody({ version }),
});

/** POST to let somebody in again, with the roles they had. */
export const enableStaff = declareCall({
  ...action,
  name: 'staff.enable',
  path: '/api/v1/admin/staff/:idString/enable',
  body: jsonBody({ version }),
});

/** POST to sign somebody out of every browser, from their next request on. */
export const endStaffSessions = declareCall({
  ...action,
  name: 'staff.endSessions',
  path: '/api/v1/admin/staff/:idString/end-sessions',
});

/** POST for a link by which a person chooses a new password, once, within a day. It is answered here only and
 *  replaces the one before it; the password they have works until then. */
export const linkToResetPassword = declareCall({
  ...action,
  name: 'staff.resetPassword',
  path: '/api/v1/admin/staff/:idString/reset-password',
  answer: jsonData({ token: v.string(), expiresAt: wireInstant }),
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
