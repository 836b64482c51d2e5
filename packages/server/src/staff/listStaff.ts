import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { findMembers } from './members';

/** Everybody who has or asked for an account. */
export const listStaff: Verb<typeof contract.staff.list> = async ({ db, now }) => ({
  data: { staff: await findMembers(db, now) },
});
