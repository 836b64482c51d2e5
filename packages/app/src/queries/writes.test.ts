import { businessDate } from '@lending-desk/domain/calendar';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakeServer';

const client = new QueryClient();
// What a write is, not how it is run.
vi.mock('./useCall', () => ({ useCall: (call: unknown) => call }));
vi.mock('./useSingleFlight', () => ({
  actionKey: () => [],
  useSingleFlight: ([word, of]: readonly [string, string]) => ({ word, of }),
}));
vi.mock(import('@tanstack/react-query'), async actual => ({
  ...(await actual()),
  useQueryClient: () => client,
}));
vi.mock('./queryClient', () => ({ queryClient: client }));
vi.mock('../session/useViewer', () => ({}));
vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('navigator', {});
afterAll(() => void vi.unstubAllGlobals());

const account = await import('./account');
const applicant = await import('./applicant');
const edit = await import('./applicantEdit');
const approvals = await import('./approvals');
const bureau = await import('./bureau');
const byHand = await import('./byHand');
const calls = await import('./calls');
const closure = await import('./closure');
const collections = await import('./collections');
const comments = await import('./comments');
const decision = await import('./decision');
const feedback = await import('./feedback');
const followUp = await import('./followUp');
const horoscope = await import('./horoscope');
const lenderSettings = await import('./lenderSettings');
const loanFiles = await import('./loanFiles');
const mapping = await import('./mapping');
const markMentions = await import('./markMentions');
const nach = await import('./nach');
const offlineKyc = await import('./offlineKyc');
const operations = await import('./operations');
const paymentLinks = await import('./paymentLinks');
const pd = await import('./pd');
const recordings = await import('./recordings');
const staff = await import('./staff');
const statements = await import('./statements');
const supportLoan = await import('./supportLoan');
const vas = await import('./vas');
const views = await import('./views');
const waiver = await import('./waiver');

const write = v.object({
  word: v.string(),
  of: v.pipe(v.union([v.string(), v.number()]), v.toString()),
  name: v.optional(v.string()),
});
const writesOf = (all: readonly unknown[]) => v.parse(v.array(write), all);
const repeated = (places: readonly string[]) => places.filter((place, at) => places.indexOf(place) !== at);

const stored = { index: 0, id: '', createdOn: '', userName: '', userIdString: '', at: null };
const ofCollections = { ...stored, disposition: '', behaviour: '', comment: '' };
const ofSupport = { ...stored, feedback: '' };
const days = [businessDate('2026-11-23'), businessDate('2026-11-30')] as const;

/** The writes of one loan. */
const ofLoan = (loanId: number): readonly unknown[] => [
  applicant.useRecordConsent(loanId),
  edit.useSavePersonal(loanId),
  edit.useSaveProfessional(loanId),
  edit.useSaveFinancial(loanId),
  edit.useUploadSelfie(loanId),
  edit.useUploadPan(loanId),
  edit.useUploadProof(loanId),
  bureau.useFetchCibil(loanId),
  bureau.useFetchEquifax(loanId),
  byHand.useAskReceipt(loanId),
  byHand.useAskRefund(loanId),
  byHand.useAskReversal(loanId),
  calls.useCallCustomer(loanId),
  closure.useCloseLoan(loanId),
  collections.useSaveDeskComment(loanId, null, () => false),
  comments.useSaveComment(loanId),
  decision.useProcessApplication(loanId),
  feedback.useSaveFeedback(loanId, null),
  followUp.useSaveFollowUp({ loanId, id: 'a', desk: 'credit' }),
  followUp.useEndFollowUp({ loanId, id: 'a', desk: 'credit' }),
  loanFiles.useRemoveFile(String(loanId)),
  mapping.useMapEmis(loanId),
  offlineKyc.useVerifyOfflineKyc(loanId),
  paymentLinks.useCreatePaymentLink(loanId),
  pd.useSavePdFeedback(loanId),
  ...['c1', 'c2'].map(call => recordings.useRateCall(loanId, call, 'rateForSupport')),
  recordings.useUploadRecording(loanId),
  statements.useSaveSettings(loanId),
  statements.useSaveInstitution({ loanId, idString: 'a' }),
  statements.useRemoveStatement(loanId),
  statements.useProcessStatements(loanId),
  supportLoan.useMoveToReview(loanId),
  supportLoan.useSaveLoanSource(loanId),
  vas.useSaveVasFeedback(String(loanId)),
  waiver.useAddWaiver(loanId),
];

const others = (): readonly unknown[] => [
  ...['r1', 'r2'].map(id => approvals.useDecide({ id, loanId: 482190 })),
  ...['f1', 'f2'].flatMap(file => [nach.useCommitNach(file), nach.useDiscardNach(file)]),
  nach.useUploadNach(),
  ...days.map(day => horoscope.useSaveWeek(day)),
  ...['p1', 'p2'].map(person => staff.useStaffOrder(person)),
  views.useChangeViews('credit'),
  views.useChangeViews('collections'),
  account.useChangePassword(),
  account.useEndSessions(),
  calls.useSaveAgentDetails(),
  decision.useAddTags(),
  lenderSettings.useChangeSettings(),
  markMentions.useMarkMentions(),
  operations.useJobOrder(),
  operations.useDisburse(),
  operations.useCheckLedger(),
];

it('each write has a place of its own: no two share their key, their draft or that they are under way [XR-012.a]', () => {
  const places = writesOf([...[482190, 482191].flatMap(ofLoan), ...others()]).map(
    ({ word, of }) => `${word} ${of}`,
  );
  expect(repeated(places)).toEqual([]);
  // Of comments and feedbacks the one that is edited.
  const edits = [0, 1].flatMap(index => [
    collections.useSaveDeskComment(482190, { ...ofCollections, index }, () => false),
    feedback.useSaveFeedback(482190, { ...ofSupport, index }),
  ]);
  expect(repeated(writesOf([...ofLoan(482190), ...edits]).map(({ word }) => word))).toEqual([]);
});

it('a failure after its form was left says what failed: the loan, or what else was written', () => {
  const named = writesOf([...ofLoan(482190), ...others()]).flatMap(({ word, name }) =>
    name ? [`${word}: ${name}`] : [],
  );
  expect([...new Set(named)]).toEqual([
    'vas: VAS feedback on loan 482190',
    'approval: Loan 482190',
    'nachCommit: NACH file',
    'nachDiscard: NACH file',
    'nachUpload: NACH file',
    'horoscope: Horoscope of 2026-11-23',
    'horoscope: Horoscope of 2026-11-30',
    'tags: Tags',
    'settings: Settings',
    'jobs: Operations',
    'disbursal: Disbursal',
    'ledgerCheck: Ledger check',
  ]);
});

/** Reads a place and never gets there. @returns whether it still waits */
function waitingRead(queryKey: QueryKey): () => boolean {
  let waits = true;
  const queryFn = async ({ signal }: { signal: AbortSignal }) =>
    new Promise(() => signal.addEventListener('abort', () => (waits = false)));
  client.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
  return () => waits;
}

it.each([
  ['VAS feedback', vas.useSaveVasFeedback('482190'), vas.vasQueries.loan('482190'), { comments: {} }],
  ['a week', horoscope.useSaveWeek(days[0]), horoscope.horoscopeQueries.week(days[0]), {}],
  [
    'a follow-up',
    followUp.useSaveFollowUp({ loanId: 482190, id: '482190', desk: 'credit' }),
    followUp.followUpQueries.ofLoan({ id: '482190', desk: 'credit' }),
    {},
  ],
  ['a PAN', edit.useUploadPan(482190), supportLoan.supportSource.part('482190', 'kyc'), { body: {} }],
])('%s that is saved stops the read it makes old, and no other', (_, write, { queryKey }, answer) => {
  const [own, other] = [waitingRead(queryKey), waitingRead(['mentions'])];
  v.parse(v.object({ done: v.function() }), write).done(answer);
  expect([own(), other()]).toEqual([false, true]);
  client.clear();
});
