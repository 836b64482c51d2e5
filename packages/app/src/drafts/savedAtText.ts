import { formatTime, parseInstant } from '@lending-desk/domain/calendar';

/** 'Draft saved 10:42 am'; undefined while nothing is kept. */
export function savedAtText(savedAt: string | null): string | undefined {
  const saved = savedAt === null ? null : parseInstant(savedAt);
  return saved === null ? undefined : `Draft saved ${formatTime(saved)}`;
}
