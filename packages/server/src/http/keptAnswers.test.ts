import { type CallDeclaration, contract, isKeyed } from '@lending-desk/domain/contract';
import { pdAnswers } from '@lending-desk/domain/pd';
import { aPdDraft, aVasRequest } from '@lending-desk/domain/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedConfiguration } from '../decision/configuration';
import { signAccessToken } from '../signin/accessToken';
import { aPng } from '../testing/files';
import { type Caller, eachEngine } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { idempotency, moneyRequest } from './idempotencyTable';

const phone = '9000043214';
const marker = `Marked-${phone}`;
const agent = { agentId: '4021', agentUserName: 'lender_demo' };
const loanId = loanIdOf(1);
const statementLoanId = loanIdOf(2);
const disbursedLoanId = loanIdOf(3);
const hold = { caseStatus: 'HOLD', requiredActions: ['PAN unreadable'], holdCategory: 'CDL' };

const aRating = {
  callRecordingId: '73c10571-d6cc-4c62-aba9-169d16e5fe3e',
  feedback: marker,
  agentGreetings: 'HIGH_ENERGY',
  agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
  agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
  agentConnectBack: 'TWO_OPTION',
  agentEndConversation: 'ONLY_GREETED',
};
const aComment = { dispositionCode: 'Busy', customerBehaviour: 'GOOD', collectionsFeedback: marker };

const unknownJob = { jobId: '4d000000-0000-4000-8000-000000000001' };

const unknownRequest = '4d000000-0000-4000-8000-000000000002';

/** What to send to each call that accepts an Idempotency-Key: customer data wherever there is room. */
const sent: Readonly<Record<string, readonly (readonly [what: string, input: object, status: number])[]>> = {
  'comments.save': [['a comment', { id: loanId, comment: `${marker} was not at home` }, 200]],
  'calls.call': [
    [
      'a number',
      { loanId, phoneNumber: phone, ozonetelAgentId: agent.agentId, ozonetelUserName: agent.agentUserName },
      200,
    ],
  ],
  'calls.callFromSupport': [
    [
      'a number',
      { loanId, phoneNumber: phone, ozonetelAgentId: agent.agentId, ozonetelUserName: agent.agentUserName },
      200,
    ],
  ],
  'calls.callFromCollections': [
    [
      'a number',
      {
        loanId: disbursedLoanId,
        phoneNumber: phone,
        ozonetelAgentId: agent.agentId,
        ozonetelUserName: agent.agentUserName,
      },
      200,
    ],
  ],
  'calls.rateForSupport': [['a feedback', { loanId, ...aRating }, 200]],
  'calls.rateForCollections': [['a feedback', { loanId: disbursedLoanId, ...aRating }, 200]],
  'calls.uploadRecording': [
    ['an address', { loan_id: loanId, recordingUrl: `/recordings/${phone}.wav` }, 200],
  ],
  'applicant.consent': [['a consent', { loanId }, 409]],
  'applicant.personal': [
    ['a name and a phone', { loanId, fullName: marker, alternatePhoneNumber: '9000043215' }, 200],
    [
      'a field somebody changed',
      { loanId, fullName: 'Kavya Test', original: { fullName: 'Somebody Else' } },
      409,
    ],
  ],
  'applicant.professional': [['an employer', { loanId, companyName: marker }, 200]],
  'applicant.financial': [['an account', { loanId, accountNumber: '999000043214' }, 200]],
  'applicant.selfie': [['no photo', { loanId }, 400]],
  'applicant.pan': [['a number', { loanId, identifierNumber: 'ZZZPT1234Q' }, 200]],
  'applicant.document': [
    ['a number', { loanId, documentType: 'voterId', identifierNumber: 'ZZZ9000043214' }, 200],
  ],
  'loan.saveSource': [['a source', { loanId, loanSource: 'PARTNER' }, 200]],
  // In this order: what is edited is what was added.
  'feedback.add': [['a feedback', { loanId, feedbacks: marker }, 200]],
  'feedback.edit': [['the same feedback', { loanId, index: 0, comment: `${marker} again` }, 200]],
  // In this order: what is edited is what was added.
  'collections.addComment': [['a comment', { loanId: disbursedLoanId, ...aComment }, 200]],
  'collections.editComment': [['the same comment', { loanId: disbursedLoanId, index: 0, ...aComment }, 200]],
  // Of a loan without an account; what they answer about one is money and words of ours.
  'approvals.addWaiver': [
    [
      'a comment',
      {
        loanId: disbursedLoanId,
        waiverDate: '20-11-2026 00:00:00',
        waiverAmount: 1,
        paymentSource: 'WAIVER',
        waiverComment: marker,
      },
      409,
    ],
  ],
  'approvals.closeLoan': [['a loan', { loanId: disbursedLoanId, overdueAmount: 0 }, 409]],
  'approvals.attach': [['a file', { loanId: disbursedLoanId, file: new Blob([aPng]) }, 200]],
  'approvals.addReceipt': [
    [
      'a reference and a reason',
      {
        loanId: disbursedLoanId,
        amount: 1,
        source: 'BANK',
        date: '2026-11-20',
        reference: marker,
        reason: marker,
      },
      409,
    ],
  ],
  'approvals.reverseReceipt': [
    ['a reason', { loanId: disbursedLoanId, paymentId: marker, reason: marker }, 409],
  ],
  'approvals.refund': [['a reason', { loanId: disbursedLoanId, amount: 1, reason: marker }, 409]],
  'approvals.approve': [['an unknown request', { id: unknownRequest, seen: 0 }, 404]],
  'approvals.refuse': [['a reason', { id: unknownRequest, reason: marker }, 404]],
  'approvals.takeBack': [['an unknown request', { id: unknownRequest }, 404]],
  'nach.commit': [['a file that is gone', { fileId: '00000000-0000-4000-8000-000000000009' }, 404]],
  'mapping.mapEmis': [
    [
      'a payment of a loan without an account',
      { loanId: disbursedLoanId, updates: [{ index: 0, paymentId: marker }] },
      409,
    ],
  ],
  'paymentLinks.create': [
    ['an amount of a loan without an account', { loanId: disbursedLoanId, amount: 500 }, 409],
  ],
  'followUp.save': [
    [
      'a note',
      { loanId, desk: 'customerSupport', version: 0, dueOn: '2026-11-24', note: `Ring ${marker}` },
      200,
    ],
  ],
  'followUp.done': [['the same follow-up', { loanId, desk: 'customerSupport', version: 1 }, 200]],
  'loan.moveToReview': [['a status', { loanId }, 200]],
  'horoscope.save': [
    [
      'a week',
      { date: '2026-11-23', predictions: { aries: [{ category: 'Health', prediction: marker }] } },
      200,
    ],
  ],
  // In this order: what is edited is what was added.
  'vas.add': [['feedback', { loanId, ...aVasRequest(), vasFeedback: marker }, 200]],
  'vas.edit': [
    ['the same feedback', { loanId, index: 0, ...aVasRequest(), vasFeedback: `${marker} again` }, 200],
  ],
  'pd.save': [['feedback', { loanId, ...pdAnswers(aPdDraft()) }, 200]],
  'tags.add': [['a tag', { creditTags: [marker] }, 200]],
  'statements.settings': [
    [
      'months',
      {
        loanId: statementLoanId,
        startDate: '2026-05',
        endDate: '2026-10',
        acceptancePolicy: 'atLeastOneTransactionInRange',
      },
      200,
    ],
  ],
  'statements.institution': [
    ['an institution', { idString: statementLoanId, key: 'marked.csv', institutionId: '20' }, 200],
  ],
  'operations.runAgain': [['a job that is gone', unknownJob, 404]],
  'files.remove': [['a file that is not stored', { id: loanId, key: marker }, 404]],
  'operations.giveUp': [['a job that is gone', unknownJob, 404]],
  'operations.checkLedger': [['nothing', {}, 200]],
  'operations.disburse': [
    ['a loan that is gone', { loanId: 999_999_999, on: '2026-11-20', reference: `UTR-${marker}` }, 404],
  ],
  'kyc.verifyOffline': [
    [
      'a document without a signature',
      { loanId, file: new Blob(['<?xml version="1.0"?><OfflinePaperlessKyc/>']) },
      200,
    ],
  ],
  'statements.process': [['an analysis', { loanId: statementLoanId }, 200]],
  'statements.upload': [
    [
      'a file with its password',
      { loanId: statementLoanId, institutionId: '', password: marker, file: new Blob(['Date,Amount\n']) },
      200,
    ],
  ],
  'statements.remove': [['a removal', { loanId: statementLoanId, key: 'marked.csv' }, 200]],
  'decision.process': [
    ['a refusal with the loan as it stands', { loanId, ...hold, version: 99 }, 409],
    ['a decision', { loanId, ...hold, version: 1 }, 200],
  ],
};

const bankStatements = [{ fileId: 'f-1', password: marker, file: { key: 'marked.csv' } }];

// The row has a date of its own, at the same moment.
const dated = /^\d{4}-\d\d-\d\dT/;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

eachEngine(server => {
  let admin: Caller;

  beforeAll(async () => {
    await seedConfiguration(server().db, server().clock.now);
    const personalDetails = { fullName: 'Kavya Marked', primaryPhoneNumber: phone };
    await storeLoans(server().db, [
      aLine(1, { personalDetails, underWriter: heldBy('super') }),
      aLine(2, { personalDetails, applicationStatus: 'FINANCIAL_DETAILS_VERIFIED', bankStatements }),
      aLine(3, { personalDetails, loanDetails: { approvalStatus: 'DISBURSED' } }),
    ]);
    admin = await server().signIn('ROLE_SUPER_USER');
    await server().call(contract.calls.saveAgentDetails, { ...agent, campaignName: '' }, admin);
  });

  const keyed: CallDeclaration[] = Object.values(contract)
    .flatMap(word => Object.values<CallDeclaration>(word))
    .filter(isKeyed);

  it('covers every call that accepts an Idempotency-Key', () => {
    expect(Object.keys(sent).sort()).toEqual(keyed.map(({ name }) => name).sort());
  });

  describe.each(keyed.map(call => [call.name, call] as const))('what is stored of %s', (name, call) => {
    it.each(sent[name] ?? [])(
      'is not readable, and the repeat is the same: %s [XR-013.f]',
      async (what, input, status) => {
        const send = () =>
          server().call(call, { ...input }, admin, {
            'idempotency-key': `${name}/${what.replaceAll(' ', '-')}`,
          });
        const first = await send();
        expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([status, null]);
        const again = await send();
        expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([status, 'true']);
        expect(again.text).toBe(first.text);
        const kept = JSON.stringify([
          await server().db.select().from(idempotency),
          await server().db.select().from(moneyRequest),
        ]);
        const sensitive = textsOf([input, first.body['data'], first.body['errorMessages']]).filter(
          text => text.length >= 6 && text !== admin.staffId && !dated.test(text),
        );
        expect(sensitive.filter(text => kept.includes(text))).toEqual([]);
        expect(kept).not.toContain(marker);
      },
    );
  });

  it('opens after the secret was changed, but not without the previous one [XR-013.f]', async () => {
    const input = { creditTags: ['before the change'] };
    const key = { 'idempotency-key': 'rotated' };
    await server().call(contract.tags.add, input, admin, key);
    const fresh = { signingSecret: 'the secret that came after it, longer than thirty-two characters' };
    const { signingSecret } = server().config;
    const other = await signAccessToken(admin, fresh.signingSecret, server().clock.now);
    const again = (previousSecrets: string[]) =>
      server()
        .withConfig({ ...fresh, previousSecrets })
        .request(contract.tags.add.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${other}`, ...key },
          body: JSON.stringify(input),
        });
    const known = await again([signingSecret]);
    expect([known.status, known.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    // An effect must not happen twice for a key whose first answer is lost.
    expect((await again([])).status).toBe(422);
  });
});
