import { type BusinessDate, datePartsOf, isBusinessDate } from './businessDate';
import { businessDateOf, clockOf, type Instant, isInstant } from './instant';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** '21 Nov 2026'; an instant is shown as its day in Asia/Kolkata [CR-027]. */
export function formatDate(when: BusinessDate | Instant): string {
  const { year, month, day } = datePartsOf(isBusinessDate(when) ? when : businessDateOf(when));
  // Stryker disable next-line OptionalChaining: a date's month is 1 to 12
  return `${day} ${monthNames[month - 1]?.slice(0, 3)} ${year}`;
}

/** A day or an instant as people read it; any other text unchanged. */
export function dateText(text: string): string {
  return isBusinessDate(text) || isInstant(text) ? formatDate(text) : text;
}

/** '02:05 pm' for 14:05. */
export function formatWallClock(hours: number, minutes: number): string {
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** '02:05 pm' in Asia/Kolkata. */
export function formatTime(moment: Instant): string {
  const { hours, minutes } = clockOf(moment);
  return formatWallClock(hours, minutes);
}

/** '21 Nov 2026, 02:05 pm' in Asia/Kolkata. */
export function formatDateTime(moment: Instant): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}
