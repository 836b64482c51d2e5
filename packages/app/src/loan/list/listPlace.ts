/** Where somebody was in a list when they opened a loan. */
export type ListPlace = {
  /** Whose place it is: nobody else returns to it. */
  readonly person: string;
  readonly address: string;
  /** The row they opened. */
  readonly loanId: number;
  readonly scrollTop: number;
  /** Its neighbours, those below from the nearest on, then those above. */
  readonly neighbours: readonly number[];
};

let place: ListPlace | null = null;

const pathOf = (address: string) => address.replace(/\/*(\?.*)?$/, '');

export function leaveListAt(left: ListPlace) {
  place = left;
}

/** The list as this person left it for this loan.
 *  @param home  the desk's list, for who came to the loan by its address */
export function listToReturnTo(person: string, loanId: string, home: string): string {
  const left = place?.person === person && place.address.startsWith(home) ? place : null;
  return left && String(left.loanId) === loanId ? left.address : home;
}

/** Where to go on in the list at this address, if it is the one this person left. Looking takes nothing away: what is
 *  drawn may be drawn twice. `forgetListPlace` does, as soon as it was used. */
export function placeIn(person: string, address: string): ListPlace | null {
  return place?.person === person && place.address === address ? place : null;
}

/** The loan is done with: the list goes on at the next one, as the rows were when it was opened.
 *  @returns that one; undefined without one */
export function goOnInList(): number | undefined {
  const [next, ...rest] = place?.neighbours ?? [];
  if (place && next !== undefined) place = { ...place, loanId: next, neighbours: rest };
  return next;
}

/** The loans beside one of a list, those below first. */
export function neighboursOf(loanId: number, rows: readonly { readonly loanId: number }[]): number[] {
  const ids = rows.map(row => row.loanId);
  const at = ids.indexOf(loanId);
  return [...ids.slice(at + 1), ...ids.slice(0, at).reverse()];
}

export function forgetListPlace() {
  place = null;
}

/** Called for every page that is opened: a place is kept only while its loan is open. */
export function pageOpened(pathname: string) {
  const path = pathOf(pathname);
  if (place && path !== pathOf(place.address) && !path.endsWith(`/${place.loanId}`)) forgetListPlace();
}

/** The box a list scrolls in. */
export function listScroller(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#page [data-scroller]');
}
