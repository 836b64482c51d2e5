import { describe, expect, it } from 'vitest';
import { verdictBySchema } from '../form/verdict';
import { agentDetailsSchema } from './schema';

const form = { agentId: ' 4021 ', agentUserName: 'lender_demo', campaignName: '' };
const faultsOf = (values: typeof form) => {
  const verdict = verdictBySchema(agentDetailsSchema, values);
  return verdict.ok ? {} : verdict.faults;
};

describe('agentDetailsSchema', () => {
  it('accepts details without a campaign [SH-071.a]', () => {
    expect(verdictBySchema(agentDetailsSchema, form)).toEqual({
      ok: true,
      output: { ...form, agentId: '4021' },
    });
  });

  it('names every required field that is empty', () => {
    expect(faultsOf({ ...form, agentId: ' ', agentUserName: '' })).toEqual({
      agentId: 'Agent id is required',
      agentUserName: 'Agent user name is required',
    });
  });

  it('names a field that is too long', () => {
    expect(faultsOf({ ...form, campaignName: 'c'.repeat(121) })).toEqual({
      campaignName: 'At most 120 characters',
    });
  });
});
