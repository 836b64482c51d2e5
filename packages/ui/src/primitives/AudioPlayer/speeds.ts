/** Available playback speeds. */
export const playSpeeds = [1, 1.25, 1.5, 2] as const;
export type PlaySpeed = (typeof playSpeeds)[number];

/** The next faster speed; wraps around to the slowest. */
export function nextSpeed(speed: PlaySpeed): PlaySpeed {
  return playSpeeds[playSpeeds.indexOf(speed) + 1] ?? playSpeeds[0];
}
