import { describe, expect, it } from 'vitest';
import { momentText, readMoment } from './moment';

describe('readMoment', () => {
  it.each([
    ['2026-11-21T08:35:10.000Z', '2026-11-21T08:35:10.000Z'],
    ['2026-11-21 14:05:10', '2026-11-21T08:35:10.000Z'],
    ['2026-11-21T14:05', '2026-11-21T08:35:00.000Z'],
    // An hour after midnight in India is still the day before in UTC.
    [' 2026-11-21 01:00:00 ', '2026-11-20T19:30:00.000Z'],
  ])('reads %j', (text, moment) => {
    expect(readMoment(text)).toBe(moment);
  });

  it.each(['', '2026-02-30 10:00:00', '2026-11-21 24:00:00', '21-11-2026 14:05', '2026-11-21', 'yesterday'])(
    'does not read %j',
    text => {
      expect(readMoment(text)).toBeNull();
    },
  );
});

describe('momentText', () => {
  it('shows an instant in Indian time, and unreadable text unchanged', () => {
    expect(['2026-11-21 14:05:10', '2026-11-20T18:35:00.000Z', '2026-02-30 10:00'].map(momentText)).toEqual([
      '21 Nov 2026, 02:05 pm',
      '21 Nov 2026, 12:05 am',
      '2026-02-30 10:00',
    ]);
  });
});
