import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, memoryStorage } from '../testing/fakeServer';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('on a 401 at the start keeps the whole address that was asked for [AU-028.c]', async () => {
  const { fetch } = fakeServer(() => ({ status: 401, body: { success: false, errorMessages: ['Over'] } }));
  vi.stubGlobal('localStorage', memoryStorage({ jwtToken: 'a' }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('history', { pushState: () => undefined });
  vi.stubGlobal('location', {
    pathname: '/credit/loans/100007/',
    search: '?tab=kyc',
    origin: 'http://desk.example',
  });
  vi.stubEnv('VITE_API_BASE', 'http://desk.example');
  vi.stubGlobal('fetch', fetch);
  const { session } = await import('./session');
  await session.start();
  expect(session.getState()).toMatchObject({
    status: 'signedOut',
    keptAddress: '/credit/loans/100007/?tab=kyc',
  });
});
