// Only one recording plays at a time, across all players on the page.
let stopCurrent: (() => void) | null = null;

/** Registers the current player and stops the previous one. Calling it again has no effect. */
export function claimPlayback(stop: () => void) {
  if (stopCurrent !== stop) stopCurrent?.();
  stopCurrent = stop;
}

/** Unregisters the player if it is still the current one. */
export function releasePlayback(stop: () => void) {
  if (stopCurrent === stop) stopCurrent = null;
}
