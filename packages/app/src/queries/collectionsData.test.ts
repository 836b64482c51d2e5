import { aWireLoanDetail } from '@lending-desk/domain/testing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, memoryStorage } from '../testing/fakeServer';

// Writing needs a page with styles; what is kept of reading does not.
vi.mock('./useCall', () => ({}));
vi.mock('../drafts/drafts', () => ({}));
vi.mock('../session/useViewer', () => ({}));
vi.mock('./queryClient', () => ({ queryClient: new QueryClient() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

const link = { amount: 100_050, amountPaid: 0, paymentLink: 'https://rzp.example/i/first' };

/** What the server answers, by the last word of the path that is no number. */
const answers: Readonly<Record<string, unknown>> = {
  'get-loan-details': {
    loan: { ...aWireLoanDetail().data, loanId: 210_042 },
    comments: { collectionsFeedbacks: [] },
  },
  'get-outstanding-details': {
    overdueAmount: { overdueInterest: 1, bounce: 2, penal: 3, overduePrincipal: 4 },
    outstandingAmount: { outstandingPrinciple: 5, outstandingInterest: 6 },
  },
  'fetch-all-payment-links': { paymentLinks: [link] },
  'search-loan': { loans: [] },
};

/** The same of a second loan, which has no payment link. */
const ofTheSecond: Readonly<Record<string, unknown>> = {
  'get-loan-details': {
    loan: { ...aWireLoanDetail().data, loanId: 210_043 },
    comments: { collectionsFeedbacks: [] },
  },
  'get-outstanding-details': {
    overdueAmount: { overdueInterest: 0, bounce: 0, penal: 0, overduePrincipal: 7 },
    outstandingAmount: { outstandingPrinciple: 8, outstandingInterest: 0 },
  },
  'fetch-all-payment-links': { paymentLinks: [] },
};

async function theApp() {
  const server = fakeServer(({ path }) => {
    const word = Object.keys(answers).find(name => path.includes(name));
    const of = path.includes('210043') ? ofTheSecond : answers;
    const data = word === undefined ? aWireLoanDetail() : of[word];
    return { status: 200, body: { success: true, errorMessages: [], data } };
  });
  vi.stubGlobal('localStorage', memoryStorage({ jwtToken: 'a', refreshToken: 'b' }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { origin: 'http://desk.example' });
  vi.stubEnv('VITE_API_BASE', 'http://desk.example');
  vi.stubGlobal('fetch', server.fetch);
  const [
    { collectionsQueries, collectionsSource },
    { paymentLinkQueries },
    { creditSource },
    { searchQueries },
  ] = await Promise.all([
    import('./collections'),
    import('./paymentLinks'),
    import('./loan'),
    import('./search'),
  ]);
  return { server, collectionsQueries, collectionsSource, paymentLinkQueries, creditSource, searchQueries };
}

describe('what collections keeps', () => {
  it('is paymentLinks, overdueAmount, outstandingAmount and loan, each asked for once [SH-051.a]', async () => {
    const { server, collectionsQueries, collectionsSource, paymentLinkQueries } = await theApp();
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const read = async () => ({
      loan: await client.fetchQuery(collectionsSource.detail('210042')),
      money: await client.fetchQuery(collectionsQueries.outstanding('210042')),
      links: await client.fetchQuery(paymentLinkQueries.ofLoan('210042')),
    });
    const { loan, money, links } = await read();
    expect(loan.core.loanId).toBe(210_042);
    expect(loan.raw).toHaveProperty('personalDetails.fullName');
    expect([money.overdue.principal, money.outstanding.principal]).toEqual([400, 500]);
    expect(links).toMatchObject([{ amount: 100_050, paymentLink: link.paymentLink }]);
    const asked = server.seen.length;
    expect(asked).toBe(3);
    expect(await read()).toEqual({ loan, money, links });
    expect(server.seen).toHaveLength(asked);
  });

  it('is of a second loan what was answered of it, and nothing of the first [SH-051.b]', async () => {
    const { collectionsQueries, collectionsSource, paymentLinkQueries } = await theApp();
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const read = async (id: string) => ({
      loanId: (await client.fetchQuery(collectionsSource.detail(id))).core.loanId,
      money: await client.fetchQuery(collectionsQueries.outstanding(id)),
      links: await client.fetchQuery(paymentLinkQueries.ofLoan(id)),
    });
    const first = await read('210042');
    expect([first.loanId, first.links.length]).toEqual([210_042, 1]);
    expect(await read('210043')).toMatchObject({
      loanId: 210_043,
      money: { overdue: { principal: 700 }, outstanding: { principal: 800 } },
      links: [],
    });
  });
});

describe('shared state', () => {
  it('has three groups, of which none is taken for another: credit, collections and customer support [SH-049.a, SH-049.b]', async () => {
    const { server, collectionsSource, creditSource, searchQueries } = await theApp();
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const { supportSource } = await import('./supportLoan');
    const keys = [
      creditSource.detail('210042').queryKey,
      collectionsSource.detail('210042').queryKey,
      supportSource.detail('210042').queryKey,
      searchQueries.found({ loanId: 210_042 }).queryKey,
    ].map(key => JSON.stringify(key));
    expect(new Set(keys).size).toBe(keys.length);
    const atCredit = await client.fetchQuery(creditSource.detail('210042'));
    const atCollections = await client.fetchQuery(collectionsSource.detail('210042'));
    await client.fetchQuery(searchQueries.found({ loanId: 210_042 }));
    // The loan of one desk is not shown at another, whose person may see less of it.
    expect(atCollections.core.loanId).not.toBe(atCredit.core.loanId);
    expect(client.getQueryData(creditSource.detail('210042').queryKey)).toBe(atCredit);
    expect(client.getQueryData(supportSource.detail('210042').queryKey)).toBeUndefined();
    expect(server.seen).toHaveLength(3);
  });
});
