import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { businessDateOf, instant } from '../calendar/instant';
import { sum } from '../money/paise';
import { percent } from '../money/rate';
import { type LoanAccount, openAccount } from './account';
import { repaymentFigures } from './figures';
import { listedAccount } from './listed';
import { overdueDetails, overdueSummary } from './overdue';
import { postThrough } from './postDays';
import { booked, debit, fivePaid, money, on, returned, sampleTerms } from './sampleAccount.fixture';
import { settingsOf } from './settings';
import { standingOn } from './standing';
import { takeOver } from './takeOver';

const dpd = (account: LoanAccount, day: string) => standingOn(account, businessDate(day)).daysPastDue;

/** A loan with its EMI on a day of the month, taken over on a day; each EMI of 110 was paid or not. */
function given(
  emiDay: number,
  emis: Readonly<Record<string, 'paid' | 'open'>>,
  on = '2026-11-20',
  transactionDetails: readonly object[] = [],
) {
  const made = takeOver(
    {
      disbursalDate: '2026-07-01',
      emiDay,
      approvalDetails: {
        maximumEligibleAmount: 100 * Object.keys(emis).length,
        interestRate: 24,
        processingFeeRate: 2,
      },
      emis: Object.entries(emis).map(([dueDate, how]) => ({
        dueDate,
        amount: 110,
        principalDue: 100,
        interestAccrued: 10,
        paid: how === 'paid',
        paymentDate: how === 'paid' ? '2026-09-05' : null,
      })),
      transactionDetails,
    },
    businessDate(on),
  );
  if ('fault' in made) throw new Error(made.fault);
  return made.account;
}

describe('days past due', () => {
  it.each([
    ['due yesterday', fivePaid(), '2026-10-02', 1],
    ['part-paid', booked(fivePaid(), money('5000', '10-20')), '2026-11-15', 45],
    ['with one paisa open', booked(fivePaid(), money('9078.99', '10-01')), '2026-11-15', 45],
    ['with its principal alone open', booked(fivePaid(), money('608.73', '10-01')), '2026-11-15', 45],
    [
      'with its interest alone open',
      given(5, { '2026-11-05': 'open' }, '2026-11-20', [
        { paymentDate: '2026-11-05', amountPaid: 100, paymentId: 'P', principalPayment: 100 },
      ]),
      '2026-11-20',
      15,
    ],
  ])(
    'are the whole days from the due date of the oldest EMI with anything open, %s [CO-011.a, M3.a]',
    (_words, account, day, days) => {
      expect(dpd(account, day)).toBe(days);
    },
  );

  it.each([
    ['due today', fivePaid(), '2026-10-01'],
    ['due tomorrow', fivePaid(), '2026-09-30'],
    [
      'paid ahead, its EMI day still to come',
      given(25, { '2026-10-25': 'paid', '2026-12-25': 'paid' }),
      '2026-11-20',
    ],
  ])('are never below 0: %s [CO-011.b]', (_words, account, day) => {
    expect(dpd(account, day)).toBe(0);
  });

  it.each([
    // Given as it was paid elsewhere: October before September.
    [
      'a paid EMI after an unpaid one',
      given(1, { '2026-09-01': 'open', '2026-10-01': 'paid' }, '2026-11-15'),
      75,
    ],
    ['paid EMIs before an unpaid one', booked(fivePaid(), debit('10-01')), 14],
    ['only charges open', booked(fivePaid(), returned('10-01'), money('9080', '10-01'), debit('11-01')), 0],
  ])('do not count paid EMIs: %s [CO-011.c, M3.c]', (_words, account, days) => {
    expect(dpd(account, '2026-11-15')).toBe(days);
  });

  it.each([
    ['the EMI day is past', 5, 15],
    ['the EMI day is today', 20, 0],
    ['the EMI day is later this month', 21, 0],
    ['the EMI day is yesterday', 19, 1],
  ])(
    'count from the EMI day of this month when every EMI is paid and none is of this month: %s [CO-011.d]',
    (_words, emiDay, days) => {
      const ahead = given(emiDay, { '2026-09-05': 'paid', '2026-10-05': 'paid', '2026-12-05': 'paid' });
      expect(dpd(ahead, '2026-11-20')).toBe(days);
      const { daysPastDue, class: assetClass } = repaymentFigures(ahead, businessDate('2026-11-20'));
      expect([daysPastDue, assetClass]).toEqual([days, days > 0 ? 'SMA-0' : 'STANDARD']);
    },
  );

  it('count from the last day of a month that has no such day [CO-011.d, XR-147.g]', () => {
    const ahead = given(31, { '2026-08-31': 'paid', '2026-10-31': 'paid' }, '2026-09-30');
    expect([dpd(ahead, '2026-09-29'), dpd(ahead, '2026-09-30')]).toEqual([0, 0]);
    expect(dpd(given(28, { '2026-08-31': 'paid', '2026-10-31': 'paid' }, '2026-09-30'), '2026-09-30')).toBe(
      2,
    );
  });

  it('are those of the due dates while an EMI to come is not paid [CO-011.d]', () => {
    expect(dpd(given(5, { '2026-10-05': 'paid', '2026-12-05': 'open' }), '2026-11-20')).toBe(0);
  });

  it.each([
    [
      'paid early',
      given(20, { '2026-10-05': 'paid', '2026-11-30': 'paid', '2026-12-05': 'paid' }),
      '2026-11-25',
    ],
    ['paid on its day', given(5, { '2026-10-05': 'paid', '2026-11-05': 'paid' }), '2026-11-20'],
  ])("are 0 when every EMI is paid, this month's among them: %s [CO-011.e]", (_words, account, day) => {
    expect(dpd(account, day)).toBe(0);
  });

  it.each([
    [
      'the last EMI was last month and the EMI day has passed',
      { '2026-09-05': 'paid', '2026-10-05': 'paid' },
    ],
    ['the first EMI is next month', { '2026-12-05': 'paid', '2027-01-05': 'paid' }],
  ] as const)(
    'are 0 when every EMI is paid and no EMI is left to come, or none was yet: %s [CO-011.f, M3.d]',
    (_words, emis) => {
      expect(dpd(given(5, emis), '2026-11-20')).toBe(0);
    },
  );

  it.each(['2026-11-10', '2026-11-20'])(
    'are 0 once the loan is closed, also in a month without an EMI: %s [M3.e]',
    closedOn => {
      const ahead = given(5, { '2026-09-05': 'paid', '2026-10-05': 'paid', '2026-12-05': 'paid' });
      expect(dpd(ahead, '2026-11-20')).toBe(15);
      const closed = { ...ahead, closedOn: businessDate(closedOn) };
      expect(dpd(closed, '2026-11-20')).toBe(0);
      expect(dpd(closed, '2026-11-09')).toBe(4);
    },
  );

  it('take today as the day in Asia/Kolkata, which is a parameter [CO-011.g]', () => {
    const account = fivePaid();
    const days = ['2026-10-02T18:29:59.999Z', '2026-10-02T18:40:00.000Z'].map(
      at => standingOn(account, businessDateOf(instant(at))).daysPastDue,
    );
    expect(days).toEqual([1, 2]);
  });

  it('are listed by the same day until the month ends, when it is another [CO-011.d]', () => {
    const ahead = given(
      5,
      { '2026-08-05': 'paid', '2026-09-05': 'paid', '2026-12-05': 'paid' },
      '2026-10-20',
    );
    expect(listedAccount(ahead)).toMatchObject({ oldestUnpaid: on('10-05'), nextPosting: on('11-01') });
    const later = postThrough(ahead, on('11-01'));
    expect(listedAccount(later)).toMatchObject({ oldestUnpaid: on('11-05'), nextPosting: on('12-01') });
    const ended = postThrough(ahead, on('12-01'));
    expect(listedAccount(ended)).toMatchObject({ oldestUnpaid: null, nextPosting: on('12-05') });
  });

  it.each([
    [
      'an EMI is open before one that was paid early',
      { '2026-09-05': 'open', '2026-12-05': 'paid' },
      '11-05',
    ],
    ['the last due date was this month', { '2026-09-05': 'paid', '2026-10-05': 'paid' }, null],
  ] as const)('are listed by no other day next month when %s [CO-011.d]', (_words, emis, next) => {
    expect(listedAccount(given(5, emis, '2026-10-20')).nextPosting).toBe(next && on(next));
  });
});

describe('the class at the end of the day', () => {
  const atDayEnd = (account: LoanAccount, day: string) =>
    standingOn(account, businessDate(day)).classAtDayEnd;

  it('is STANDARD while the EMI day of a month without an EMI is still to come [M4.c]', () => {
    const ahead = given(25, { '2026-10-25': 'paid', '2026-12-25': 'paid' });
    expect([atDayEnd(ahead, '2026-11-24'), atDayEnd(ahead, '2026-11-25')]).toEqual(['STANDARD', 'SMA-0']);
  });
});

describe('NPA', () => {
  const npaOn = (account: LoanAccount, day: string) => standingOn(account, businessDate(day)).npa;
  const span = (start: string, end: string | null) => ({
    start: businessDate(start),
    end: end === null ? null : businessDate(end),
  });

  it('begins again after it ended, from the 91st day of the EMI that is the oldest then [M5.a, M5.f, M5.d]', () => {
    const late = booked(openAccount(sampleTerms), money('1', '08-05'));
    expect(npaOn(late, '2026-08-05')).toEqual(span('2026-07-30', null));
    const { total } = overdueSummary(late, on('08-05'));
    const paid = booked(late, money((total / 100).toFixed(2), '08-05', '08-05', 'all'));
    expect(npaOn(paid, '2026-11-29')).toEqual(span('2026-07-30', '2026-08-05'));
    expect(npaOn(paid, '2026-12-01')).toEqual(span('2026-11-30', null));
  });

  it('lasts while a paisa of principal or interest that is due is open, and ends with it [M5.d]', () => {
    const late = booked(openAccount(sampleTerms), money('1', '08-05'));
    const rows = overdueDetails(late, on('08-05'));
    // The charges of the last EMI are paid after its principal.
    const exactly = sum(rows.map(({ total }) => total)) - (rows.at(-1)?.penal ?? 0);
    const less = (paid: number) => money(((exactly - paid) / 100).toFixed(2), '08-05', '08-05', 'all');
    expect(npaOn(booked(late, less(1)), '2026-08-05')).toEqual(span('2026-07-30', null));
    expect(npaOn(booked(late, less(0)), '2026-08-05')).toEqual(span('2026-07-30', '2026-08-05'));
  });

  it('begins on a day on which nothing is posted: of a loan without interest and charges [M5.a]', () => {
    const free = openAccount(
      { ...sampleTerms, yearlyRate: percent(0) },
      settingsOf([{ madeOn: on('01-01'), settings: { penalRate: percent(0) } }]),
    );
    expect(npaOn(free, '2026-07-29')).toBeNull();
    expect(npaOn(free, '2026-07-31')).toEqual(span('2026-07-30', null));
  });
});
