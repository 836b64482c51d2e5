import { businessDateOf, instant, instantAt } from '@lending-desk/domain';

/** When a kind of job enqueues itself: every hour, or once for each business date from a minute of that day on. */
export type Recurrence = 'hourly' | { readonly dailyAtMinute: number };

export interface Occurrence {
  /** The hour in UTC, '2026-11-21T06', or the business date, '2026-11-21'. */
  readonly occurrence: string;
  readonly runAt: Date;
}

/** The occurrence an instant belongs to. One that no server was there for is made up for within its hour or date;
 *  after that it is left out. */
export function occurrenceOf(recurrence: Recurrence, now: Date): Occurrence {
  if (recurrence === 'hourly') {
    const hour = now.toISOString().slice(0, 13);
    return { occurrence: hour, runAt: new Date(`${hour}:00:00.000Z`) };
  }
  const date = businessDateOf(instant(now.toISOString()));
  return { occurrence: date, runAt: new Date(instantAt(date, recurrence.dailyAtMinute)) };
}
