import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { staff } from '../signin/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { callRating, callRecording } from './table';

const [rated, refused] = [1, 2];
const answers = {
  agentGreetings: 'HIGH_ENERGY',
  agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
  agentCallReason: 'EXPLAINED_NO_CLARITY',
  agentConnectBack: 'TWO_OPTION',
  agentEndConversation: 'ONLY_GREETED',
} as const;
/** The calls of a loan, one of them rated twice before the import. */
const callsRatedBy = (userIdString: string) => [
  {
    idString: 'answered',
    Status: 'Answered',
    StartTime: '2026-11-20 16:12:00',
    AudioFile: 'https://r.example/1.mp3',
    ratings: [
      { rating: 3, username: 'Asha', userIdString: 'someone-else', feedback: 'Short' },
      { rating: 1, username: 'Reviewer', userIdString, feedback: 'Imported' },
    ],
  },
  { idString: 'missed', Status: 'NotAnswered', StartTime: '2026-11-19 16:12:00', AudioFile: '' },
];

type Rated = {
  idString: string;
  ratings: { userIdString: string; feedback: string; agentGreetings: string }[];
};

withServer(server => {
  let reviewer: Caller;
  let other: Caller;

  /** An account with these roles, whatever it had before. */
  async function withRoles(account: Role, ...roles: Role[]): Promise<Caller> {
    const caller = await server().signIn(account);
    await server().db.update(staff).set({ roles }).where(eq(staff.id, caller.staffId));
    return server().signIn(account);
  }

  beforeAll(async () => {
    reviewer = await withRoles(
      'ROLE_COLLECTIONS_AGENT',
      'ROLE_COLLECTIONS_AGENT',
      'ROLE_COLLECTION_CALL_REVIEW',
    );
    const callRecordings = callsRatedBy(reviewer.staffId);
    await storeLoans(
      server().db,
      [rated, refused].map(number =>
        aLine(number, { callRecordings, loanDetails: { approvalStatus: 'DISBURSED' } }),
      ),
    );
    other = await server().signIn('ROLE_SUPER_USER');
  });

  const rate = (number: number, changes: object = {}, as = reviewer) =>
    server().call(
      contract.calls.rateForCollections,
      { loanId: loanIdOf(number), callRecordingId: 'answered', feedback: '', ...answers, ...changes },
      as,
    );
  const stored = (number: number) =>
    server()
      .db.select()
      .from(callRating)
      .where(eq(callRating.loanId, loanIdOf(number)));

  it('saved again replaces the rating of that reviewer, and leaves those of others [CO-085.d, CO-087.c, CO-087.d, CO-085.a, CO-085.b, CO-085.c, CO-087.g, CO-087.h]', async () => {
    await rate(rated, { feedback: 'First' });
    await rate(rated, { feedback: 'Of another' }, other);
    const given = { ...answers, feedback: 'Second', agentGreetings: 'NO_GREETING' };
    const { status, body } = await rate(rated, given);
    expect([status, Object(body['data']).status]).toEqual([200, 'Call feedback saved']);
    const calls: Rated[] = Object(body['data']).callRecordings;
    const ratings = calls.find(one => one.idString === 'answered')?.ratings ?? [];
    expect(
      ratings.map(one => [one.userIdString, one.feedback, one.agentGreetings ?? null]).toSorted(),
    ).toEqual(
      [
        ['someone-else', 'Short', null],
        [reviewer.staffId, 'Second', 'NO_GREETING'],
        [other.staffId, 'Of another', 'HIGH_ENERGY'],
      ].toSorted(),
    );
    expect(ratings.find(one => one.userIdString === reviewer.staffId)).toMatchObject(given);
    expect(await stored(rated)).toHaveLength(2);
  });

  it.each<[readonly Role[], number]>([
    [['ROLE_COLLECTIONS_ADMIN'], 403],
    [['ROLE_COLLECTIONS_AGENT'], 403],
    [['ROLE_COLLECTIONS_ADMIN', 'ROLE_CUSTOMER_CALL_REVIEW'], 403],
    [['ROLE_COLLECTIONS_ADMIN', 'ROLE_COLLECTION_CALL_REVIEW'], 200],
  ])('of %j gets %i [CO-086.d]', async (roles, status) => {
    const before = await stored(refused);
    const caller = await withRoles('ROLE_COLLECTIONS_ADMIN', ...roles);
    expect((await rate(refused, {}, caller)).status).toBe(status);
    expect(await stored(refused)).toHaveLength(before.length + (status === 200 ? 1 : 0));
  });

  it('of a reviewer without a collections role is refused, who cannot see the call [CO-086.e]', async () => {
    const before = await stored(refused);
    const caller = await withRoles('ROLE_VAS', 'ROLE_COLLECTION_CALL_REVIEW');
    expect((await rate(refused, {}, caller)).status).toBe(403);
    expect(await stored(refused)).toEqual(before);
    // The same request with the other role added.
    const both = await withRoles('ROLE_VAS', 'ROLE_COLLECTION_CALL_REVIEW', 'ROLE_COLLECTIONS_AGENT');
    expect((await rate(refused, {}, both)).status).toBe(200);
  });

  it('of a recording that collections added by its address is stored [SH-082.c]', async () => {
    const recordingUrl = '/recordings/sample-1.wav';
    const sent = { loan_id: loanIdOf(rated), recordingUrl };
    const { status } = await server().call(contract.calls.uploadRecording, sent, reviewer);
    const [added] = await server()
      .db.select()
      .from(callRecording)
      .where(eq(callRecording.loanId, loanIdOf(rated)));
    expect([status, added?.audioFile, added?.agentName]).toEqual([200, recordingUrl, 'Collections Agent']);
    expect((await rate(rated, { callRecordingId: added?.id })).status).toBe(200);
  });

  it('of a call that was not answered is refused [CO-087.b, CO-086.c]', async () => {
    expect((await rate(rated, { callRecordingId: 'missed' })).status).toBe(409);
  });
});
