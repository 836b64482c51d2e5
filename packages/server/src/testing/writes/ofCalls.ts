import { createHmac } from 'node:crypto';
import { contract } from '@lending-desk/domain/contract';
import type { Role } from '@lending-desk/domain/access';
import { ozonetelCallback } from '../../calls/ozonetelCallback';
import { cashfreeCallback } from '../../mandates/cashfreeCallback';
import { razorpayCallback } from '../../paymentLinks/razorpayCallback';
import { signedMandateMessage } from '../mandates';
import { calling, demandDone, type Write } from './write';

const disbursed = { loanDetails: { approvalStatus: 'DISBURSED' } };
const agent = { agentUserName: 'lender_demo', campaignName: '' };

const placing = (
  call:
    | typeof contract.calls.call
    | typeof contract.calls.callFromSupport
    | typeof contract.calls.callFromCollections,
  as: Role,
  changes?: Record<string, unknown>,
): Write => ({
  ...calling(
    call,
    async place => {
      const user = await place.server.signIn(as);
      await place.server.call(contract.calls.saveAgentDetails, { ...agent, agentId: '4021' }, user);
      return {
        loanId: await place.aLoan(changes),
        phoneNumber: '9000043214',
        ozonetelAgentId: '4021',
        ozonetelUserName: 'lender_demo',
      };
    },
    as,
  ),
  // The phones have rung: the note stays, whether or not the outcome is known.
  stages: { noted: { audit_row: '+1', call_record: '+1', job: '+1' } },
});

const aRating = {
  callRecordingId: 'c-1',
  feedback: 'Clear',
  agentGreetings: 'HIGH_ENERGY',
  agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
  agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
  agentConnectBack: 'TWO_OPTION',
  agentEndConversation: 'ONLY_GREETED',
} as const;
const anAnsweredCall = { idString: 'c-1', Status: 'Answered', AudioFile: '/recordings/sample-1.wav' };

/** The calls about telephone calls and their recordings. */
export const telephoneWrites: Readonly<Record<string, Write>> = {
  'calls.call': placing(contract.calls.call, 'ROLE_CREDIT_USER'),
  'calls.callFromSupport': placing(contract.calls.callFromSupport, 'ROLE_CUSTOMER_SERVICE'),
  'calls.callFromCollections': placing(
    contract.calls.callFromCollections,
    'ROLE_COLLECTIONS_AGENT',
    // Of nobody else's loans: a customer is called a few times a day.
    { ...disbursed, userIdString: null },
  ),
  'calls.saveAgentDetails': calling(contract.calls.saveAgentDetails, place => ({
    agentId: String(place.aNumber()),
    ...agent,
  })),
  'calls.rateForSupport': calling(
    contract.calls.rateForSupport,
    async place => ({ loanId: await place.aLoan({ callRecordings: [anAnsweredCall] }), ...aRating }),
    'ROLE_SUPER_USER',
  ),
  'calls.rateForCollections': calling(
    contract.calls.rateForCollections,
    async place => ({
      loanId: await place.aLoan({ ...disbursed, callRecordings: [anAnsweredCall] }),
      ...aRating,
    }),
    'ROLE_SUPER_USER',
  ),
  'calls.uploadRecording': calling(
    contract.calls.uploadRecording,
    async place => ({ loan_id: await place.aLoan(), recordingUrl: '/recordings/sample-1.wav' }),
    'ROLE_CUSTOMER_SERVICE',
  ),
};

/** Every webhook, by its name. */
export const webhookWrites: Readonly<Record<string, Write>> = {
  'paymentLinks.callback': {
    prepare: async place => {
      const body = JSON.stringify({
        event: 'payment_link.cancelled',
        created_at: Math.floor(place.server.clock.now.getTime() / 1000),
        payload: { payment_link: { entity: { id: `plink_${place.aNumber()}` } } },
      });
      const [secret = ''] = place.server.config.razorpay.webhookSecrets;
      const headers = {
        'content-type': razorpayCallback.contentType,
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      };
      return async () =>
        demandDone(await place.server.send(razorpayCallback.path, { method: 'POST', headers, body }));
    },
  },
  'mandates.callback': {
    prepare: async ({ server, aLoan }) => {
      const [secret = ''] = server.config.cashfree.webhookSecrets;
      const body = signedMandateMessage(secret, { loanId: await aLoan(), at: server.clock.now });
      const headers = { 'content-type': cashfreeCallback.contentType };
      return async () =>
        demandDone(await server.send(cashfreeCallback.path, { method: 'POST', headers, body }));
    },
  },
  'calls.callback': {
    prepare: async place => {
      const reported = {
        monitorUCID: String(place.aNumber()),
        StartTime: '2026-11-21 11:00:00',
        Status: 'Answered',
        Apikey: place.server.config.telephonyKey,
        UUI: String(await place.aLoan()),
      };
      const init = {
        method: 'POST',
        headers: { 'content-type': ozonetelCallback.contentType },
        body: new URLSearchParams({ data: JSON.stringify(reported) }).toString(),
      };
      return async () => demandDone(await place.server.send(ozonetelCallback.path, init));
    },
  },
};
