import { dayMs } from '../calendar/businessDate';

const secondsPerHour = 3600;

/** The turnaround time: whole seconds from the start of an application to its decision, or to now while it is
 *  open. */
export function tatSeconds(
  { startedOn, decidedAt }: { readonly startedOn: Date; readonly decidedAt: Date | null },
  now: Date,
): number {
  return Math.max(0, Math.floor(((decidedAt ?? now).getTime() - startedOn.getTime()) / 1000));
}

/** The whole days of a turnaround time. */
export function turnAroundDays(seconds: number): number {
  return Math.floor((seconds * 1000) / dayMs);
}

/** The turnaround time of a queue row: seconds on the wire, whole hours on screen [CR-004]. */
export function tatHours(seconds: number): number {
  return Math.round(seconds / secondsPerHour);
}

/** The turnaround time of the loan header, which is sent in days [CR-015, X-51]: '1 day', '3 days'. */
export function turnAroundText(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}
