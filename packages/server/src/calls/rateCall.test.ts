import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { bearer, type Caller, withServer } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { ratedCallsOf } from './ratedCalls';
import { callRating } from './table';

const [rated, replaced, raced, uploaded, unnamed, repeated] = [1, 2, 3, 4, 5, 6];

const answers = {
  agentGreetings: 'POLITE_SOFT_MANNER_HIGH_ENERGY',
  agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
  agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
  agentConnectBack: 'TWO_OPTION',
  agentEndConversation: 'ONLY_GREETED',
} as const;

const callRecordings = [
  {
    idString: 'answered',
    Status: 'Answered',
    StartTime: '2026-11-20 16:12:00',
    AudioFile: 'https://r.example/1.mp3',
    // By a namesake of the reviewer.
    ratings: [{ rating: 3, username: 'Support Reviewer', userIdString: 'someone-else', feedback: 'Short' }],
  },
  {
    idString: 'another',
    Status: 'Answered',
    StartTime: '2026-11-19 18:00:00',
    AudioFile: 'https://r.example/2.mp3',
  },
  { idString: 'missed', Status: 'NotAnswered', StartTime: '2026-11-19 16:12:00', AudioFile: '' },
];

type Rating = { userIdString: string; rating: number; feedback: string; createdOn: string };
type Rated = { idString: string; ratings: Rating[] };

it('has the id of the call from what the provider reported, where it has none of its own [SH-077.a]', () => {
  const reported = { idString: 'nested', Status: 'Answered' };
  expect(ratedCallsOf([{ callRecordingResponse: reported }], [], [])).toEqual([
    { idString: 'nested', callRecordingResponse: { Status: 'Answered' }, ratings: [] },
  ]);
});

it('lists a rating given here in place of the imported one of the same person, and of no other [CS-082.b]', () => {
  const imported = [
    { userIdString: 'another', username: 'own', userId: 'own', feedback: 'Of another' },
    { userIdString: 'own', userId: 'another', feedback: 'Before' },
  ];
  const given = {
    callId: 'call',
    userIdString: 'own',
    username: 'Own',
    feedback: 'Now',
    createdOn: '',
    ...answers,
  };
  const [call] = ratedCallsOf([{ idString: 'call', ratings: imported }], [], [given]);
  expect(call?.['ratings']).toMatchObject([{ feedback: 'Of another' }, { feedback: 'Now' }]);
});

withServer(
  server => {
    let reviewer: Caller;
    let other: Caller;

    beforeAll(async () => {
      await storeLoans(
        server().db,
        [rated, replaced, raced, uploaded, repeated].map(number =>
          aLine(number, { callRecordings, underWriter: heldBy('credit.user') }),
        ),
      );
      const call = { Status: 'Answered', StartTime: '2026-11-20 16:12:00', AudioFile: '/recordings/3.mp3' };
      await storeLoans(server().db, [aLine(unnamed, { callRecordings: [call] })]);
      reviewer = await server().signIn('cs.review@lender.example');
      other = await server().signIn('ROLE_SUPER_USER');
    });

    const rate = (
      number: number,
      changes: { callRecordingId?: string; feedback?: string } = {},
      as = reviewer,
    ) =>
      server().call(
        contract.calls.rateForSupport,
        { loanId: loanIdOf(number), callRecordingId: 'answered', ...answers, ...changes },
        as,
      );
    const listed = async (number: number): Promise<Rated | undefined> => {
      const { body } = await server().call(
        contract.loan.readForSupport,
        { loanId: loanIdOf(number) },
        reviewer,
      );
      const { recordings } = Object(body['data']);
      return recordings.find((one: Rated) => one.idString === 'answered');
    };
    const auditOf = (number: number, action: string) =>
      server()
        .db.select()
        .from(auditRow)
        .where(and(eq(auditRow.loanId, loanIdOf(number)), eq(auditRow.action, action)))
        .orderBy(inOrder);

    it('adds a rating beside those of others, and answers the calls with it [CS-080.d, CS-084.g, CS-084.h, CS-094.a, SH-077.a, SH-078.a, SH-078.b, SH-078.c, CS-080.a, CS-084.c, SH-086.b, SH-089.b, SH-090.b, CS-078.b, CS-084.d, SH-087.b, SH-088.b]', async () => {
      const { status, body } = await rate(rated, { feedback: ' Clear ' });
      expect(status).toBe(200);
      expect(body['data']).toMatchObject({
        status: 'Call feedback saved',
        callRecordings: [
          {
            idString: 'answered',
            callRecordingResponse: { StartTime: '2026-11-20 16:12:00', Status: 'Answered' },
            ratings: [
              { userIdString: 'someone-else', rating: 3 },
              {
                userIdString: reviewer.staffId,
                username: 'Support Reviewer',
                // Full marks for three answers, two thirds for two.
                rating: 4.3,
                feedback: 'Clear',
                createdOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
                ...answers,
              },
            ],
          },
          { idString: 'another', ratings: [] },
          { idString: 'missed', ratings: [] },
        ],
      });
      expect(await listed(rated)).toEqual(Object(body['data']).callRecordings[0]);
      expect(await auditOf(rated, 'calls.rate')).toMatchObject([
        {
          actorId: reviewer.staffId,
          before: null,
          after: { callId: 'answered', feedback: 'Clear', ...answers },
        },
      ]);
    });

    it('replaces the rating of the same person, compared by user id, and no other [CS-082.a, CS-082.c, CS-083.a, SH-078.c, CS-080.a, CS-082.b]', async () => {
      await rate(replaced, { callRecordingId: 'another', feedback: 'Of another call' });
      await rate(replaced, { feedback: 'First thoughts' });
      await rate(replaced, { feedback: 'Of somebody else' }, other);
      server().clock.pass(1);
      await rate(replaced, { feedback: 'Second thoughts' });
      const again = server().clock.now.toISOString();
      await rate(replaced, { feedback: 'Of somebody else, again' }, other);
      const ratings = (await listed(replaced))?.ratings ?? [];
      expect(ratings.map(one => [one.userIdString, one.feedback]).sort()).toEqual(
        [
          ['someone-else', 'Short'],
          [reviewer.staffId, 'Second thoughts'],
          [other.staffId, 'Of somebody else, again'],
        ].sort(),
      );
      const own = ratings.find(one => one.userIdString === reviewer.staffId);
      expect(own?.createdOn).toBe(again);
      expect((await auditOf(replaced, 'calls.rate')).slice(-2)).toMatchObject([
        {
          before: { callId: 'answered', feedback: 'First thoughts' },
          after: { feedback: 'Second thoughts' },
        },
        {
          before: { callId: 'answered', feedback: 'Of somebody else' },
          after: { feedback: 'Of somebody else, again' },
        },
      ]);
    });

    it('keeps one rating of two that one person sends at once [CS-082.a, XR-139.a]', async () => {
      const both = await Promise.all([rate(raced, { feedback: 'a' }), rate(raced, { feedback: 'b' })]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const rows = await server()
        .db.select()
        .from(callRating)
        .where(eq(callRating.loanId, loanIdOf(raced)));
      expect(rows).toHaveLength(1);
      // The second was written when the first was there.
      const recorded = await auditOf(raced, 'calls.rate');
      const [first, second] = [recorded.find(row => !row.before), recorded.find(row => row.before)];
      expect([Object(second?.before).feedback, Object(second?.after).feedback]).toEqual([
        Object(first?.after).feedback,
        rows[0]?.feedback,
      ]);
    });

    it('stores one rating, once, for a repeat with the same key [CS-084.f, SH-085.a]', async () => {
      const sent = { loanId: loanIdOf(repeated), callRecordingId: 'answered', ...answers };
      const key = { 'idempotency-key': 'rating-once' };
      const first = await server().call(contract.calls.rateForSupport, sent, reviewer, key);
      const second = await server().call(contract.calls.rateForSupport, sent, reviewer, key);
      expect([first.status, second.body]).toEqual([200, first.body]);
      expect(await auditOf(repeated, 'calls.rate')).toHaveLength(1);
    });

    it('refuses a call that was not answered, and one the loan does not have [SH-081.b, CS-080.c]', async () => {
      const missed = await rate(rated, { callRecordingId: 'missed' });
      expect([missed.status, missed.body['errorMessages']]).toEqual([
        409,
        ['A call that was not answered has no feedback'],
      ]);
      expect((await rate(rated, { callRecordingId: 'elsewhere' })).status).toBe(404);
    });

    it('finds no call by an empty id, not even one that has none [CS-084.b]', async () => {
      const { status, body } = await rate(unnamed, { callRecordingId: '' });
      expect([status, body['errorMessages']]).toEqual([
        404,
        ['This call is not among the calls of the loan'],
      ]);
      expect(await auditOf(unnamed, 'calls.rate')).toEqual([]);
    });

    it.each(Object.keys(answers))('refuses a feedback without an answer to %s [SH-084.c]', async missing => {
      const four = Object.fromEntries(Object.entries(answers).filter(([question]) => question !== missing));
      const answer = await server().send('/api/v1/loan-feedback/cs-call-rating-feedback', {
        method: 'POST',
        headers: { ...bearer(reviewer), 'content-type': 'application/json' },
        body: JSON.stringify({ loanId: loanIdOf(rated), callRecordingId: 'answered', ...four }),
      });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Choose all Call Feedback Responses');
    });

    it.each<[Role, number]>([
      ['ROLE_CUSTOMER_SERVICE', 403],
      ['ROLE_CUSTOMER_SERVICE_ADMIN', 403],
      ['ROLE_CUSTOMER_SERVICE_VIEW', 403],
      ['ROLE_COLLECTION_CALL_REVIEW', 403],
    ])('lets no %s rate a call: %i [CS-080.d]', async (role, expected) => {
      expect((await rate(rated, {}, await server().signIn(role))).status).toBe(expected);
    });

    const upload = (recordingUrl: string, as = reviewer) =>
      server().call(contract.calls.uploadRecording, { loan_id: loanIdOf(uploaded), recordingUrl }, as);

    it.each([
      ['ROLE_CUSTOMER_SERVICE_VIEW', 403],
      ['ROLE_CREDIT_DASHBOARD_VIEW', 403],
    ])('lets no %s add a recording: %i [SH-082.a]', async (role, expected) => {
      const as = await server().signIn(role);
      expect((await upload('/recordings/sample-1.wav', as)).status).toBe(expected);
      expect(await auditOf(uploaded, 'calls.uploadRecording')).toEqual([]);
    });

    it('adds a recording by its address [SH-077.b]', async () => {
      expect((await upload('/recordings/sample-1.wav')).status).toBe(200);
      const { body } = await server().call(
        contract.loan.readForSupport,
        { loanId: loanIdOf(uploaded) },
        reviewer,
      );
      expect(Object(body['data']).recordings.at(-1)).toMatchObject({
        callRecordingResponse: {
          StartTime: '2026-11-21 11:30:00',
          Duration: '',
          AudioFile: '/recordings/sample-1.wav',
          Status: 'Answered',
          Type: 'uploaded',
          AgentName: 'Support Reviewer',
        },
        ratings: [],
      });
      expect(await auditOf(uploaded, 'calls.uploadRecording')).toMatchObject([
        { after: { recordingUrl: '/recordings/sample-1.wav' } },
      ]);
    });

    it.each([
      ['http://r.lender.example/a.mp3', 'The address of a recording begins with https://'],
      ['javascript:alert(1)', 'The address of a recording begins with https://'],
      ['//r.lender.example/a.mp3', 'The address of a recording begins with https://'],
      ['https://u@r.lender.example/a.mp3', 'The address of a recording begins with https://'],
      ['https://:p@r.lender.example/a.mp3', 'The address of a recording begins with https://'],
      ['https://u:p@r.lender.example/a.mp3', 'The address of a recording begins with https://'],
      ...[
        'https://elsewhere.example/a.mp3',
        'https://eu.r.lender.example/a.mp3',
        'https://r.lender.example.elsewhere.example/a.mp3',
        'https://media.example/a.mp3',
        'https://allmedia.example/a.mp3',
        'https://eu.media.example.elsewhere.example/a.mp3',
        // Configured without https.
        'https://plain.example/a.mp3',
      ].map(url => [url, 'Recordings of this host cannot be played here']),
    ])('refuses %s, and says so in error [SH-082.d]', async (url, words) => {
      const { status, body } = await upload(url);
      expect([status, body['error']]).toEqual([422, words]);
    });

    it.each(['https://r.lender.example/a.mp3?take=2', 'https://eu.media.example/b.mp3'])(
      'adds one of a configured host: %s [SH-082.c]',
      async url => {
        expect((await upload(` ${url} `)).status).toBe(200);
        const audited = await auditOf(uploaded, 'calls.uploadRecording');
        expect(audited.map(({ after }) => Object(after).recordingUrl)).toContain(url);
      },
    );
  },
  { config: { mediaHosts: ['https://r.lender.example', 'https://*.media.example', 'http://plain.example'] } },
);
