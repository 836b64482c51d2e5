import { describe, expect, it } from 'vitest';
import { type StaffState, staffStates } from './schema';
import { type StaffAction, whyNot } from './whyNot';

const allowed: Readonly<Record<StaffAction, readonly StaffState[]>> = {
  approve: ['pending'],
  reject: ['pending'],
  changeRoles: ['active', 'disabled'],
  disable: ['active'],
  enable: ['disabled'],
  endSessions: ['active'],
  resetPassword: ['active'],
};

const actions = [
  'approve',
  'reject',
  'changeRoles',
  'disable',
  'enable',
  'endSessions',
  'resetPassword',
] as const;
const cases = actions.flatMap(action => staffStates.map(state => [action, state] as const));

describe('whyNot', () => {
  it.each(cases)('%s of a %s account depends on its state alone', (action, state) => {
    const why = whyNot(action, { idString: 'asha', state }, 'super');
    expect(why === undefined).toBe(allowed[action].includes(state));
  });

  it.each(cases)('%s of their own %s account is refused to everybody', (action, state) => {
    expect(whyNot(action, { idString: 'super', state }, 'super')).toBe('You cannot change your own account');
  });
});
