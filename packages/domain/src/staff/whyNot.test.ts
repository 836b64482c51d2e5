import { describe, expect, it } from 'vitest';
import { type StaffState, staffStates } from './schema';
import { type StaffAction, whyNot } from './whyNot';

const notWaiting = 'Only an account that waits for approval can be approved or rejected';
const allowed: Readonly<Record<StaffAction, readonly [readonly StaffState[], otherwise: string]>> = {
  approve: [['pending'], notWaiting],
  reject: [['pending'], notWaiting],
  changeRoles: [['active', 'disabled'], 'Only an active or disabled account has roles to change'],
  disable: [['active'], 'Only an active account can be disabled'],
  enable: [['disabled'], 'Only a disabled account can be enabled'],
  endSessions: [['active'], 'Not signed in anywhere'],
  resetPassword: [['active'], 'Only an active account can get a new password'],
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
    const [states, otherwise] = allowed[action];
    const why = whyNot(action, { idString: 'asha', state }, 'super');
    expect(why).toBe(states.includes(state) ? undefined : otherwise);
  });

  it.each(cases)('%s of their own %s account is refused to everybody [XR-032.c]', (action, state) => {
    expect(whyNot(action, { idString: 'super', state }, 'super')).toBe('You cannot change your own account');
  });
});
