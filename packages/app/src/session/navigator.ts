import { useSyncExternalStore } from 'react';

type Navigate = (address: string) => unknown;

const listeners = new Set<() => void>();
let navigate: Navigate | null = null;
let loadRouter: () => Promise<void> = async () => {};
let routed = location.pathname !== '/';

async function leaveHome() {
  await loadRouter();
  routed = true;
  for (const listener of listeners) listener();
}

/** The way to an address for what is no component, such as the session. Before there is a router the address is all
 *  there is to change: the router begins at it. */
export function navigateTo(address: string): void {
  if (navigate) navigate(address);
  else if (address !== location.pathname) {
    history.pushState(null, '', address);
    void leaveHome();
  }
}

/** Sets how the router is loaded once somebody leaves Home. */
export function routerComesFrom(load: () => Promise<void>): void {
  loadRouter = load;
}

/** Told by the router as soon as there is one. */
export function provideNavigation(way: Navigate): void {
  navigate = way;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the pages are the router's. Home does without one until somebody leaves it. */
export function useRouted(): boolean {
  return useSyncExternalStore(subscribe, () => routed);
}
