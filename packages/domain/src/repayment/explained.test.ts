import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { paiseToRupees } from '../money/paise';
import type { LoanAccount } from './account';
import { closingQuote, explainedAccount, quotedDays } from './explained';
import { overdueHistory } from './overdueHistory';
import {
  booked,
  close,
  fivePaid,
  money,
  on,
  returned,
  reversal,
  twoReturned,
  waiver,
} from './sampleAccount.fixture';

/** 'day, kind: EMI and part with its change; … = what is due then'. */
const lines = (account: LoanAccount, day: string, from: string) =>
  overdueHistory(account, on(day))
    .filter(({ date }) => date >= on(from))
    .map(({ date, kind, parts, balance }) => {
      const changes = parts.map(({ emi, part, amount }) => `${emi + 1} ${part} ${paiseToRupees(amount)}`);
      return `${date.slice(5)} ${kind}: ${changes.join(', ')} = ${paiseToRupees(balance)}`;
    });

describe('overdueHistory', () => {
  it('tells how 19,882.74 came to be on 15 Nov [M27.a, M14.a, M14.b, XR-041.a]', () => {
    expect(lines(twoReturned(), '11-15', '09-01')).toEqual([
      '09-01 due: 5 principal 8324.59, 5 interest 754.41 = 9079',
      '09-01 receipt: 5 interest -754.41, 5 principal -8324.59 = 0',
      '10-01 due: 6 principal 8470.27, 6 interest 608.73 = 9079',
      '10-01 bounce: 6 bounce 590 = 9669',
      '10-02 penal: 6 penal 181.58 = 9850.58',
      '11-01 due: 7 principal 8618.5, 7 interest 460.5 = 18929.58',
      '11-01 penal: 6 penal 181.58 = 19111.16',
      '11-01 bounce: 7 bounce 590 = 19701.16',
      '11-02 penal: 7 penal 181.58 = 19882.74',
    ]);
  });

  it('shows a receipt and its reversal on the day they count from, with the day they were booked [M26.e, M26.f]', () => {
    const paid = booked(twoReturned(), money('9000', '11-15', '11-15', 'R'), reversal('R', '11-16'));
    expect(lines(paid, '11-16', '11-15')).toEqual([
      '11-15 receipt: 6 interest -608.73, 6 principal -8391.27 = 10882.74',
      '11-15 reversal: 6 interest 608.73, 6 principal 8391.27 = 19882.74',
    ]);
    expect(overdueHistory(paid, on('11-16')).at(-1)).toMatchObject({
      bookedOn: on('11-16'),
      receipt: 'R',
      source: 'MANUAL_PAYMENT',
    });
    // On the day before it was booked the reversal counts too: the receipt never was.
    expect(lines(paid, '11-14', '11-03')).toEqual([]);
  });

  it('names a penal charge that a receipt booked later takes back [M25.a, M25.b]', () => {
    const paid = booked(twoReturned(), money('9669', '11-15', '10-31'));
    expect(lines(paid, '11-15', '10-31')).toEqual([
      '10-31 receipt: 6 interest -608.73, 6 principal -8470.27, 6 bounce -590 = 181.58',
      '11-01 due: 7 principal 8618.5, 7 interest 460.5 = 9260.58',
      '11-01 penal: 6 penal 181.58 = 9442.16',
      '11-01 bounce: 7 bounce 590 = 10032.16',
      '11-01 correction: 6 penal -181.58 = 9850.58',
      '11-02 penal: 7 penal 181.58 = 10032.16',
    ]);
  });

  it('shows what money held before paid on the due date [M20.b, M20.c]', () => {
    const paid = booked(twoReturned(), money('21000', '11-15'));
    expect(lines(paid, '12-01', '11-16')).toEqual([
      '12-01 due: 8 principal 8769.33, 8 interest 309.67 = 9079',
      '12-01 allocation: 8 interest -309.67, 8 principal -807.59 = 7961.74',
    ]);
  });

  it('shows a waiver and the closing, and nothing is left [M34.c]', () => {
    const waived = booked(twoReturned(), waiver({ penal: '544.74', bounce: '0.26' }, '11-15'));
    const closed = booked(waived, money('37178', '11-15'), close('11-15'));
    expect(lines(closed, '12-05', '11-15')).toEqual([
      '11-15 waiver: 6 penal -363.16, 7 penal -181.58, 6 bounce -0.26 = 19337.74',
      '11-15 receipt: 6 interest -608.73, 6 principal -8470.27, 6 bounce -589.74, 7 interest -460.5, 7 principal -8618.5, 7 bounce -590 = 0',
    ]);
  });
});

describe('explainedAccount', () => {
  it('names the oldest EMI that is due and open, its days, and from when each class counts [M3.f, M4.d, XR-041.a]', () => {
    expect(explainedAccount(twoReturned(), on('11-15')).oldest).toEqual({
      emi: 6,
      of: 9,
      dueDate: '2026-10-01',
      principal: 8470.27,
      interest: 608.73,
      days: 45,
      classes: [
        { class: 'SMA-0', from: '2026-10-01' },
        { class: 'SMA-1', from: '2026-10-31' },
        { class: 'SMA-2', from: '2026-11-30' },
        { class: 'NPA', from: '2026-12-30' },
      ],
    });
    expect(explainedAccount(fivePaid(), on('09-30')).oldest).toBeNull();
  });

  it('counts how late each EMI is or was, and how often it was returned [XR-041.a]', () => {
    const late = booked(twoReturned(), returned('11-01', '11-05'), money('10440.58', '11-10'));
    const { emis } = explainedAccount(late, on('11-15'));
    expect(emis.slice(4).map(({ emi, state, daysLate, bounces }) => [emi, state, daysLate, bounces])).toEqual(
      [
        [5, 'paid', 0, 0],
        [6, 'paid', 40, 1],
        [7, 'part-paid', 14, 2],
        [8, 'to come', 0, 0],
        [9, 'to come', 0, 0],
      ],
    );
  });

  it('says what is charged: 2 % penal, 590 for a return [M13.a, M15.a]', () => {
    expect(explainedAccount(twoReturned(), on('11-15')).rules).toEqual({
      penalPercent: 2,
      bounceCharge: 590,
    });
  });
});

describe('closingQuote', () => {
  it('names the period whose interest is cut: 309.67 × 14 ÷ 30 = 144.51 [M30.a, M31.a, XR-041.b]', () => {
    expect(closingQuote(twoReturned(), on('11-15'))).toMatchObject({
      dueDate: '2026-11-15',
      emiAmount: 144.51,
      total: 37_722.85,
      brokenPeriod: { from: '2026-11-01', to: '2026-12-01', interest: 309.67, passed: 14, days: 30 },
    });
  });

  it('cuts no period on a due date, after the last one and on a closed loan [M30.e, M30.f]', () => {
    expect(closingQuote(twoReturned(), on('12-01')).brokenPeriod).toBeNull();
    expect(closingQuote(twoReturned(), businessDate('2027-01-02')).brokenPeriod).toBeNull();
    const closed = booked(twoReturned(), money('37722.85', '11-15'), close('11-15'));
    expect(closingQuote(closed, on('11-16'))).toMatchObject({ total: 0, brokenPeriod: null });
  });

  it('is made from the last payment to 90 days ahead [M32.e]', () => {
    expect(quotedDays(twoReturned(), on('11-15'))).toEqual({ from: '2026-09-01', to: '2027-02-13' });
  });
});
