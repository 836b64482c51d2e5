import { describe, expect, it } from 'vitest';
import { businessDate } from './businessDate';
import { dateText, formatDate, formatDateTime, formatTime } from './format';
import { instant } from './instant';

describe('formatDate', () => {
  it('shows day, short month and year [CR-027.a]', () => {
    expect(formatDate(businessDate('2026-11-21'))).toBe('21 Nov 2026');
    expect(formatDate(businessDate('2026-05-01'))).toBe('1 May 2026');
  });

  it('shows an instant as its day in Asia/Kolkata [CR-027.a]', () => {
    expect(formatDate(instant('2026-11-20T18:30:00Z'))).toBe('21 Nov 2026');
  });
});

describe('dateText', () => {
  it('formats a day and an instant, and keeps any other text [CR-027.a]', () => {
    expect(['2026-11-21', '2026-11-20T18:30:00Z', '21/11/2026', ''].map(dateText)).toEqual([
      '21 Nov 2026',
      '21 Nov 2026',
      '21/11/2026',
      '',
    ]);
  });
});

describe('formatDateTime and formatTime', () => {
  it('show the wall clock of Asia/Kolkata', () => {
    expect(formatDateTime(instant('2026-11-21T08:35:00Z'))).toBe('21 Nov 2026, 02:05 pm');
    expect(formatTime(instant('2026-11-20T18:31:00Z'))).toBe('12:01 am');
    expect(formatTime(instant('2026-11-21T06:30:00Z'))).toBe('12:00 pm');
    expect(formatTime(instant('2026-11-21T18:29:00Z'))).toBe('11:59 pm');
  });
});
