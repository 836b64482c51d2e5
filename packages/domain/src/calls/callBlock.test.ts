import { describe, expect, it } from 'vitest';
import { callBlock } from './callBlock';

const agent = { agentId: '4021', agentUserName: 'lender_demo' };

describe('callBlock', () => {
  it.each([
    ['nothing was ever saved', null],
    ['the agent id is blank', { ...agent, agentId: ' ' }],
    ['the user name is empty', { ...agent, agentUserName: '' }],
  ])('asks for the agent details when %s, also before the phone [SH-074.a]', (_why, details) => {
    const block = { missing: 'agentDetails', message: 'Fill Agent Details' };
    expect([callBlock(details, '9876543214'), callBlock(details, null)]).toEqual([block, block]);
  });

  it.each([[null], [''], [' ']])('asks for a phone when %j is chosen [SH-074.c, SH-075.a]', phone => {
    expect(callBlock(agent, phone)).toEqual({ missing: 'phone', message: 'Select Phone Number' });
  });

  it('allows a call without a campaign [SH-074.c]', () => {
    expect(callBlock(agent, '9876543214')).toBeNull();
  });
});
