/** How far a page is pushed: `replace` leaves no step to go back to. */
export type Go = (address: string) => void;

let go: Go | null = null;
let waiting: string | null = null;

/** The way to an address for what is no component, such as the session after a failed start. An address asked
 *  for before the router stands is opened as soon as it does. */
export function navigateTo(address: string): void {
  if (go) go(address);
  else waiting = address;
}

/** The router's own way, while it is mounted. @returns what takes it back */
export function provideNavigation(way: Go): () => void {
  go = way;
  if (waiting !== null) {
    way(waiting);
    waiting = null;
  }
  return () => {
    if (go === way) go = null;
  };
}
