import { describe, expect, it } from 'vitest';
import { openAccount } from './account';
import { dpdBucket } from './dpdBucket';
import { august, classOf, dpd, emi, held, inRupees, open, overdue, penal, total } from './examples.fixture';
import { repaymentFigures } from './figures';
import { disbursalOf } from './opening';
import { positionOf } from './position';
import { postThrough } from './postDays';
import {
  booked,
  close,
  debit,
  fivePaid,
  money,
  on,
  reversal,
  sampleTerms,
  twoReturned,
  waiver,
} from './sampleAccount.fixture';
import { standingOn } from './standing';

describe('days and classes', () => {
  it.each([
    ['M1.b', 'on its due date an EMI is due, not overdue', () => total(fivePaid(), '10-01'), 0],
    ['M1.b', 'the day after it is overdue', () => total(fivePaid(), '10-02'), 9260.58],
    [
      'M2.a',
      'an EMI with 0.01 open is not paid',
      () => emi(booked(fivePaid(), money('9078.99', '10-01')), 5, '10-01').state,
      'part-paid',
    ],
    [
      'M2.a',
      'an EMI of which interest alone is open is not paid',
      () =>
        emi(booked(fivePaid(), waiver({ interest: '0.73', principal: '8470.27' }, '10-01')), 5, '10-01')
          .state,
      'part-paid',
    ],
    [
      'M2.a',
      'with nothing open it is',
      () => emi(booked(fivePaid(), money('9079', '10-01')), 5, '10-01').state,
      'paid',
    ],
    [
      'M2.b',
      'open charges do not make it unpaid',
      () => emi(booked(twoReturned(), debit('10-01', '9079', '11-15')), 5, '11-15').state,
      'paid',
    ],
    [
      'M2.c',
      'its payment date is the value date of the entry that closed it',
      () =>
        emi(booked(twoReturned(), money('9000', '11-02'), money('79', '11-15', '11-10')), 5, '11-15')
          .paymentDate,
      '2026-11-10',
    ],
    [
      'M2.c, CS-134.c',
      'and never before that of an earlier part, where the last was dated back',
      () =>
        emi(booked(twoReturned(), money('9000', '11-10'), money('79', '11-15', '11-05')), 5, '11-15')
          .paymentDate,
      '2026-11-10',
    ],
    [
      'M2.c',
      'also where a waiver closed it',
      () =>
        emi(
          booked(twoReturned(), money('9000', '11-02'), waiver({ principal: '79' }, '11-15', '11-10')),
          5,
          '11-15',
        ).paymentDate,
      '2026-11-10',
    ],
    [
      'M2.d',
      'part-paid it has none',
      () => emi(booked(twoReturned(), money('9000', '11-15')), 5, '11-15').paymentDate,
      null,
    ],
    [
      'M2.d',
      'nor when its receipt is reversed',
      () =>
        emi(booked(twoReturned(), money('10000', '11-15', '11-15', 'L'), reversal('L', '11-16')), 5, '11-16')
          .paymentDate,
      null,
    ],
    [
      'M2.e',
      'charges paid with it do not count as received',
      () => inRupees(emi(booked(twoReturned(), money('19882.74', '11-15')), 5, '11-15').amountPaid),
      9079,
    ],
    [
      'M2.f',
      'its late payment charges are its penal charges alone',
      () => penal(twoReturned(), '11-15'),
      363.16,
    ],
    [
      'M2.g',
      'one paisa received is part-paid',
      () => emi(booked(fivePaid(), money('0.01', '10-02')), 5, '10-02').state,
      'part-paid',
    ],
    [
      'M3.a',
      '0.01 open gives days past due',
      () => dpd(booked(fivePaid(), money('9078.99', '10-01')), '10-04'),
      3,
    ],
    ['M3.b', 'an EMI due tomorrow gives none', () => dpd(fivePaid(), '09-30'), 0],
    [
      'M3.c',
      'open charges alone give none',
      () => dpd(booked(twoReturned(), money('19882.73', '11-15')), '11-20'),
      0,
    ],
    ['M3.d', 'before the first due month it is 0', () => dpd(openAccount(sampleTerms), '04-15'), 0],
    [
      'M3.e',
      'a closed loan has 0',
      () => dpd(booked(twoReturned(), money('37722', '11-15'), close('11-15')), '12-20'),
      0,
    ],
    ['M3.f', 'sample loan on 15 Nov: 45 days', () => dpd(twoReturned(), '11-15'), 45],
    [
      'M4.a',
      'NPA stands in bucket 60-90 on its first day-end',
      () => [dpdBucket(dpd(august(), '11-15')), standingOn(august(), on('11-15')).classAtDayEnd],
      ['60-90', 'NPA'],
    ],
    [
      'M4.a',
      'a loan that stays NPA is told in the bucket of its days past due',
      () => {
        const account = booked(august(), debit('08-17', '12106', '11-20'));
        const { daysPastDue, bucket, class: ofBook } = repaymentFigures(account, on('11-20'));
        return [daysPastDue, bucket, ofBook];
      },
      [64, '60-90', 'NPA'],
    ],
    [
      'M4.c',
      'only charges open is STANDARD',
      () => classOf(booked(twoReturned(), money('19882.73', '11-15')), '11-20'),
      ['STANDARD', 'STANDARD'],
    ],
    [
      'M4.d',
      'day 30 and 31',
      () => classOf(august(), '09-15')[1] + ' ' + classOf(august(), '09-16')[1],
      'SMA-0 SMA-1',
    ],
    [
      'M4.d',
      'day 60 and 61',
      () => classOf(august(), '10-15')[1] + ' ' + classOf(august(), '10-16')[1],
      'SMA-1 SMA-2',
    ],
    [
      'M4.d',
      'day 90 and 91',
      () => classOf(august(), '11-14')[1] + ' ' + classOf(august(), '11-15')[1],
      'SMA-2 NPA',
    ],
    ['M4.e', 'at noon of the 91st day it still reads SMA-2', () => classOf(august(), '11-15')[0], 'SMA-2'],
    [
      'M4.f',
      'it is counted from the oldest due date open at present',
      () => classOf(booked(august(), debit('08-17', '12106', '10-20')), '10-20')[0],
      'SMA-1',
    ],
    [
      'M4.g',
      'a receipt changes it at once',
      () => classOf(booked(twoReturned(), debit('10-01', '9079', '11-15')), '11-15')[0],
      'SMA-0',
    ],
    ['M4.h', '17 Aug gives SMA-1 at the day-end of 16 Sep', () => classOf(august(), '09-16')[1], 'SMA-1'],
    ['M4.i', 'SMA-2 at that of 16 Oct', () => classOf(august(), '10-16')[1], 'SMA-2'],
    [
      'M4.j',
      'NPA at that of 15 Nov, days past due 90',
      () => [classOf(august(), '11-15')[1], dpd(august(), '11-15')],
      ['NPA', 90],
    ],
    [
      'M5.a',
      'NPA starts at the day-end of due date + 90',
      () => [standingOn(august(), on('11-15')).npa, standingOn(august(), on('11-16')).npa],
      [null, { start: '2026-11-15', end: null }],
    ],
    [
      'M5.c',
      'it stays while the oldest of two is paid',
      () => classOf(booked(august(), debit('08-17', '12106', '11-20')), '11-20'),
      ['NPA', 'NPA'],
    ],
    [
      'M5.c',
      'also three days past due',
      () => {
        const paid = ['08-17', '09-17', '10-17'].map(due => debit(due, '12106', '11-20'));
        const account = booked(august(), ...paid);
        return [dpd(account, '11-20'), ...classOf(account, '11-20')];
      },
      [3, 'NPA', 'NPA'],
    ],
    [
      'M5.b',
      'its start stays where a part payment leaves a later EMI open, also beyond the 91st day of that one',
      () =>
        ['11-20', '12-16', '12-17', '12-31'].map(
          day => standingOn(booked(august(), debit('08-17', '12106', '11-20')), on(day)).npa,
        ),
      Array.from({ length: 4 }, () => ({ start: '2026-11-15', end: null })),
    ],
    [
      'M5.d',
      'it lasts while something due is open',
      () => standingOn(booked(august(), money('48424', '11-20')), on('11-20')).npa,
      { start: '2026-11-15', end: null },
    ],
    [
      'M5.e',
      'open charges do not keep it',
      () =>
        standingOn(
          booked(
            august(),
            debit('08-17', '12106', '11-20'),
            debit('09-17', '12106', '11-20'),
            debit('10-17', '12106', '11-20'),
            debit('11-17', '12106', '11-20'),
          ),
          on('11-20'),
        ).npa,
      { start: '2026-11-15', end: '2026-11-20' },
    ],
    [
      'M5.f',
      'it ends at the value date',
      () =>
        standingOn(
          booked(
            august(),
            debit('08-17', '12106', '11-16', '11-20'),
            debit('09-17', '12106', '11-16', '11-20'),
            debit('10-17', '12106', '11-16', '11-20'),
          ),
          on('11-20'),
        ).npa,
      { start: '2026-11-15', end: '2026-11-16' },
    ],
    [
      'M5.f',
      'it ends before the booking date of a receipt that is dated back, or never began',
      () =>
        ['11-16', '11-14'].map(valued => {
          const paid = money('48424', '11-25', valued);
          return standingOn(booked(august(), paid), on('11-30')).npa;
        }),
      [{ start: '2026-11-15', end: '2026-11-16' }, null],
    ],
    [
      'M6.a',
      'falling due has its own date, also posted later',
      () => booked(fivePaid(), money('1', '10-20')).groups.findLast(it => it.kind === 'due')?.bookedOn,
      '2026-10-01',
    ],
    [
      'M6.b',
      'a penal charge too',
      () => {
        const charge = booked(fivePaid(), money('1', '10-20')).groups.findLast(it => it.kind === 'charge');
        return [charge?.bookedOn, charge?.transfers[0]?.valueDate];
      },
      ['2026-10-02', '2026-10-02'],
    ],
    [
      'M6.d',
      'both come before the receipt',
      () =>
        booked(fivePaid(), money('1', '10-02'))
          .groups.slice(-3)
          .map(({ kind }) => kind),
      ['due', 'charge', 'receipt'],
    ],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});

describe('terms and opening', () => {
  it.each([
    [
      'M9.e',
      '75,000.00 at 21 % for 2 days gives 86.30',
      () => inRupees(disbursalOf(sampleTerms).preEmiInterest),
      86.3,
    ],
    ['M9.f', '73,586.20 is paid out', () => inRupees(disbursalOf(sampleTerms).paidOut), 73_586.2],
    [
      'M11.a',
      'paying an EMI 60 days late adds no interest, and none is overdue for it',
      () => [inRupees(emi(fivePaid(), 5, '11-30').interest), overdue(fivePaid(), '11-30')[1]],
      [608.73, 1069.23],
    ],
    [
      'M11.b',
      'a whole EMI held 20 days before gives none back: of 9,080.00 only 1.00 is left',
      () => {
        const account = booked(fivePaid(), money('9079', '09-11'), money('1', '10-01'));
        return [open(account, 5), held(account, '10-01')];
      },
      [[0, 0, 0, 0], 1],
    ],
    [
      'M11.d',
      'the day before the due date money is held',
      () => held(booked(fivePaid(), money('9079', '09-30')), '09-30'),
      9079,
    ],
    [
      'M11.d',
      'on a due date what is left of it is held for the next EMI',
      () => {
        const { held: holds } = positionOf(
          postThrough(booked(fivePaid(), money('10000', '09-30')), on('10-01')),
        );
        return [...holds.values()].map(inRupees);
      },
      [921],
    ],
    ['M11.d', 'on the due date it pays', () => held(booked(fivePaid(), money('9079', '09-30')), '10-01'), 0],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});
