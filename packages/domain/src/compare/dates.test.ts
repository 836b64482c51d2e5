import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfEpochDay } from '../calendar/businessDate';
import { formatDate } from '../calendar/format';
import { compareDates, readDate, writtenDateText } from './dates';

describe('readDate', () => {
  it.each([
    '1994-03-14',
    '1994-03-14T00:00:00.000Z',
    '14-03-1994',
    '14/3/1994',
    '14.03.1994',
    '14031994',
    '14 Mar 1994',
    '14-MARCH-1994',
    'Mar 14, 1994',
  ])('reads %s [XR-158.c]', text => {
    expect(readDate(text)).toEqual({ kind: 'day', date: '1994-03-14' });
  });

  it.each(['1994-02-30', '31/02/1994', '14 Foo 1994', '00000000', 'unknown', ''])(
    'does not read %j and never shifts a date [XR-158.c]',
    text => {
      expect(readDate(text)).toEqual({ kind: 'unreadable' });
    },
  );

  it('reads back every date as displayed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), epochDay => {
        const date = dateOfEpochDay(epochDay);
        expect(readDate(formatDate(date))).toEqual({ kind: 'day', date });
      }),
    );
  });
});

describe('writtenDateText', () => {
  it.each([
    ['14-03-1994', '14 Mar 1994'],
    ['1994-03-14', '14 Mar 1994'],
    ['1994', '1994'],
    ['31-02-1994', '31-02-1994'],
    ['unknown', 'unknown'],
  ])('shows %s as %s [CR-027.a]', (text, shown) => {
    expect(writtenDateText(text)).toBe(shown);
  });
});

describe('compareDates', () => {
  it.each([
    ['1994-03-14', '14/03/1994', 'exact', 100, []],
    ['1994', '1994', 'exact', 100, []],
    ['1994-03-14', '1994', 'close', 90, ['year']],
    ['1994-03-11', '1994-11-03', 'partial', 70, ['swapped']],
    ['1994-03-14', '1995-03-14', 'different', 0, []],
    ['1994-03-14', '1995', 'different', 0, []],
    ['1994-03-14', '1994-02-30', 'unreadable', 0, []],
    ['unknown', ' unknown ', 'unreadable', 100, []],
    ['1994-03-14', '  ', 'notGiven', 0, []],
  ])('%s | %s is %s [XR-158.c]', (left, right, verdict, score, reasons) => {
    expect(compareDates(left, right)).toMatchObject({ verdict, score, reasons });
    expect(compareDates(right, left)).toMatchObject({ verdict, score, reasons });
  });
});
