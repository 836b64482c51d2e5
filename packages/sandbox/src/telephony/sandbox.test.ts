import type { DialRequest } from '@lending-desk/server/testing';
import { describe, expect, it } from 'vitest';
import { sandboxTelephony } from './sandbox';

const request: DialRequest = {
  loanId: 210036,
  customerNumber: '9000014896',
  agentId: '4021',
  agentUserName: 'lender_demo',
  campaignName: 'Credit_Manual',
  at: new Date('2026-11-21T06:00:00Z'),
  signal: new AbortController().signal,
};

describe('the telephony sandbox', () => {
  it('queues, with the same call id for the same call at the same time and another later', async () => {
    const dial = sandboxTelephony.dial(request);
    const later = sandboxTelephony.dial({ ...request, at: new Date('2026-11-21T06:01:00Z') });
    const { callId, status } = await dial;
    expect(status).toBe('queued successfully');
    expect(callId).toMatch(/^\d{16}$/);
    expect((await sandboxTelephony.dial(request)).callId).toBe(callId);
    expect((await later).callId).not.toBe(callId);
  });

  it.each([
    [{ agentId: 'offline' }, 'Agent is not available'],
    [{ campaignName: 'bad' }, 'Campaign is invalid'],
    [{ agentUserName: 'unknown' }, 'Invalid User Details'],
  ])('refuses %j in the provider’s words', async (changes, status) => {
    expect(await sandboxTelephony.dial({ ...request, ...changes })).toEqual({
      callId: null,
      status,
      raw: { status },
    });
  });
});
