import { businessDate } from '@lending-desk/domain/calendar';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterAll, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakeServer';

// Writing needs a page with styles; where answers are kept does not.
vi.mock('./useCall', () => ({}));
vi.mock('./useSingleFlight', () => ({ actionKey: () => [] }));
vi.mock('./queryClient', () => ({ queryClient: new QueryClient() }));
vi.mock('../session/useViewer', () => ({}));
vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('navigator', {});
afterAll(() => void vi.unstubAllGlobals());

const { auditQueries } = await import('./audit');
const { cashBookQueries } = await import('./cashBook');
const { collectionsQueries, collectionsSource } = await import('./collections');
const { disbursedQueries } = await import('./disbursed');
const { followUpQueries } = await import('./followUp');
const { horoscopeQueries } = await import('./horoscope');
const { intelQueries } = await import('./intel');
const { creditSource, loanQueries } = await import('./loan');
const { loanFilesQuery } = await import('./loanFiles');
const { mentionQueries } = await import('./mentions');
const { nachQueries } = await import('./nach');
const { nextQueries } = await import('./next');
const { paymentLinkQueries } = await import('./paymentLinks');
const { decidedQuery, replaySource } = await import('./replay');
const { searchQueries } = await import('./search');
const { supportSource } = await import('./supportLoan');
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
type Asked = { readonly queryKey: QueryKey };

it('what is read of one record, day, view or page has a place of its own [SH-050.b, SH-051.b]', () => {
  const ofLoans: Asked[] = ids.flatMap(id => [
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
  ]);
  const others: Asked[] = [
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
  ];
  const places = [...ofLoans, ...others].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});
