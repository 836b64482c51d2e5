import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import { percent } from '../money/rate';
import { scheduleOf } from './emi';
import { disbursalOf, dueSchedule, firstDueDate } from './opening';
import { splitGst } from './fee';

const sample = {
  principal: rupees(75_000),
  yearlyRate: percent(21),
  months: 9,
  emiDay: 1,
  disbursedOn: businessDate('2026-03-30'),
  processingFeeRate: percent(1.5),
};
const disbursed = (date: string) => ({ ...sample, disbursedOn: businessDate(date) });

describe('firstDueDate', () => {
  it.each([
    // 24, 25 and 26 days before 1 May
    ['2026-04-07', 1, '2026-06-01'],
    ['2026-04-06', 1, '2026-05-01'],
    ['2026-04-05', 1, '2026-05-01'],
    ['2026-12-20', 10, '2027-02-10'],
    ['2028-01-02', 31, '2028-01-31'],
    ['2028-01-10', 31, '2028-02-29'],
    ['2027-02-03', 30, '2027-02-28'],
    ['2027-02-04', 30, '2027-03-30'],
  ])('of a loan disbursed on %s with EMI day %i is %s [M9.a]', (on, emiDay, due) => {
    expect(firstDueDate(businessDate(on), emiDay)).toBe(due);
  });
});

describe('dueSchedule', () => {
  it('has the EMI day in every month that has it, else the last day [XR-147.g]', () => {
    const terms = { ...sample, emiDay: 31, disbursedOn: businessDate('2028-01-02'), months: 4 };
    expect(dueSchedule(terms).map(line => line.dueDate)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
  });

  it('does not move a due date for a Sunday or a holiday [M1.e]', () => {
    const terms = { ...sample, emiDay: 26, disbursedOn: businessDate('2025-10-01'), months: 5 };
    // 26 October 2025 is a Sunday, 26 January a holiday.
    expect(dueSchedule(terms).map(line => line.dueDate)).toEqual([
      '2025-10-26',
      '2025-11-26',
      '2025-12-26',
      '2026-01-26',
      '2026-02-26',
    ]);
  });

  it('gives the ninth EMI the rest, interest half up to the paisa [M7.b, M7.c, M7.f, M7.g, M7.h]', () => {
    const lines = dueSchedule(sample);
    expect(lines.map(line => [line.dueDate, line.principal, line.interest])).toEqual([
      ['2026-05-01', rupees('7766.50'), rupees('1312.50')],
      ['2026-06-01', rupees('7902.41'), rupees('1176.59')],
      ['2026-07-01', rupees('8040.71'), rupees('1038.29')],
      ['2026-08-01', rupees('8181.42'), rupees('897.58')],
      ['2026-09-01', rupees('8324.59'), rupees('754.41')],
      ['2026-10-01', rupees('8470.27'), rupees('608.73')],
      ['2026-11-01', rupees('8618.50'), rupees('460.50')],
      ['2026-12-01', rupees('8769.33'), rupees('309.67')],
      ['2027-01-01', rupees('8926.27'), rupees('156.21')],
    ]);
  });
});

describe('the rounding of a loan', () => {
  it.each([
    // 100.50 over one month: exactly half a rupee
    ['rupee', 'up', '101'],
    ['rupee', 'even', '100'],
    ['paisa', 'up', '100.50'],
    ['paisa', 'even', '100.50'],
  ] as const)('to the %s, half %s, makes an EMI of Rs. %s of 100.50 [M7.d]', (emiTo, half, emi) => {
    const terms = { principal: rupees('201'), yearlyRate: percent(0), months: 2 };
    const [first] = scheduleOf({ ...terms, rounding: { emiTo, half } });
    expect(first?.amount).toBe(rupees(emi));
  });

  it.each([
    // 2 % of 100.25 and of 100.75: 2.005 and 2.015
    ['100.25', 'up', '2.01'],
    ['100.25', 'even', '2.00'],
    ['100.75', 'up', '2.02'],
    ['100.75', 'even', '2.02'],
  ] as const)('of Rs. %s, half %s, makes an interest of Rs. %s [M7.d]', (principal, half, interest) => {
    const terms = { principal: rupees(principal), yearlyRate: percent(24), months: 12 };
    expect(scheduleOf({ ...terms, rounding: { emiTo: 'rupee', half } })[0]?.interest).toBe(rupees(interest));
  });

  it.each([
    [100_000, 12, 12, '8884.88'],
    // The key facts illustration of the Reserve Bank of India (15 April 2024): 20,000 at 15 % over 24 months.
    [20_000, 15, 24, '969.73'],
  ])(
    'to the paisa reproduces the published EMI of Rs. %i at %d %% over %i months [M7.d]',
    (principal, rate, months, emi) => {
      const [first] = scheduleOf({
        principal: rupees(principal),
        yearlyRate: percent(rate),
        months,
        rounding: { emiTo: 'paisa', half: 'up' },
      });
      expect(first?.amount).toBe(rupees(emi));
    },
  );
});

describe('disbursalOf', () => {
  it('pays out 75,000.00 − 1,125.00 − 202.50 − 86.30 = 73,586.20 [M9.e, M9.f]', () => {
    expect(disbursalOf(sample)).toEqual({
      processingFee: rupees(1125),
      gst: rupees('202.50'),
      preEmiInterest: rupees('86.30'),
      paidOut: rupees('73586.20'),
    });
  });

  it.each([
    // days from disbursal to 1 May
    ['2026-04-06', '0'],
    ['2026-04-01', '0'],
    ['2026-03-31', '43.15'],
    ['2026-03-30', '86.30'],
  ])('takes no pre-EMI interest for thirty days: disbursed on %s, Rs. %s [M9.b, M9.c]', (on, interest) => {
    expect(disbursalOf(disbursed(on)).preEmiInterest).toBe(rupees(interest));
  });

  it.each([
    // 73,000 at 1 % a day's share is 2.00; one paisa of principal to each side of an exact half
    ['182.50', '0.01'],
    ['182.49', '0'],
  ])('rounds the pre-EMI interest of Rs. %s half up to %s [M9.b]', (principal, interest) => {
    const terms = { ...disbursed('2026-03-31'), principal: rupees(principal), yearlyRate: percent(1) };
    expect(disbursalOf(terms).preEmiInterest).toBe(rupees(interest));
  });
});

describe('splitGst', () => {
  it.each([
    ['590.00', '500.00', '90.00'],
    ['0.59', '0.50', '0.09'],
    ['100.00', '84.75', '15.25'],
    ['0.01', '0.01', '0.00'],
  ])('of Rs. %s is %s and %s [M15.a]', (gross, net, gst) => {
    expect(splitGst(rupees(gross))).toEqual({ net: rupees(net), gst: rupees(gst) });
  });
});
