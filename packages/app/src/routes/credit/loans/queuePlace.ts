/** Where somebody was in the queue when they opened a loan. */
export type QueuePlace = {
  /** Whose place it is: nobody else returns to it. */
  readonly person: string;
  readonly address: string;
  /** The row they opened. */
  readonly loanId: number;
  readonly scrollTop: number;
};

const plainQueue = '/credit/loans';
let place: QueuePlace | null = null;

export function leaveQueueAt(left: QueuePlace) {
  place = left;
}

/** The queue as this person left it for this loan; the plain queue for who came to the loan by its address. */
export function queueToReturnTo(person: string, loanId: string): string {
  return place?.person === person && String(place.loanId) === loanId ? place.address : plainQueue;
}

/** Where to go on in the queue at this address, if it is the one this person left. Looking takes nothing away: what is
 *  drawn may be drawn twice. `forgetQueuePlace` does, as soon as it was used. */
export function placeIn(person: string, address: string): QueuePlace | null {
  return place?.person === person && place.address === address ? place : null;
}

export function forgetQueuePlace() {
  place = null;
}

/** Called for every page that is opened: a place is kept only while its loan is open. */
export function pageOpened(pathname: string) {
  const path = pathname.replace(/\/+$/, '');
  if (place && path !== plainQueue && path !== `${plainQueue}/${place.loanId}`) forgetQueuePlace();
}

/** The box the queue scrolls in. */
export function queueScroller(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#page [data-scroller]');
}
