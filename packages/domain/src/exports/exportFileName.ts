import type { DateRange } from '../calendar/dateRange';
import type { ExportStatus } from './exportStatus';

/** The name of a saved export: 'loans-2026-11-01-to-2026-11-21.csv', 'loans-hold-2026-11-21.csv'. */
export function exportFileName({ start, end }: DateRange, status: ExportStatus): string {
  const days = start === end ? start : `${start}-to-${end}`;
  return `loans-${status === 'ALL' ? '' : `${status.toLowerCase()}-`}${days}.csv`;
}
