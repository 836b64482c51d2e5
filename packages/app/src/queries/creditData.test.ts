import { aWireConfig, aWireLoanDetail } from '@lending-desk/domain/testing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, memoryStorage } from '../testing/fakeServer';

// Writing needs a page with styles; what is kept of reading does not.
vi.mock('./useCall', () => ({}));
vi.mock('../drafts/drafts', () => ({}));
vi.mock('../session/useViewer', () => ({}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('what the credit desk keeps', () => {
  it('is the customer, the rule-engine results, the underwriter and the configuration [SH-050.a, CR-192.b]', async () => {
    const server = fakeServer(({ path }) => ({
      status: 200,
      body: {
        success: true,
        errorMessages: [],
        data: path.includes('get-underwriting-config') ? aWireConfig() : aWireLoanDetail(),
      },
    }));
    vi.stubGlobal('localStorage', memoryStorage({ jwtToken: 'a', refreshToken: 'b' }));
    vi.stubGlobal('navigator', {});
    vi.stubEnv('VITE_API_BASE', 'http://desk.example');
    vi.stubGlobal('fetch', server.fetch);
    const { creditSource } = await import('./loan');
    const { decisionQueries } = await import('./decision');
    const client = new QueryClient();
    const [detail, config] = await Promise.all([
      client.fetchQuery(creditSource.detail('482190')),
      client.fetchQuery(decisionQueries.config()),
    ]);
    expect(detail.raw).toHaveProperty('personalDetails.fullName');
    expect(detail.engine).toHaveProperty('ruleEngine');
    expect(detail.core).toHaveProperty('underwriter');
    expect(config.holdReasons.length).toBeGreaterThan(0);
    expect(client.getQueryData(creditSource.detail('482190').queryKey)).toBe(detail);
    expect(client.getQueryData(decisionQueries.config().queryKey)).toBe(config);
  });

  it('is of a second loan what was answered of it, and nothing of the first [SH-050.b]', async () => {
    const first = aWireLoanDetail();
    const second = {
      ...first,
      data: {
        ...first.data,
        loanId: 482191,
        personalDetails: { fullName: 'Devika Nambiar' },
        underWriter: { idString: 'u-2', fullName: 'Ravi Menon' },
      },
      engine: null,
      ruleEngineResultAvailable: false,
    };
    const server = fakeServer(({ path }) => ({
      status: 200,
      body: { success: true, errorMessages: [], data: path.includes('482191') ? second : first },
    }));
    vi.resetModules();
    vi.stubGlobal('localStorage', memoryStorage({ jwtToken: 'a', refreshToken: 'b' }));
    vi.stubGlobal('navigator', {});
    vi.stubEnv('VITE_API_BASE', 'http://desk.example');
    vi.stubGlobal('fetch', server.fetch);
    const { creditSource } = await import('./loan');
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const before = await client.fetchQuery(creditSource.detail('482190'));
    expect(before.engine).toHaveProperty('ruleEngine');
    const after = await client.fetchQuery(creditSource.detail('482191'));
    expect(after.raw).toHaveProperty('personalDetails', { fullName: 'Devika Nambiar' });
    expect(after.core.underwriter).toMatchObject({ fullName: 'Ravi Menon' });
    expect(before.core.underwriter).not.toEqual(after.core.underwriter);
    expect(after.engine).toBeNull();
  });
});

describe('a part of a loan', () => {
  const readAll = async (data: unknown) => {
    vi.resetModules();
    const server = fakeServer(() => ({ status: 200, body: { success: true, errorMessages: [], data } }));
    vi.stubGlobal('localStorage', memoryStorage({ jwtToken: 'a', refreshToken: 'b' }));
    vi.stubGlobal('navigator', {});
    vi.stubEnv('VITE_API_BASE', 'http://desk.example');
    vi.stubGlobal('fetch', server.fetch);
    const { creditSource } = await import('./loan');
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { signal } = new AbortController();
    return {
      bureau: await client.fetchQuery(creditSource.part('482190', 'bureau')),
      core: await Promise.allSettled([
        client.fetchQuery(creditSource.detail('482190')),
        creditSource.read('482190', 'core', signal),
      ]),
    };
  };

  it('is not read again when the window is looked at again [XR-062.b]', async () => {
    vi.stubGlobal('localStorage', memoryStorage({ jwtToken: 'a', refreshToken: 'b' }));
    vi.stubGlobal('navigator', {});
    vi.stubEnv('VITE_API_BASE', 'http://desk.example');
    const { creditSource } = await import('./loan');
    for (const asked of [creditSource.detail('482190'), creditSource.part('482190', 'kyc')])
      expect(asked).toMatchObject({ refetchOnWindowFocus: false });
  });

  it('is read without the core [XR-062.a]', async () => {
    const data = { loanId: 482190, idString: 'a', version: 1, equifaxReport: { score: 742 } };
    const read = await readAll({ parts: ['bureau'], data });
    expect(read.bureau).toEqual({ raw: data });
    expect(read.core.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('is read from a backend that answers everything', async () => {
    const read = await readAll(aWireLoanDetail());
    expect(read.bureau.raw).toHaveProperty('personalDetails');
    expect(read.core.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});
