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

/** Navigates from code outside components, such as the session. Before the router is loaded it only changes the
 *  address; the router starts from it. */
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

/** Called by the router once it is loaded. */
export function provideNavigation(way: Navigate): void {
  navigate = way;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the router is in use. Home works without it until somebody leaves Home. */
export function useRouted(): boolean {
  return useSyncExternalStore(subscribe, () => routed);
}
