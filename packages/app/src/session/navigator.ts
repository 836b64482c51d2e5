import { sharedValue } from '../sharedValue/sharedValue';

type Navigate = (address: string) => unknown;

let navigate: Navigate | null = null;
let loadRouter: () => Promise<void> = async () => {};

type Place = 'home' | 'leaving' | 'routed';
const place = sharedValue<Place>(location.pathname === '/' ? 'home' : 'routed');

async function leaveHome() {
  place.set('leaving');
  await loadRouter();
  place.set('routed');
}

/** Navigates from code outside components, such as the session. Before the router is loaded it only changes the
 *  address; the router starts from it. A router that is loaded but not yet in use, because Home shares a file with it,
 *  navigates and is then put in the place of Home. */
export function navigateTo(address: string): void {
  const leavingHome = place.get() !== 'routed' && address !== location.pathname;
  if (navigate) navigate(address);
  else if (leavingHome) history.pushState(null, '', address);
  if (leavingHome) void leaveHome();
}

/** Sets how the router is loaded once somebody leaves Home. */
export function routerComesFrom(load: () => Promise<void>): void {
  loadRouter = load;
}

/** Called by the router once it is loaded. */
export function provideNavigation(way: Navigate): void {
  navigate = way;
}

/** The address that led nowhere, while Home says so; null otherwise. Kept here because Home needs no router. */
export const lostAt = sharedValue<string | null>(null);

/** Whether the router is in use, or is being loaded. Home works without it until somebody leaves Home. */
export const usePlace = () => place.use(place.get);
