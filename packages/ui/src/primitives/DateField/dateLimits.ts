import type { BusinessDate } from '@lending-desk/domain/calendar';

/** Which days can be selected. */
export type DateLimits = {
  /** First selectable day. @default no limit */
  min?: BusinessDate | undefined;
  /** Last selectable day. @default no limit */
  max?: BusinessDate | undefined;
  /** An additional rule, such as Mondays only; the days it allows are outlined in the calendar. @default every day */
  isEnabled?: ((date: BusinessDate) => boolean) | undefined;
};

export function isAllowed(date: BusinessDate, { min, max, isEnabled }: DateLimits): boolean {
  if (min !== undefined && date < min) return false;
  if (max !== undefined && date > max) return false;
  return isEnabled?.(date) ?? true;
}
