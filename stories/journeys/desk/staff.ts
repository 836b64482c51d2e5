import { contract } from '@lending-desk/domain/contract';
import type { StaffMember } from '@lending-desk/domain/staff';
import { everybody } from '../../fixtures/members';
import { staff } from '../../fixtures/staff';
import { type Answer, answering, Refused } from './answering';
import type { SignInDesk } from './desk';

/** What the page of staff accounts stores. */
export interface StaffDesk extends SignInDesk {
  accounts: readonly StaffMember[];
}

/** Changes one account; it has the next version then. */
function changed(desk: StaffDesk, idString: string, changes: Partial<StaffMember>) {
  const person = desk.accounts.find(one => one.idString === idString);
  if (!person) throw new Refused(404, 'This account does not exist');
  const next = { ...person, ...changes, version: person.version + 1 };
  desk.accounts = desk.accounts.map(one => (one === person ? next : one));
  return { data: { person: next } };
}

const { list, approve, reject, changeRoles, disable, enable, endSessions, resetPassword } = contract.staff;
/** What the page of staff accounts asks for. */
export const staffAnswers: readonly Answer<StaffDesk>[] = [
  answering(list, ({ accounts }: StaffDesk) => ({ data: { staff: [...accounts] } })),
  answering(approve, (desk: StaffDesk, _viewer, { idString, roles }) =>
    changed(desk, idString, { state: 'active', roles }),
  ),
  answering(reject, (desk: StaffDesk, _viewer, { idString, reason }) =>
    changed(desk, idString, { state: 'rejected', rejectedBecause: reason }),
  ),
  answering(changeRoles, (desk: StaffDesk, _viewer, { idString, roles }) =>
    changed(desk, idString, { roles }),
  ),
  answering(disable, (desk: StaffDesk, _viewer, { idString }) =>
    changed(desk, idString, { state: 'disabled', sessions: 0 }),
  ),
  answering(enable, (desk: StaffDesk, _viewer, { idString }) => changed(desk, idString, { state: 'active' })),
  answering(endSessions, (desk: StaffDesk, _viewer, { idString }) =>
    changed(desk, idString, { sessions: 0 }),
  ),
  answering(resetPassword, () => ({
    data: { token: 'made-for-rohit', expiresAt: '2026-11-22T06:30:00.000Z' },
  })),
];

/** No two accounts that are changed have the same version. */
export const accounts = everybody.map((one, place) => ({ ...one, version: 11 + place }));

/** The accounts of a lender, one in each state. */
export const staffDesk = (): StaffDesk => ({ people: [staff.superUser], sessions: new Map(), accounts });
