import { businessDate } from '@lending-desk/domain/calendar';
import { QueryClient, type QueryKey, skipToken } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakeServer';

// Writing needs a page with styles; where answers are kept does not.
vi.mock('./useCall', () => ({}));
vi.mock('./useSingleFlight', () => ({ actionKey: () => [] }));
vi.mock('./queryClient', () => ({ queryClient: new QueryClient() }));
vi.mock('../session/useViewer', () => ({}));
vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('navigator', {});
vi.stubEnv('VITE_API_BASE', 'https://desk.example');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const { accountQueries } = await import('./account');
const { approvalsQueries } = await import('./approvals');
const { stateListQuery } = await import('./applicantEdit');
const { auditQueries } = await import('./audit');
const { callQueries } = await import('./calls');
const { cashBookQueries } = await import('./cashBook');
const { collectionsQueries, collectionsSource } = await import('./collections');
const { decisionQueries } = await import('./decision');
const { disbursedQueries } = await import('./disbursed');
const { followUpQueries } = await import('./followUp');
const { horoscopeQueries } = await import('./horoscope');
const { intelQueries } = await import('./intel');
const { lenderSettingsQueries } = await import('./lenderSettings');
const { creditSource, loanQueries } = await import('./loan');
const { loanFilesQuery } = await import('./loanFiles');
const { mentionQueries } = await import('./mentions');
const { nachQueries } = await import('./nach');
const { nextQueries } = await import('./next');
const { operationsQueries } = await import('./operations');
const { paymentLinkQueries } = await import('./paymentLinks');
const { decidedQuery, replaySource } = await import('./replay');
const { searchQueries } = await import('./search');
const { staffQueries } = await import('./staff');
const { statementQueries } = await import('./statements');
const { supportLoanQueries, supportSource } = await import('./supportLoan');
const { vasQueries } = await import('./vas');
const { viewQueries } = await import('./views');

const view = { loan: '', actor: null, person: null, action: null, from: null, to: null };
const queue = { status: null, page: 1, owner: null, loanId: '' } as const;
const support = {
  page: 1,
  approvalStatus: null,
  applicationStatus: null,
  year: null,
  month: null,
  followUpDue: false,
};
const book = {
  page: 1,
  year: null,
  month: null,
  bucket: null,
  class: null,
  owner: null,
  sort: 'dpd',
} as const;
const days = ['2026-11-21', '2026-11-22'].map(businessDate);
const ids = ['482190', '482191'];
type Asked = { readonly queryKey: QueryKey; readonly queryFn?: unknown };

const ofLoan = (id: string): Asked[] => [
  ...[creditSource, supportSource, collectionsSource, replaySource].flatMap(source => [
    source.detail(id),
    source.part(id, 'bureau'),
    source.part(id, 'kyc'),
    source.kycDifferences(id),
  ]),
  collectionsQueries.outstanding(id),
  collectionsQueries.explain(id),
  ...days.map(on => collectionsQueries.quote(id, on)),
  paymentLinkQueries.ofLoan(id),
  followUpQueries.ofLoan({ id, desk: 'credit' }),
  decidedQuery(id),
  loanFilesQuery(id),
  vasQueries.loan(id),
  intelQueries.quiz(id),
  mentionQueries.colleagues(`credit/${id}`),
  mentionQueries.colleagues(`collections/${id}`),
  nachQueries.board(id),
  nachQueries.progress(id),
  auditQueries.entry(id),
  auditQueries.list({ ...view, loan: id }, null),
  searchQueries.found({ loanId: Number(id) }),
];
const others = (): Asked[] => [
  ...days.flatMap(day => [cashBookQueries.ofDay(day), horoscopeQueries.week(day)]),
  horoscopeQueries.weeks(),
  nachQueries.files(),
  auditQueries.list(view, null),
  auditQueries.list(view, 'next'),
  ...[queue, { ...queue, page: 2 }, { ...queue, owner: 'mine' } as const].map(loanQueries.list),
  ...[support, { ...support, page: 2 }, { ...support, followUpDue: true }].map(searchQueries.list),
  ...[book, { ...book, page: 2 }, { ...book, sort: 'amount' } as const].map(disbursedQueries.list),
  disbursedQueries.ageing(),
  nextQueries.accounts({ factors: ['promise'] }),
  nextQueries.accounts({ factors: ['promise', 'risk'] }),
  viewQueries.of('credit'),
  viewQueries.of('collections'),
  accountQueries.sessions(),
  approvalsQueries.list(),
  stateListQuery,
  callQueries.agentDetails(),
  decisionQueries.config(),
  lenderSettingsQueries.all(),
  mentionQueries.list(),
  operationsQueries.state(),
  operationsQueries.ledgerCheck(),
  searchQueries.statuses(),
  staffQueries.list(),
  statementQueries.institutions(),
  supportLoanQueries.enumValues(),
];

it('what is read of one record, day, view or page has a place of its own [SH-050.b, SH-051.b]', () => {
  const places = [...ids.flatMap(ofLoan), ...others()].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

it('what nobody waits for any longer is no longer asked for', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return new Promise(() => {});
  });
  const reads = [...ofLoan('482190'), ...others()].filter(({ queryFn }) => queryFn !== skipToken);
  for (const { queryKey, queryFn } of reads) {
    const client = new QueryClient();
    const before = sent.length;
    client
      .fetchQuery({ queryKey, queryFn: context => v.parse(v.function(), queryFn)(context) })
      .catch(() => undefined);
    await vi.waitFor(() => expect([queryKey, sent.length > before]).toEqual([queryKey, true]), {
      interval: 1,
    });
    await client.cancelQueries();
    const going = sent.slice(before).filter(({ signal }) => !signal.aborted);
    expect(going.map(({ url }) => url)).toEqual([]);
  }
});
