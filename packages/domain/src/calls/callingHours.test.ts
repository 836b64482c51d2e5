import { describe, expect, it } from 'vitest';
import { instant } from '../calendar/instant';
import { recoveryCallMessages, recoveryCallRefusal } from './callingHours';

const { hours, attempts } = recoveryCallMessages;
const unused = { placed: 0, allowed: 3 };

describe('recoveryCallRefusal', () => {
  it.each([
    ['M46.a', '07:59:59', '2026-11-21T02:29:59.000Z', hours],
    ['M46.a', '08:00:00', '2026-11-21T02:30:00.000Z', null],
    ['M46.b', '18:59:59', '2026-11-21T13:29:59.999Z', null],
    ['M46.b', '19:00:00', '2026-11-21T13:30:00.000Z', hours],
    ['M46.b', 'midnight', '2026-11-20T18:30:00.000Z', hours],
  ])('[%s] at %s in India', (_clause, _time, moment, refusal) => {
    expect(recoveryCallRefusal(instant(moment), unused)).toBe(refusal);
  });

  const noon = instant('2026-11-21T06:30:00.000Z');
  it.each([
    [2, 3, null],
    [3, 3, attempts(3)],
    [4, 3, attempts(4)],
    [1, 1, attempts(1)],
    [0, 0, attempts(0)],
  ])('after %i of %i calls [M46.c]', (placed, allowed, refusal) => {
    expect(recoveryCallRefusal(noon, { placed, allowed })).toBe(refusal);
  });

  it.each([
    [9 * 60 + 30, 18 * 60 + 5, '09:30 to 18:05'],
    [8 * 60, 18 * 60, '08:00 to 18:00'],
    [10 * 60, 19 * 60, '10:00 to 19:00'],
  ])('names the hours of a day with others: from %i until %i [M46.e]', (from, until, named) => {
    const at = (minutes: number) => {
      const moment = new Date(Date.parse('2026-11-20T18:30:00.000Z') + minutes * 60_000);
      return recoveryCallRefusal(instant(moment.toISOString()), unused, { from, until });
    };
    const refusal = `Customers are called about dues from ${named} only`;
    expect([at(from - 1), at(from), at(until - 1), at(until)]).toEqual([refusal, null, null, refusal]);
  });

  it('leaves attempts that are not known to the server', () => {
    expect(recoveryCallRefusal(noon, null)).toBeNull();
  });

  it('names the hours in words, and the attempts in number [M46.e]', () => {
    expect(hours).toContain('from eight in the morning to seven in the evening');
    expect([attempts(1), attempts(3)]).toEqual([
      'This customer was called 1 time today. No more calls are allowed before tomorrow',
      'This customer was called 3 times today. No more calls are allowed before tomorrow',
    ]);
  });
});
