import { describe, expect, it } from 'vitest';
import { agentDetailsErrors } from './agentDetailsErrors';

const form = { agentId: '4021', agentUserName: 'lender_demo', campaignName: '' };

describe('agentDetailsErrors', () => {
  it('finds nothing wrong without a campaign', () => {
    expect(agentDetailsErrors(form)).toEqual({});
  });

  it('names every field that must be filled in', () => {
    expect(agentDetailsErrors({ ...form, agentId: ' ', agentUserName: '' })).toEqual({
      agentId: 'Agent id is required',
      agentUserName: 'Agent user name is required',
    });
  });

  it('names a field that is too long', () => {
    expect(agentDetailsErrors({ ...form, campaignName: 'c'.repeat(121) })).toEqual({
      campaignName: 'At most 120 characters',
    });
  });
});
