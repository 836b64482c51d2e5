import { describe, expect, it } from 'vitest';
import { dateOrderOf, isDate, readDate } from './dateCell';

describe('readDate [XR-160.a]', () => {
  it.each([
    ['01/06/2026', '2026-06-01'],
    ['1/6/2026', '2026-06-01'],
    ['01/06/26', '2026-06-01'],
    ['01-06-2026', '2026-06-01'],
    ['01.06.2026', '2026-06-01'],
    ['01 06 2026', '2026-06-01'],
    ['01 / 06 / 2026', '2026-06-01'],
    ['01 - 06 - 26', '2026-06-01'],
    ['2026-06-01', '2026-06-01'],
    ['2026/06/01', '2026-06-01'],
    ['2026-6-01', '2026-06-01'],
    ['०१/०६/२०२६', '2026-06-01'],
    ["'01/06/2026", '2026-06-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/06/2026', null],
    ['01/13/2026', null],
    ['00/06/2026', null],
    ['001/06/2026', null],
    ['01/006/2026', null],
    ['01/06/202', null],
    ['01/06/20266', null],
    ['2026-06-1', null],
    ['2026-06-2026', null],
    ['202-06-01', null],
    ['01//06/2026', null],
    ['1/6', null],
    ['5', null],
    ['x01/06/2026', null],
    ['01/06/2026x', null],
  ])('reads the numbers of %j', (cell, date) => {
    expect(readDate(cell)).toBe(date);
  });

  it.each([
    ['1 Jun 2026', '2026-06-01'],
    ['01-JUN-2026', '2026-06-01'],
    ['01-Jun-26', '2026-06-01'],
    ['01/Jun/2026', '2026-06-01'],
    ['01.Jun.2026', '2026-06-01'],
    ['01 Jun. 2026', '2026-06-01'],
    ['01JUN2026', '2026-06-01'],
    ['01Jun26', '2026-06-01'],
    ["01 Jun'26", '2026-06-01'],
    ['1 Jun, 2026', '2026-06-01'],
    ['June30, 2026', '2026-06-30'],
    ['June30,2026', '2026-06-30'],
    ['Jun1-26', '2026-06-01'],
    ['1st June 2026', '2026-06-01'],
    ['2nd June, 2026', '2026-06-02'],
    ['3rd June 2026', '2026-06-03'],
    ['4th June 2026', '2026-06-04'],
    ['1 Sept 2026', '2026-09-01'],
    ['1 September 2026', '2026-09-01'],
    ['1 Juneau 2026', null],
    ['1 Septe 2026', '2026-09-01'],
    ['1 Ju 2026', null],
    ['31 Jun 2026', null],
    ['001 Jun 2026', null],
    ['1 Jun 202', null],
    ['1 Jun 20266', null],
    ['1 Foo 2026', null],
    ['x 1 Jun 2026', null],
    ['1 Jun 2026 x', null],
    ['Jun 1, 2026', '2026-06-01'],
    ['June 1 2026', '2026-06-01'],
    ['Jun. 01, 26', '2026-06-01'],
    ['June 21st, 2026', '2026-06-21'],
    ['Jun 22nd 2026', '2026-06-22'],
    ['Jun 23rd 2026', '2026-06-23'],
    ['Jun-24th-2026', '2026-06-24'],
    ['Jun24, 2026', '2026-06-24'],
    ['Jun 1, 202', null],
    ['Jun 1, 20266', null],
    ['Jun 111, 2026', null],
    ['Foo 1, 2026', null],
    ['1 Jun 1, 2026', null],
    ['Ju 1, 2026', null],
    ['Jun 31, 2026', null],
    ['Jun 1', null],
    ['Jun', null],
  ])('reads the month in words of %j', (cell, date) => {
    expect(readDate(cell)).toBe(date);
  });

  it.each([
    ['january', 'जनवरी', 1],
    ['february', 'फरवरी', 2],
    ['march', 'मार्च', 3],
    ['april', 'अप्रैल', 4],
    ['may', 'मई', 5],
    ['june', 'जून', 6],
    ['july', 'जुलाई', 7],
    ['august', 'अगस्त', 8],
    ['september', 'सितंबर', 9],
    ['october', 'अक्टूबर', 10],
    ['november', 'नवंबर', 11],
    ['december', 'दिसंबर', 12],
  ])('knows %s and %s', (english, hindi, month) => {
    const date = `2026-${String(month).padStart(2, '0')}-09`;
    expect(readDate(`9 ${english} 2026`)).toBe(date);
    expect(readDate(`9 ${english.slice(0, 3)} 26`)).toBe(date);
    expect(readDate(`९ ${hindi} २०२६`)).toBe(date);
    expect(readDate(`${hindi} ९, २०२६`)).toBe(date);
    expect(readDate(`9 क${hindi} 2026`)).toBeNull();
  });

  it.each([
    '01/06/2026 07:12',
    '01/06/2026 7:12:33',
    '01/06/2026 07:12:33 PM',
    '01/06/2026 7:12 am',
    '01/06/2026 7:12 p.m.',
    '01/06/2026, 07:12 PM',
    '01/06/2026 07.12.33',
    '01/06/2026 07:12 PM IST',
    '01/06/2026  07:12IST',
    '01/06/2026\n07:12:33',
    '1 Jun 2026 07:12 PM',
    '2026-06-01T07:12:33Z',
    '2026-06-01T07:12:33.123Z',
    '2026-06-01 07:12:33,123456',
    '2026-06-01T07:12:33+05:30',
    '2026-06-01T07:12:33 +0530',
    '01 Jun 2026 (02 Jun 2026)',
    '01/06/2026 07:12 (02/06/2026)',
    'Mon 01/06/2026',
    'Monday, 1 June 2026',
    'tue,1 Jun 2026',
    'Wed 1 Jun 2026 07:12',
    'Thursday 1 Jun 2026',
    'FRI, 01-06-2026',
    'Sat 1 Jun 2026',
    'Sun 1 Jun 2026',
  ])('drops weekday and time of %j', cell => {
    expect(readDate(cell)).toBe('2026-06-01');
  });

  it.each([
    '07:12 01/06/2026',
    '01/06/2026 (x) y',
    '(01/06/2026)',
    '01/06/2026 ((x))',
    '01/06/2026 07:1',
    '01/06/2026 107:12',
    '01/06/2026 07:12 xm',
    '01/06/2026 07:12 PM UTC',
    'Noon 01/06/2026',
    'A Mon 01/06/2026',
    'Mon01/06/2026',
    '01/06/202607:12',
  ])('is none in %j', cell => {
    expect(readDate(cell)).toBeNull();
  });

  it('takes the month first where asked', () => {
    expect(readDate('05/06/2026', 'monthFirst')).toBe('2026-05-06');
    expect(readDate('05/31/26', 'monthFirst')).toBe('2026-05-31');
    expect(readDate('31/05/2026', 'monthFirst')).toBeNull();
    expect(readDate('2026-05-06', 'monthFirst')).toBe('2026-05-06');
    expect(readDate('6 May 2026', 'monthFirst')).toBe('2026-05-06');
  });

  it('takes the year it is given for a date without one only', () => {
    expect(readDate('9 Jun')).toBeNull();
    expect(readDate('9 Jun', 'dayFirst', 2025)).toBe('2025-06-09');
    expect(readDate('09-JUN', 'dayFirst', 2025)).toBe('2025-06-09');
    expect(readDate('29 Feb', 'dayFirst', 2025)).toBeNull();
    expect(readDate('9 Jun 2026', 'dayFirst', 2025)).toBe('2026-06-09');
    expect(readDate('9 Foo', 'dayFirst', 2025)).toBeNull();
  });

  it('is none in a long text', () => {
    expect(readDate('1 Jun 2026'.padEnd(60))).toBe('2026-06-01');
    expect(readDate('1 Jun 2026'.padEnd(61))).toBeNull();
    expect(readDate(`1 ${'-'.repeat(21)}Jun2026`)).toBe('2026-06-01');
    expect(readDate(`1 ${'-'.repeat(22)}Jun2026`)).toBeNull();
  });
});

describe('dateOrderOf [XR-160.a]', () => {
  it.each([
    [[], 'dayFirst'],
    [['01/02/2026', '03/04/2026'], 'dayFirst'],
    [['01/02/2026', '31/01/2026'], 'dayFirst'],
    [['01/02/2026', '01/31/2026'], 'monthFirst'],
    [['01/02/2026 07:12 PM', '01/31/2026 07:12 PM'], 'monthFirst'],
    // Neither order reads all of them.
    [['13/02/2026', '01/31/2026'], 'dayFirst'],
    [['31/31/2026'], 'dayFirst'],
    [['Balance', '01/31/2026'], 'monthFirst'],
  ])('of %j is %s', (cells, order) => {
    expect(dateOrderOf(cells)).toBe(order);
  });
});

it('isDate is true for a date in either order', () => {
  expect(['31/01/2026', '01/31/2026', '2026-01-31', '1 Jun 2026'].every(isDate)).toBe(true);
  expect(['31/31/2026', '9 Jun', '', 'Date', '100.00'].some(isDate)).toBe(false);
});
