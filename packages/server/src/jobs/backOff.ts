import type { JobDeclaration } from './declareJob';

/** The pause after a failed attempt, in milliseconds: doubles with each attempt up to the declared limit, with
 *  random jitter between half and all of it, so that jobs that failed together do not retry together.
 *  @param attempt  1 after the first failure
 *  @param random  from 0 to 1 */
export function backOffMs(
  { firstSeconds, mostSeconds }: JobDeclaration['backOff'],
  attempt: number,
  random: number,
): number {
  const seconds = Math.min(mostSeconds, firstSeconds * 2 ** (attempt - 1));
  return Math.round(seconds * 1000 * (0.5 + random / 2));
}
