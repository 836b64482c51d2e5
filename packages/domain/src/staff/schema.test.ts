import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { verdictBySchema } from '../form/verdict';
import { rejectionSchema, rolesSchema, staffMemberSchema, staffStateLabels, staffStates } from './schema';

describe('a member of staff', () => {
  const member = {
    idString: 'usr-7',
    fullName: 'Asha Rao',
    email: 'asha@lender.example',
    state: 'rejected',
    roles: ['ROLE_VAS', 'ROLE_CREDIT_USER'],
    rejectedBecause: 'Left the company',
    createdAt: '2026-11-02T04:00:00.000Z',
    lastSeenAt: null,
    sessions: 2,
    version: 5,
  };

  it('has its roles in our order, without those we do not know', () => {
    const roles = ['ROLE_VAS', 'ROLE_ASTRONAUT', 'ROLE_CREDIT_USER'];
    expect(v.parse(staffMemberSchema, { ...member, roles })).toEqual({
      ...member,
      roles: ['ROLE_CREDIT_USER', 'ROLE_VAS'],
    });
  });

  it('is in one of four states, each with its word', () => {
    expect(staffStates.map(state => staffStateLabels[state])).toEqual([
      'Waiting',
      'Active',
      'Disabled',
      'Rejected',
    ]);
    expect(v.is(staffMemberSchema, { ...member, state: 'asleep' })).toBe(false);
  });
});

const faultsOf = (verdict: ReturnType<typeof verdictBySchema>) => (verdict.ok ? {} : verdict.faults);

it('an account has at least one role, of those there are [XR-032.a]', () => {
  const faults = (roles: string[]) => {
    const read = v.safeParse(rolesSchema, { roles });
    return read.issues?.map(({ message }) => message);
  };
  expect(faults([])).toEqual(['Choose at least one role']);
  expect(faults(['ROLE_VAS'])).toBeUndefined();
  expect(faults(['ROLE_ASTRONAUT'])).toHaveLength(1);
});

it.each([
  [' ', { reason: 'Reason is required' }],
  [' Left ', {}],
  ['x'.repeat(500), {}],
  ['x'.repeat(501), { reason: 'At most 500 characters' }],
])('a sign-up is rejected because %j: %j [XR-032.b]', (reason, faults) => {
  expect(faultsOf(verdictBySchema(rejectionSchema, { reason }))).toEqual(faults);
});
