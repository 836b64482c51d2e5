import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, memoryStorage } from '../testing/fakeServer';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['https://lender.example', ''],
  ['https://lender.example/', ''],
  ['https://lender.example//', ''],
  ['https://lender.example/desk/', '/desk'],
])('asks the backend %s that the build names, with one slash after it [AU-022.a]', async (base, folder) => {
  const server = fakeServer(() => ({ status: 401, body: { errorMessages: ['Unknown'] } }));
  vi.resetModules();
  vi.stubEnv('VITE_API_BASE', base);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', server.fetch);
  const { signinApi } = await import('./api');
  const asked = signinApi.login({ email: 'asha@lender.example', password: 'secret' });
  await expect(asked).rejects.toThrow('Unknown');
  expect(server.seen.map(({ origin, path }) => origin + path)).toEqual([
    `https://lender.example${folder}/api/v1/auth/login`,
  ]);
});
