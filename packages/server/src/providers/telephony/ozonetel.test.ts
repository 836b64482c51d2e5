import { describe, expect, it } from 'vitest';
import { type OzonetelDial, ozonetel } from './ozonetel';
import type { DialRequest } from './telephony';

const request: DialRequest = {
  loanId: 210036,
  customerNumber: '9000014896',
  agentId: '4021',
  agentUserName: 'lender_demo',
  campaignName: 'Credit_Manual',
  at: new Date('2026-11-21T06:00:00Z'),
  signal: new AbortController().signal,
};

describe('the Ozonetel adapter', () => {
  it('sends the provider’s own fields, with the loan as the key to join by [SH-073.d]', async () => {
    const sent: OzonetelDial[] = [];
    const telephony = ozonetel('ozonetel', async dial => {
      sent.push(dial);
      return { ucid: '3467126606322636', status: 'queued successfully' };
    });
    expect(await telephony.dial(request)).toEqual({
      callId: '3467126606322636',
      status: 'queued successfully',
      raw: { ucid: '3467126606322636', status: 'queued successfully' },
    });
    await telephony.dial({ ...request, campaignName: null });
    const dial = {
      userName: 'lender_demo',
      agentID: '4021',
      customerNumber: '9000014896',
      UCID: true,
      uui: '210036',
    };
    expect(sent).toEqual([{ ...dial, campaignName: 'Credit_Manual' }, dial]);
  });

  it.each([[null], ['queued'], [{ ucid: '1' }], [{ status: 7 }]])('does not read %j', async answer => {
    await expect(ozonetel('ozonetel', async () => answer).dial(request)).rejects.toThrow('Invalid');
  });
});
