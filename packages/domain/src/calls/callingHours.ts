import { clockOf, type Instant } from '../calendar/instant';

/** From when until before when collections may call, in minutes of the day. */
export type CallingHours = { readonly from: number; readonly until: number };

const usualHours: CallingHours = { from: 8 * 60, until: 19 * 60 };

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

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

function hoursRefusal({ from, until }: CallingHours): string {
  if (from === usualHours.from && until === usualHours.until) return recoveryCallMessages.hours;
  return `Customers are called about dues from ${clockText(from)} to ${clockText(until)} only`;
}

/** Why collections may not call a customer now; null when it may. The hours come first.
 *  @param today  null while unknown: the server decides
 *  @param allowed  the hours of this day
 *  @source M46 */
export function recoveryCallRefusal(
  now: Instant,
  today: CallsToday | null,
  allowed: CallingHours = usualHours,
): string | null {
  const { hours, minutes } = clockOf(now);
  const minute = hours * 60 + minutes;
  if (minute < allowed.from || minute >= allowed.until) return hoursRefusal(allowed);
  if (today !== null && today.placed >= today.allowed) return recoveryCallMessages.attempts(today.placed);
  return null;
}
