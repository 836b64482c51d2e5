import { describe, expect, it } from 'vitest';
import { businessDate } from './businessDate';
import {
  businessDateOf,
  businessTimezone,
  clockOf,
  epochMsOf,
  instant,
  instantAt,
  instantOfEpochMs,
  isInstant,
  parseInstant,
  wallClockText,
} from './instant';

describe('isInstant', () => {
  it.each([['2026-11-21T08:35:00Z'], ['2026-11-21T23:59:59.999Z'], ['2024-02-29T00:00:00.123456Z']])(
    'takes %s',
    text => {
      expect(isInstant(text)).toBe(true);
      expect(parseInstant(text)).toBe(text);
    },
  );

  it.each([
    ['2026-02-29T08:35:00Z'],
    ['2026-11-21T24:00:00Z'],
    ['2026-11-21T08:60:00Z'],
    ['2026-11-21T08:35:00'],
    ['2026-11-21T08:35:00+05:30'],
    ['2026-11-21'],
    ['on 2026-11-21T08:35:00Z'],
    ['2026-11-21T08:35:00Z or so'],
    [''],
  ])('refuses %j', text => {
    expect(parseInstant(text)).toBeNull();
    expect(() => instant(text)).toThrow(new RangeError(`${text} is not an instant in UTC`));
  });
});

describe('wallClockText', () => {
  it('writes an instant as the wall clock of Asia/Kolkata', () => {
    expect(wallClockText(instant('2026-11-20T18:35:09Z'))).toBe('2026-11-21 00:05:09');
  });
});

describe('businessDateOf', () => {
  it.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['2026-11-20T18:30:00Z', '2026-11-21'],
    ['2026-11-21T18:29:59Z', '2026-11-21'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
    ['1969-12-31T18:29:59Z', '1969-12-31'],
  ])('puts %s on %s in Asia/Kolkata [CO-011.g]', (moment, day) => {
    expect(businessDateOf(instant(moment))).toBe(day);
  });
});

describe('clockOf', () => {
  it('agrees with the zone it is named after', () => {
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: businessTimezone, timeStyle: 'short' });
    expect(shown.format(new Date('2026-11-21T18:29:00Z'))).toBe('23:59');
    expect(clockOf(instant('2026-11-21T18:29:00Z'))).toEqual({ hours: 23, minutes: 59 });
  });

  it('reads the wall clock of Asia/Kolkata', () => {
    expect(clockOf(instant('2026-11-21T08:35:00Z'))).toEqual({ hours: 14, minutes: 5 });
    expect(clockOf(instant('2026-11-21T18:30:00Z'))).toEqual({ hours: 0, minutes: 0 });
  });
});

describe('instantAt', () => {
  it('finds the instant of a wall clock', () => {
    expect(instantAt(businessDate('2026-11-21'), 8 * 60)).toBe('2026-11-21T02:30:00.000Z');
    expect(instantAt(businessDate('2026-11-21'), 0)).toBe('2026-11-20T18:30:00.000Z');
  });

  it('round-trips through milliseconds', () => {
    const moment = instant('2026-11-21T02:30:00.000Z');
    expect(instantOfEpochMs(epochMsOf(moment))).toBe(moment);
  });
});
