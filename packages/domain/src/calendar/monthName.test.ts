import { describe, expect, it } from 'vitest';
import { parseStatementMonth, statementMonthName } from './monthName';

describe('statementMonthName', () => {
  it.each([
    ['2026-01', 'Jan-26'],
    ['2026-05', 'May-26'],
    ['2009-12', 'Dec-09'],
    ['2026-13', '13-26'],
  ])('of %s is %s', (month, name) => {
    expect(statementMonthName(month)).toBe(name);
  });
});

describe('parseStatementMonth', () => {
  it.each([
    ['May-26', '2026-05'],
    ['MAY-26', '2026-05'],
    ['may 2026', '2026-05'],
    [' January 2026 ', '2026-01'],
    ["Dec'25", '2025-12'],
    ['Nov - 2025', '2025-11'],
    ['Sept25', '2025-09'],
    ['2026-05', '2026-05'],
    ['2026-12', '2026-12'],
    ['2026-10-31', '2026-10'],
  ])('reads %j as %s', (text, month) => {
    expect(parseStatementMonth(text)).toBe(month);
  });

  it.each([
    ['2026-00'],
    ['2026-13'],
    ['x2026-05'],
    ['2026-05x'],
    ['2026-05-1'],
    ['26-05'],
    ['Foo-26'],
    ['1 May 2026'],
    ['May 2026 x'],
    ['May-026'],
    ['Ma-26'],
    ['May'],
    ['May/26'],
    [''],
  ])('does not read %j', text => {
    expect(parseStatementMonth(text)).toBeNull();
  });
});
