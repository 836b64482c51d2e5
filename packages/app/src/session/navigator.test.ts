import { expect, it, vi } from 'vitest';

const pushState = vi.fn();
const load = vi.fn(async () => {});
const navigate = vi.fn();
vi.stubGlobal('history', { pushState });
vi.stubGlobal('location', { pathname: '/' });

const { navigateTo, provideNavigation, routerComesFrom } = await import('./navigator');
routerComesFrom(load);

it('at Home changes the address, from which the router starts when it is loaded', () => {
  navigateTo('/');
  expect([pushState.mock.calls, load.mock.calls]).toEqual([[], []]);
  navigateTo('/credit/loans');
  expect(pushState.mock.calls).toEqual([[null, '', '/credit/loans']]);
  expect(load).toHaveBeenCalledOnce();
});

it('later leaves the address to the router, which is loaded once', () => {
  navigateTo('/about');
  provideNavigation(navigate);
  navigateTo('/credit/loans?status=HOLD');
  expect(navigate.mock.calls).toEqual([['/credit/loans?status=HOLD']]);
  expect([pushState.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
});
