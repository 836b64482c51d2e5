import { beforeEach, describe, expect, it, vi } from 'vitest';

const pushState = vi.fn();
const load = vi.fn(async () => undefined);

/** The module as it starts at an address. */
async function startedAt(pathname: string) {
  vi.resetModules();
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('history', { pushState });
  const navigator = await import('./navigator');
  navigator.routerComesFrom(load);
  return navigator;
}

beforeEach(() => vi.clearAllMocks());

describe('navigateTo', () => {
  it('leaves Home for an address: the router is loaded once and starts from it', async () => {
    const { navigateTo } = await startedAt('/');
    navigateTo('/credit/loans');
    expect(pushState.mock.calls).toEqual([[null, '', '/credit/loans']]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads it no second time once it is loaded', async () => {
    const { navigateTo } = await startedAt('/');
    navigateTo('/credit/loans');
    await vi.waitFor(() => expect(load).toHaveResolved());
    navigateTo('/account');
    expect(load).toHaveBeenCalledOnce();
    expect(pushState).toHaveBeenCalledOnce();
  });

  it('to Home itself loads nothing', async () => {
    const { navigateTo } = await startedAt('/');
    navigateTo('/');
    expect(pushState).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('on a page neither loads the router, which is on its way, nor changes the address under it', async () => {
    const { navigateTo } = await startedAt('/credit/loans');
    navigateTo('/');
    expect(pushState).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('is the router’s once it is there, which is then put in the place of Home', async () => {
    const { navigateTo, provideNavigation } = await startedAt('/');
    const way = vi.fn();
    provideNavigation(way);
    navigateTo('/credit/loans');
    expect(way.mock.calls).toEqual([['/credit/loans']]);
    expect(pushState).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();
  });
});
