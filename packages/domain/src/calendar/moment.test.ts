import { describe, expect, it } from 'vitest';
import { momentText, readDay, readMoment } from './moment';

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

  it.each([
    '',
    '2026-02-30 10:00:00',
    '2026-11-21 24:00:00',
    '21-11-2026 14:05',
    '2026-11-21',
    'on 2026-11-21 14:05',
    'yesterday',
  ])('does not read %j', text => {
    expect(readMoment(text)).toBeNull();
  });
});

describe('readDay', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-05-01T10:00:00', '2026-05-01'],
    ['2026-05-01 whenever', '2026-05-01'],
    ['1 May 2026', '2026-05-01'],
    ['01-MAY-2026', '2026-05-01'],
    ['31 December 2026', '2026-12-31'],
    ['1-Sep-2026 10:00', '2026-09-01'],
    ['1 May 2026T10:00:00', '2026-05-01'],
  ])('reads %j as %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    ['2026-02-31'],
    ['2026-05-01x'],
    ['2026-05-0110:00 T'],
    ['31/02/2026'],
    ['01/05/2026'],
    ['31 Feb 2026'],
    ['1 May 26'],
    ['on 1 May 2026'],
    ['1 May 2026x'],
    ['1/May/2026'],
    ['1 Foo 2026'],
    ['123 May 2026'],
    ['May 2026'],
    [''],
  ])('does not read %j', text => {
    expect(readDay(text)).toBeNull();
  });
});

describe('momentText', () => {
  it('shows an instant and a wall clock as a day here, and unreadable text unchanged [CR-027.a]', () => {
    const texts = ['2026-11-21 14:05:10', '2026-11-21T14:05', '2026-11-20T18:35:00.000Z', '2026-02-30 10:00'];
    expect(texts.map(momentText)).toEqual([
      '21 Nov 2026, 02:05 pm',
      '21 Nov 2026, 02:05 pm',
      '21 Nov 2026, 12:05 am',
      '2026-02-30 10:00',
    ]);
  });
});
