// One voice at a time on the page, whoever starts it.
let stopCurrent: (() => void) | null = null;

/** Takes the floor: whoever had it is stopped. Taking it again changes nothing. */
export function takeTurn(stop: () => void) {
  if (stopCurrent !== stop) stopCurrent?.();
  stopCurrent = stop;
}

/** Gives the floor back, if it is still one's own. */
export function leaveTurn(stop: () => void) {
  if (stopCurrent === stop) stopCurrent = null;
}
