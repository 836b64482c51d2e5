import type { JobDeclaration } from './declareJob';

/** How long a job pauses after a failed attempt, in milliseconds: twice as long after each, at most as declared, and
 *  of that between half and all, so that many that failed together do not come back together.
 *  @param attempt  1 after the first failure
 *  @param dice  from 0 to 1 */
export function backOffMs(
  { firstSeconds, mostSeconds }: JobDeclaration['backOff'],
  attempt: number,
  dice: number,
): number {
  const seconds = Math.min(mostSeconds, firstSeconds * 2 ** (attempt - 1));
  return Math.round(seconds * 1000 * (0.5 + dice / 2));
}
