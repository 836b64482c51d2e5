import { beforeEach, expect, it, vi } from 'vitest';

const pushState = vi.fn();
vi.stubGlobal('history', { pushState });

/** As a visit begins that opened an address. */
async function visit(pathname: string) {
  vi.resetModules();
  vi.stubGlobal('location', { pathname });
  const { navigateTo, provideNavigation, routerComesFrom } = await import('./navigator');
  const load = vi.fn(async () => {});
  routerComesFrom(load);
  return { navigateTo, provideNavigation, load };
}

beforeEach(() => pushState.mockClear());

it('at Home changes the address, from which the router starts when it is loaded', async () => {
  const { navigateTo, load } = await visit('/');
  navigateTo('/');
  expect([pushState.mock.calls, load.mock.calls]).toEqual([[], []]);
  navigateTo('/credit/loans');
  expect(pushState.mock.calls).toEqual([[null, '', '/credit/loans']]);
  expect(load).toHaveBeenCalledOnce();
});

it('leaves the address to a router that is loaded, and loads none at another page', async () => {
  const { navigateTo, provideNavigation, load } = await visit('/credit/loans');
  navigateTo('/');
  const navigate = vi.fn();
  provideNavigation(navigate);
  navigateTo('/about');
  expect(navigate.mock.calls).toEqual([['/about']]);
  expect([pushState.mock.calls, load.mock.calls]).toEqual([[], []]);
});
