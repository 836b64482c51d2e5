/** Where the reader was in the queue when they opened a loan. */
export type QueuePlace = {
  readonly address: string;
  /** The row they opened. */
  readonly loanId: number;
  readonly scrollTop: number;
};

let place: QueuePlace | null = null;

export function leaveQueueAt(left: QueuePlace) {
  place = left;
}

/** The queue as it was left; the plain queue for who came to the loan by its address. */
export function queueToReturnTo(): string {
  return place?.address ?? '/credit/loans';
}

/** Where to go on in the queue at this address, if it is the one that was left. */
export function placeIn(address: string): QueuePlace | null {
  return place?.address === address ? place : null;
}

/** The box the queue scrolls in. */
export function queueScroller(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#page [data-scroller]');
}
