import { describe, expect, it } from 'vitest';
import { paiseToRupees, rupees } from '../money/paise';
import type { LoanAccount } from './account';
import { emiRows } from './emiRows';
import { overdueDetails } from './overdue';
import { eventDays, isPenalDate } from './penal';
import { positionOf } from './position';
import { postThrough } from './postDays';
import { repaymentRows, transactionRows } from './rows';
import {
  booked,
  close,
  debit,
  fivePaid,
  money,
  on,
  returned,
  reversal,
  twoReturned,
  waiver,
} from './sampleAccount.fixture';
import { settingsOf } from './settings';

// On which day a charge is made, settled, taken back and made again.

describe('a penal charge', () => {
  it.each([
    [-29, 0, false],
    [0, 0, false],
    [1, 0, true],
    [2, 0, false],
    [30, 0, false],
    [31, 0, true],
    [61, 0, true],
    [1, 3, false],
    [-26, 3, false],
    [4, 3, true],
    [34, 3, true],
  ])('%i days after the due date, with %i days of grace: %s [M13.c, M13.f]', (days, grace, isMade) => {
    expect(isPenalDate(days, grace)).toBe(isMade);
  });

  it('and a due date are all on which a posting by date can be [M13.c]', () => {
    expect(eventDays(fivePaid(), on('12-01'), on('12-31'))).toEqual(
      ['12-01', '12-02', '12-28', '12-29', '12-30', '12-31'].map(on),
    );
  });

  it('is less by a payment on its EMI day before the EMI is posted, and by nothing of its own day [M13.b]', () => {
    const half = (day: string) => booked(fivePaid(), money('4539.50', day, day, 'half'));
    const penal = (account: LoanAccount) =>
      paiseToRupees(emiRows(account, on('10-02'))[5]?.penal.amount ?? rupees(0));
    expect([penal(half('09-30')), penal(half('10-01')), penal(half('10-02'))]).toEqual([
      90.79, 90.79, 181.58,
    ]);
  });
});

const penalFirst = settingsOf([
  { madeOn: on('04-01'), settings: { allocationOrder: ['penal', 'bounce', 'fee', 'interest', 'principal'] } },
]);
/** What a receipt settled of charges: part, rupees and the day it counts from. */
const settled = (account: LoanAccount, id: string) =>
  account.groups
    .flatMap(group => group.transfers)
    .filter(({ receipt, credit }) => receipt === id && (credit === 'penal' || credit === 'bounce'))
    .map(({ credit, amount, valueDate }) => [credit, paiseToRupees(amount), valueDate.slice(5)]);

describe('money that is dated before the charge it pays', () => {
  // EMI 6 is charged 181.58 on 2 Oct and on 1 Nov, and 590 for the return of 5 Oct.
  const late = () => booked(fivePaid(penalFirst), returned('10-01', '10-05'));
  const paying = (amount: string, valued = '10-20') => money(amount, '11-05', valued, 'R');

  it.each([
    ['181.58', [['penal', 181.58, '10-20']]],
    ['181.59', [['penal', 181.59, '11-01']]],
    ['363.16', [['penal', 363.16, '11-01']]],
    [
      '363.17',
      [
        ['penal', 363.16, '11-01'],
        ['bounce', 0.01, '10-20'],
      ],
    ],
  ])('counts from the day of the charge that its last paisa settles: %s [XR-147.c]', (amount, wanted) => {
    expect(settled(booked(late(), paying(amount)), 'R')).toEqual(wanted);
  });

  it('counts what was settled before it [XR-147.c]', () => {
    const once = booked(late(), paying('181.58'));
    expect(settled(booked(once, money('0.01', '11-05', '10-21', 'S')), 'S')).toEqual([
      ['penal', 0.01, '11-01'],
    ]);
  });

  it('takes charges by their day, though one of them was made later [XR-147.c]', () => {
    const part = booked(fivePaid(penalFirst), money('5000', '10-01', '10-01', 'A'));
    // 81.58 and 81.58 first, and 100 more on both days once the money went back.
    const back = booked(part, reversal('A', '11-05'));
    const of = (amount: string) => settled(booked(back, money(amount, '11-10', '10-20', 'R')), 'R');
    expect(of('181.58')).toEqual([['penal', 181.58, '10-20']]);
    expect(of('181.59')).toEqual([['penal', 181.59, '11-01']]);
  });

  it('takes a charge as far as it was not taken back [M24.d, XR-147.c]', () => {
    // 5,000 dated 20 Oct pays 363.16 of penal, which it held until 1 Nov: of the 9,079.00 open then 4,079.00 are
    // charged, 81.58 of the 181.58 stay.
    const less = booked(fivePaid(penalFirst), money('5000', '11-05', '10-20', 'B'));
    expect(paiseToRupees(emiRows(less, on('11-05'))[5]?.penal.amount ?? rupees(0))).toBe(263.16);
    const later = booked(less, money('10', '12-05', '11-20', 'R'));
    expect(settled(later, 'R')).toEqual([['penal', 10, '12-01']]);
  });

  it('leaves no charge open below zero on a day between the two [XR-147.c]', () => {
    const account = booked(fivePaid(), returned('10-01', '10-05'), money('9850.58', '10-10', '10-03', 'R'));
    expect(settled(account, 'R')).toEqual([
      ['bounce', 590, '10-05'],
      ['penal', 181.58, '10-03'],
    ]);
    for (const day of ['10-03', '10-04', '10-05', '10-10'])
      expect(overdueDetails(account, on(day))).toEqual([]);
    expect(overdueDetails(account, on('10-02'))).toMatchObject([{ bounce: 0, penal: 18_158 }]);
  });

  it('of an EMI whose principal and interest are paid is overdue still, from the day after [CO-115.b, M27.d]', () => {
    const account = booked(fivePaid(), money('9079', '10-01'), returned('10-01', '10-05'));
    expect(overdueDetails(account, on('10-01'))).toEqual([]);
    expect(overdueDetails(account, on('10-05'))).toMatchObject([
      { principal: 0, interest: 0, bounce: 59_000 },
    ]);
    const late = booked(fivePaid(), debit('10-01', '9079', '10-03', '10-03'));
    expect(overdueDetails(late, on('10-05'))).toMatchObject([
      { principal: 0, interest: 0, penal: 18_158, bounce: 0 },
    ]);
  });

  it('is a row of the day on which principal or interest was paid, or else of the last charge [XR-147.c]', () => {
    const days = (account: LoanAccount) =>
      repaymentRows(account, on('10-10'))
        .filter(row => row.receipt === 'R')
        .map(row => row.paymentDate.slice(5));
    const bounced = booked(fivePaid(), returned('10-01', '10-05'));
    expect(days(booked(bounced, money('9850.58', '10-10', '10-03', 'R')))).toEqual(['10-03']);
    const interest = booked(fivePaid(), money('608.73', '10-01'), returned('10-01', '10-05'));
    expect(days(booked(interest, money('9241.85', '10-10', '10-03', 'R')))).toEqual(['10-03']);
    const paid = booked(bounced, debit('10-01', '9079', '10-03', '10-06'));
    expect(days(booked(paid, money('771.58', '10-10', '10-03', 'R')))).toEqual(['10-05']);
  });
});

describe('a charge that is taken back and made again', () => {
  const seen = (account: LoanAccount) => {
    const { emis, held, balances } = positionOf(account);
    return { emis, held: [...held], balances: [...balances].filter(([, amount]) => amount !== 0).toSorted() };
  };
  const penalOf = (account: LoanAccount, index: number) => {
    const { amount, paidAmount, waivedAmount } = emiRows(account, on('11-18'))[index]?.penal ?? {};
    return [amount, paidAmount, waivedAmount].map(it => it && paiseToRupees(it));
  };
  const dated = (account: LoanAccount) => booked(account, money('9669', '11-17', '10-31', 'B'));
  const undone = (account: LoanAccount) => booked(dated(account), reversal('B', '11-18'));
  const balanceOf = (account: LoanAccount, name: 'waived') =>
    paiseToRupees(positionOf(account).balances.get(name) ?? rupees(0));

  it('is waived again as far as it was [M24.e, M26.i]', () => {
    const waived = booked(twoReturned(), waiver({ penal: '544' }, '11-15'));
    expect(penalOf(waived, 5)).toEqual([363.16, 0, 363.16]);
    expect(penalOf(dated(waived), 5)).toEqual([181.58, 0, 181.58]);
    expect(balanceOf(dated(waived), 'waived')).toBe(362.42);
    expect(seen(undone(waived))).toEqual(seen(waived));
  });

  it('is paid again by the money that it freed, the latest of two freed first [M26.i]', () => {
    const paid = booked(
      twoReturned(),
      money('9769', '11-15', '11-15', 'one'),
      money('200', '11-16', '11-16', 'two'),
    );
    expect(penalOf(paid, 5)).toEqual([363.16, 300, 0]);
    expect(penalOf(dated(paid), 5)[0]).toBe(181.58);
    expect(seen(undone(paid))).toEqual(seen(paid));
    const rows = (account: LoanAccount) =>
      transactionRows(account, on('11-18')).filter(({ receipt }) => receipt === 'one' || receipt === 'two');
    expect(rows(undone(paid))).toEqual(rows(paid));
  });

  it('is taken back by money of the day before it, not by money of its own day [M24.d]', () => {
    const dayOf = (value: string) => penalOf(booked(twoReturned(), money('9669', '11-15', value)), 5)[0];
    expect([dayOf('10-31'), dayOf('11-01')]).toEqual([181.58, 363.16]);
  });

  it('is paid again by what it freed of its own EMI and that is still held [M26.i]', () => {
    const part = booked(fivePaid(), money('5000', '10-01', '10-01', 'A'), returned('11-01'));
    const paid = booked(part, money('14500', '11-15', '11-15', 'one'));
    expect([penalOf(paid, 5), penalOf(paid, 6)]).toEqual([
      [163.16, 163.16, 0],
      [181.58, 181.58, 0],
    ]);
    // Dated back it frees 81.58 of EMI 6 and all of EMI 7.
    const freed = booked(paid, money('9669', '11-17', '10-31', 'B'));
    expect([penalOf(freed, 5), penalOf(freed, 6)]).toEqual([
      [81.58, 81.58, 0],
      [69.78, 69.78, 0],
    ]);
    // EMI 6 costs 100 more on 2 Oct: 81.58 of it are paid by what EMI 6 freed, not by what EMI 7 did.
    const dearer = booked(freed, reversal('A', '11-18'));
    expect(penalOf(dearer, 5)).toEqual([181.58, 163.16, 0]);
  });

  it('stays owed where the freed money was used since [M26.i]', () => {
    const paid = booked(twoReturned(), money('19882.74', '11-15', '11-15', 'one'));
    const freed = booked(paid, money('9669', '11-17', '10-31', 'B'));
    expect(positionOf(freed).held.get('one')).toBe(19_338);
    // On 1 Dec it pays of the EMI that falls due.
    const used = postThrough(freed, on('12-01'));
    expect(positionOf(used).held.get('one')).toBeUndefined();
    const back = booked(used, reversal('B', '12-01'));
    expect([penalOf(back, 5), penalOf(back, 6)]).toEqual([
      [363.16, 181.58, 0],
      [181.58, 169.78, 0],
    ]);
  });
});

describe('the charges of a closed loan', () => {
  const closed = () => booked(twoReturned(), money('37723', '11-15', '11-15', 'L'), close('11-15'));

  it('are none on any day, though on that day it was overdue [M34.d]', () => {
    expect(overdueDetails(twoReturned(), on('10-20'))).toHaveLength(1);
    expect(overdueDetails(closed(), on('10-20'))).toEqual([]);
  });

  it('do not grow by a debit that comes back later', () => {
    expect(booked(closed(), returned('12-01')).groups).toEqual(closed().groups);
  });
});
