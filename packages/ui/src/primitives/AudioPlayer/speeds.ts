/** How fast a recording may be played. */
export const playSpeeds = [1, 1.25, 1.5, 2] as const;
export type PlaySpeed = (typeof playSpeeds)[number];

/** The next faster speed; after the fastest the first. */
export function nextSpeed(speed: PlaySpeed): PlaySpeed {
  return playSpeeds[playSpeeds.indexOf(speed) + 1] ?? playSpeeds[0];
}
