import { businessDate, monthOptions, yearOptions } from '@lending-desk/domain/calendar';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, memoryStorage } from '../testing/fakeServer';

// Writing needs a page with styles; what is kept of reading does not.
vi.mock('./useCall', () => ({}));
vi.mock('./useSingleFlight', () => ({}));
vi.mock('../drafts/drafts', () => ({}));
vi.mock('../session/useViewer', () => ({}));
vi.mock('./queryClient', () => ({ queryClient: new QueryClient() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const row = {
  index: 1,
  loanId: 482190,
  startedOn: '2026-11-20T18:30:00.000Z',
  fullName: 'Kavya Raghunathan',
  monthlyIncome: 62_400,
  loanAmount: 150_000,
  applicationStatus: 'KYC_SUBMITTED',
  approvalStatus: 'HOLD',
  personalDetails: { fullName: 'Kavya Raghunathan' },
  loanDetails: { approvalStatus: 'HOLD', applicationStatus: 'KYC_SUBMITTED' },
  amountApplied: 150_000,
};

/** What the server answers, by the end of the path. */
const answers: Readonly<Record<string, unknown>> = {
  'search-loan': { loans: [row, { ...row, loanId: 482192 }] },
  loans: { loans: [row, { ...row, loanId: 482191 }], next: null },
  'get-approval-status-list': { approvalStatuses: ['APPROVED', 'HOLD'] },
  'get-application-status-list': { applicationStatuses: ['KYC_SUBMITTED'] },
  'perfios-institutions': { institutions: [{ id: '20', name: 'Axis Bank' }] },
  'get-enum-values': { enums: { loanSource: ['ORGANIC', 'PARTNER'] } },
  'agent-details': { agentDetails: { agentId: '4021', agentUserName: 'lender_demo', campaignName: '' } },
};

function stubServer({ fetch }: ReturnType<typeof fakeServer>) {
  vi.stubGlobal('localStorage', memoryStorage({ jwtToken: 'a', refreshToken: 'b' }));
  vi.stubGlobal('navigator', {});
  vi.stubEnv('VITE_API_BASE', 'http://desk.example');
  vi.stubGlobal('fetch', fetch);
}

describe('what customer support keeps', () => {
  it('is search results, status lists, institutions, years and months, enum values, page and agent details [SH-052.a, SH-066.e]', async () => {
    const server = fakeServer(({ path }) => ({
      status: 200,
      body: {
        success: true,
        errorMessages: [],
        data: answers[path.split('?')[0]?.split('/').at(-1) ?? ''],
      },
    }));
    stubServer(server);
    const { searchQueries } = await import('./search');
    const { statementQueries } = await import('./statements');
    const { supportLoanQueries } = await import('./supportLoan');
    const { callQueries } = await import('./calls');
    const client = new QueryClient();
    const view = {
      approvalStatus: null,
      applicationStatus: null,
      year: null,
      month: null,
      followUpDue: false,
    };
    const [found, first, second, statuses, institutions, enums, agent] = await Promise.all([
      client.fetchQuery(searchQueries.found({ loanId: 482190 })),
      client.fetchQuery(searchQueries.list({ ...view, page: 1 })),
      client.fetchQuery(searchQueries.list({ ...view, page: 2 })),
      client.fetchQuery(searchQueries.statuses()),
      client.fetchQuery(statementQueries.institutions()),
      client.fetchQuery(supportLoanQueries.enumValues()),
      client.fetchQuery(callQueries.agentDetails()),
    ]);
    expect(found.map(({ loanId }) => loanId)).toEqual([482190, 482192]);
    expect(statuses).toEqual({
      approvalStatuses: ['APPROVED', 'HOLD'],
      applicationStatuses: ['KYC_SUBMITTED'],
    });
    expect(institutions).toEqual([{ id: '20', name: 'Axis Bank' }]);
    expect(enums).toEqual({ loanSource: ['ORGANIC', 'PARTNER'] });
    expect(agent).toEqual({ agentId: '4021', agentUserName: 'lender_demo', campaignName: '' });

    // Every page is kept under its own number, and asking again asks nobody.
    expect(client.getQueryData(searchQueries.list({ ...view, page: 1 }).queryKey)).toBe(first);
    expect(client.getQueryData(searchQueries.list({ ...view, page: 2 }).queryKey)).toBe(second);
    const asked = server.seen.length;
    const kept = [
      searchQueries.statuses(),
      statementQueries.institutions(),
      supportLoanQueries.enumValues(),
      callQueries.agentDetails(),
    ] as const;
    for (const { queryKey } of kept) expect(client.getQueryData(queryKey)).toBeDefined();
    await client.fetchQuery(statementQueries.institutions());
    await client.fetchQuery(searchQueries.statuses());
    expect(server.seen).toHaveLength(asked);

    // Years and months follow from today and are not asked for.
    const today = businessDate('2026-03-15');
    expect([yearOptions(today)[0], yearOptions(today).at(-1)]).toEqual([2026, 2020]);
    expect(monthOptions(2026, today).map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(monthOptions(2025, today)).toHaveLength(12);
  });
});

it.each(['482190', '7d4c1f0a-5b7e-4f43-9b57-3d0a1c3f8e21'])(
  'a loan is read by the id of its address, %s [CS-025.a]',
  async id => {
    const server = fakeServer(() => ({ status: 404, body: { success: false, errorMessages: ['None'] } }));
    stubServer(server);
    const { supportSource } = await import('./supportLoan');
    const read = new QueryClient().fetchQuery({ ...supportSource.detail(id), retry: false });
    await expect(read).rejects.toThrow('None');
    expect(server.seen.map(({ path }) => path.split('?')[0])).toEqual([
      `/api/v1/customer-service/get-loan-details/${id}`,
    ]);
  },
);
