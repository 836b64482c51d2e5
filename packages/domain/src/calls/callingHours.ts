import { clockOf, type Instant } from '../calendar/instant';

const [opens, closes] = [8, 19];

/** How many calls of collections a customer gets in a day, over all loans and agents, unless configured otherwise
 *  [M46]. */
export const usualCallsADay = 3;

/** The calls of collections to a customer today. */
export type CallsToday = { readonly placed: number; readonly allowed: number };

export const recoveryCallMessages = {
  hours:
    'Customers are called about dues from eight in the morning to seven in the evening (08:00 to 19:00) only',
  attempts: (placed: number) =>
    `This customer was called ${placed} ${placed === 1 ? 'time' : 'times'} today. No more calls are allowed before tomorrow`,
} as const;

/** Why collections may not call a customer now; null when it may. The hours come first.
 *  @param today  null while unknown: the server decides
 *  @source M46 */
export function recoveryCallRefusal(now: Instant, today: CallsToday | null): string | null {
  const { hours } = clockOf(now);
  if (hours < opens || hours >= closes) return recoveryCallMessages.hours;
  if (today !== null && today.placed >= today.allowed) return recoveryCallMessages.attempts(today.placed);
  return null;
}
