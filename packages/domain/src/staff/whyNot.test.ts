import { describe, expect, it } from 'vitest';
import { type StaffState, staffStates } from './schema';
import { type StaffDeed, whyNot } from './whyNot';

const allowed: Readonly<Record<StaffDeed, readonly StaffState[]>> = {
  approve: ['pending'],
  reject: ['pending'],
  changeRoles: ['active', 'disabled'],
  disable: ['active'],
  enable: ['disabled'],
  endSessions: ['active'],
  resetPassword: ['active'],
};

const deeds = [
  'approve',
  'reject',
  'changeRoles',
  'disable',
  'enable',
  'endSessions',
  'resetPassword',
] as const;
const cases = deeds.flatMap(deed => staffStates.map(state => [deed, state] as const));

describe('whyNot', () => {
  it.each(cases)('%s of a %s account depends on its state alone', (deed, state) => {
    const why = whyNot(deed, { idString: 'asha', state }, 'super');
    expect(why === undefined).toBe(allowed[deed].includes(state));
  });

  it.each(cases)('%s of their own %s account is refused to everybody', (deed, state) => {
    expect(whyNot(deed, { idString: 'super', state }, 'super')).toBe('You cannot change your own account');
  });
});
