import { instantAt } from '@lending-desk/domain/calendar';
import { todayOf } from '../calendar/todayOf';

/** When a kind of job enqueues itself: at an interval of minutes, or once per business date from a given
 *  minute of that day on. */
export type Recurrence = { readonly everyMinutes: number } | { readonly dailyAtMinute: number };

export interface Occurrence {
  /** When it begins, '2026-11-21T06:00:00.000Z', or the business date, '2026-11-21'. */
  readonly occurrence: string;
  readonly runAt: Date;
}

/** The occurrence at an instant. One that was missed because no server was up is run late, until the next one
 *  begins; after that it is skipped. */
export function occurrenceOf(recurrence: Recurrence, now: Date): Occurrence {
  if ('everyMinutes' in recurrence) {
    const spanMs = recurrence.everyMinutes * 60_000;
    const runAt = new Date(Math.floor(now.getTime() / spanMs) * spanMs);
    return { occurrence: runAt.toISOString(), runAt };
  }
  const date = todayOf(now);
  return { occurrence: date, runAt: new Date(instantAt(date, recurrence.dailyAtMinute)) };
}
