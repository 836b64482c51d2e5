import { businessDateOf, instant, instantAt } from '@lending-desk/domain/calendar';

/** When a kind of job enqueues itself: every so many minutes, or once for each business date from a minute of that day
 *  on. */
export type Recurrence = { readonly everyMinutes: number } | { readonly dailyAtMinute: number };

export interface Occurrence {
  /** When it begins, '2026-11-21T06:00:00.000Z', or the business date, '2026-11-21'. */
  readonly occurrence: string;
  readonly runAt: Date;
}

/** The occurrence an instant belongs to. One that no server was there for is made up for until the next begins;
 *  after that it is left out. */
export function occurrenceOf(recurrence: Recurrence, now: Date): Occurrence {
  if ('everyMinutes' in recurrence) {
    const spanMs = recurrence.everyMinutes * 60_000;
    const runAt = new Date(Math.floor(now.getTime() / spanMs) * spanMs);
    return { occurrence: runAt.toISOString(), runAt };
  }
  const date = businessDateOf(instant(now.toISOString()));
  return { occurrence: date, runAt: new Date(instantAt(date, recurrence.dailyAtMinute)) };
}
