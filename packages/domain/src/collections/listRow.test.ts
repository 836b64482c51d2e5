import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { disbursedRowSchema, emisPastDue } from './listRow';

describe('a row of the disbursed loans', () => {
  const row = { id: 'a', loanId: 210_042, amountApplied: 75_000, emis: '3 of 9' };
  const nothing = {
    ...{ disbursalDate: null, emisOverdue: 0, emiDay: null, daysPastDue: null, bucket: null },
    ...{ class: null, overdueAmount: null, promise: null, closedOn: null },
  };

  it.each([
    [{ personalDetails: { fullName: 'Kavya Raghunathan' } }, 'Kavya Raghunathan'],
    [{ personalDetails: {} }, null],
    [{ personalDetails: null }, null],
    [{}, null],
  ])('has the name of %j, and nothing of what was not sent [CO-003.c]', (personal, fullName) => {
    expect(v.parse(disbursedRowSchema, { ...row, ...personal })).toEqual({
      ...row,
      ...nothing,
      amountApplied: 7_500_000,
      fullName,
    });
  });

  it('has the day of its EMIs beside how many are paid [CO-003.a]', () => {
    expect(v.parse(disbursedRowSchema, { ...row, emiDay: 7 })).toMatchObject({ emis: '3 of 9', emiDay: 7 });
  });

  it('has a bucket and a class of those there are [M4.b]', () => {
    const reads = (bucket: string, name: string) => v.is(disbursedRowSchema, { ...row, bucket, class: name });
    expect([reads('31-60', 'SMA-1'), reads('31-61', 'SMA-1'), reads('31-60', 'SMA-3')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the EMIs past their due date', () => {
  it.each([
    ['every EMI is paid', null, 0],
    ['none is due yet', '2026-11-16', 0],
    ['the first is due today', '2026-11-15', 0],
    ['it was due yesterday', '2026-11-14', 1],
    ['the second is due today', '2026-10-15', 1],
    ['the second was due yesterday', '2026-10-14', 2],
    ['a year of them', '2025-11-14', 13],
  ])('%s [M1.b]', (_which, oldest, passed) => {
    expect(emisPastDue(oldest === null ? null : businessDate(oldest), businessDate('2026-11-15'))).toBe(
      passed,
    );
  });
});
