import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import type { LoanAccount } from './account';
import { interestNotCharged } from './closure';
import {
  august,
  classOf,
  dpd,
  emi,
  foreclosure,
  inRupees,
  open,
  paidBy,
  penal,
  total,
  transfers,
} from './examples.fixture';
import { lastPaymentDate } from './foreclosure';
import { postThrough } from './postDays';
import { repaymentRows } from './rows';
import {
  booked,
  close,
  debit,
  fivePaid,
  map,
  money,
  on,
  reversal,
  twoReturned,
  waiver,
} from './sampleAccount.fixture';
import { assetClasses, oldestDueDate, standingOn } from './standing';

describe('what remains of the rules of days, charges and receipts', () => {
  const m20 = () => booked(twoReturned(), money('21000', '11-15'));
  const feesAfter = (account: LoanAccount) =>
    account.groups
      .filter(({ kind }) => kind !== 'disbursal')
      .flatMap(group => group.transfers)
      .filter(it => it.credit === 'fee income' || it.debit === 'fee').length;
  const spared = (account: LoanAccount) => inRupees(interestNotCharged(account));
  const npa = (account: LoanAccount, day: string) => standingOn(account, on(day)).npa;
  /** More than the three EMIs due before 17 Nov and their charges. */
  const allOfAugust = '48424';
  it.each([
    [
      'M1.a',
      'due tomorrow: money is held',
      () => paidBy(booked(fivePaid(), money('9079', '09-30')), '09-30'),
      [],
    ],
    [
      'M1.a',
      'due today: money pays it',
      () => paidBy(booked(fivePaid(), money('9079', '10-01')), '10-01'),
      [['10-01', 608.73, 8470.27, 0, 0]],
    ],
    [
      'M1.a',
      'due today, and not the day before, it counts for the class',
      () => ['09-30', '10-01'].map(day => standingOn(fivePaid(), on(day)).classAtDayEnd),
      ['STANDARD', 'SMA-0'],
    ],
    [
      'M1.c',
      'booked on 20 Oct, valued 1 Oct: paid that day, and no penal',
      () => {
        const account = booked(fivePaid(), money('9079', '10-20', '10-01'));
        return [emi(account, 5, '10-20').paymentDate, penal(account, '10-20'), dpd(account, '10-20')];
      },
      ['2026-10-01', 0, 0],
    ],
    [
      'M1.c',
      'as of a day between the two it counts',
      () => total(booked(fivePaid(), money('9079', '10-20', '10-01')), '10-10'),
      0,
    ],
    [
      'M4.b',
      'five classes',
      () => assetClasses.map(({ label }) => label),
      ['STANDARD', 'SMA-0', 'SMA-1', 'SMA-2', 'NPA'],
    ],
    [
      'M4.b',
      'one for every day of a quarter',
      () => [
        ...new Set(
          Array.from({ length: 92 }, (_, at) => standingOn(august(), addDays(on('08-17'), at)).classAtDayEnd),
        ),
      ],
      ['SMA-0', 'SMA-1', 'SMA-2', 'NPA'],
    ],
    [
      'M11.c',
      'early money, even for all that is outstanding, a waiver, a reversal cut no interest',
      () => {
        const early = booked(fivePaid(), money('30000', '09-11', '09-11', 'E'));
        const undone = booked(early, reversal('E', '10-05'), waiver({ interest: '608' }, '10-06'));
        const all = booked(fivePaid(), money('60000', '09-11', '09-11', 'E'));
        return [early, undone, all].map(it => spared(postThrough(it, businessDate('2027-01-02'))));
      },
      [0, 0, 0],
    ],
    [
      'M11.c',
      'closing on 15 Nov does: 309.67 − 144.51 + 156.21',
      () => spared(booked(twoReturned(), money('37722', '11-15'), close('11-15'))),
      321.37,
    ],
    [
      'M13.b',
      '2 % of 9,078.25, 181.565, is 181.57',
      () => transfers(postThrough(booked(fivePaid(), money('0.75', '09-20')), on('10-02'))),
      [['penal', 'penal income', 181.57]],
    ],
    [
      'M13.h',
      'penal goes to penal income alone',
      () => transfers(postThrough(fivePaid(), on('10-02'))),
      [['penal', 'penal income', 181.58]],
    ],
    [
      'M13.h',
      'and so it does where a reversal charges it afterwards',
      () => {
        const paid = booked(fivePaid(), debit('10-01', '9079', '10-01'));
        const undone = booked(paid, reversal('N 10-01 10-01 10-01 9079', '10-05'));
        return transfers(undone)?.filter(([part]) => part === 'penal');
      },
      [['penal', 'penal income', 181.58]],
    ],
    [
      'M17.a',
      'no fee is charged by mapping, reversal or closing',
      () => {
        const short = booked(twoReturned(), debit('10-01', '9000', '11-15'));
        const mapped = booked(short, map('N 10-01 11-15 11-15 9000', 5, '11-15'));
        const undone = booked(mapped, reversal('N 10-01 11-15 11-15 9000', '11-15'));
        return [mapped, undone, booked(undone, money('37722', '11-15'), close('11-15'))].map(feesAfter);
      },
      [0, 0, 0],
    ],
    [
      'M17.b',
      'the closing amount has no fee in it',
      () => foreclosure(twoReturned(), '11-15'),
      [34_784.37, 1069.23, 544.74, 1180, 144.51, 37_722.85],
    ],
    [
      'M20.c',
      'advance pays on the due date, not the day before',
      () => [open(postThrough(m20(), on('11-30')), 7), open(postThrough(m20(), on('12-01')), 7)],
      [
        [0, 8769.33, 0, 0],
        [0, 7961.74, 0, 0],
      ],
    ],
    [
      'M20.e',
      'waived money that is held pays on 1 Dec the interest of October first',
      () => paidBy(booked(twoReturned(), waiver({ principal: '20000' }, '11-15')), '12-01'),
      [
        ['10-01', 608.73, 8470.27, 0, 0],
        ['11-01', 460.5, 8618.5, 0, 0],
        ['12-01', 309.67, 1532.33, 0, 0],
      ],
    ],
    [
      'M20.e',
      'mapped to November, what is left pays the interest of October',
      () => {
        const account = booked(twoReturned(), waiver({ principal: '18000' }, '11-15'));
        return paidBy(booked(account, map('W 11-15', 6, '11-16')), '11-16');
      },
      [
        ['10-01', 450.73, 8470.27, 0, 0],
        ['11-01', 460.5, 8618.5, 0, 0],
      ],
    ],
    [
      'M21.c',
      'a debit for November pays October',
      () => paidBy(booked(twoReturned(), debit('11-01', '9079', '11-15')), '11-15'),
      [['10-01', 608.73, 8470.27, 0, 0]],
    ],
    [
      'M21.c',
      'what is left goes to November, interest first',
      () => {
        const part = booked(twoReturned(), money('9000', '11-15'));
        return paidBy(booked(part, debit('11-01', '9079', '11-16')), '11-16');
      },
      [
        ['10-01', 0, 79, 0, 0],
        ['11-01', 460.5, 8539.5, 0, 0],
      ],
    ],
    [
      'M24.a',
      'dated 20 Oct, when October was open: it pays what is open at booking',
      () => {
        const octoberPaid = booked(twoReturned(), money('10032.16', '11-02'));
        return paidBy(booked(octoberPaid, money('500', '11-15', '10-20')), '11-15');
      },
      [['11-01', 460.5, 39.5, 0, 0]],
    ],
    [
      'M24.b',
      'a receipt of a later value date stays where it is',
      () => {
        const before = booked(twoReturned(), money('9000', '11-10'));
        const after = booked(before, money('5000', '11-15', '11-05'));
        const own = (account: LoanAccount) =>
          repaymentRows(account, on('11-15')).filter(it => it.receipt === 'R 11-10 9000');
        return own(after).length === 1 && isDeepStrictEqual(own(after), own(before));
      },
      true,
    ],
    [
      'M24.c',
      'dated 10 Nov, before NPA began on 15 Nov: it never began',
      () => {
        const account = booked(august(), money('52000', '11-20', '11-10'));
        return [npa(august(), '11-20'), npa(account, '11-20'), ...classOf(account, '11-20')];
      },
      [{ start: '2026-11-15', end: null }, null, 'STANDARD', 'STANDARD'],
    ],
    [
      'M24.c',
      'days past due and the payment date follow 10 Nov',
      () => {
        const account = booked(august(), money('13000', '11-20', '11-10'));
        return [
          emi(account, 1, '11-20').paymentDate,
          dpd(account, '11-20'),
          oldestDueDate(account, on('11-20')),
        ];
      },
      ['2026-11-10', 64, '2026-09-17'],
    ],
    [
      'M26.e',
      'NPA that a receipt had ended goes on from its first day',
      () => {
        const ended = booked(august(), money(allOfAugust, '11-16', '11-16', 'L'));
        const undone = booked(ended, reversal('L', '11-20'));
        return [npa(ended, '11-16'), npa(undone, '11-20'), ...classOf(undone, '11-20'), dpd(undone, '11-20')];
      },
      [{ start: '2026-11-15', end: '2026-11-16' }, { start: '2026-11-15', end: null }, 'NPA', 'NPA', 95],
    ],
    [
      'M28.d',
      'a waiver is no payment: nothing received, the last payment stays 1 Sep',
      () => {
        const account = booked(twoReturned(), waiver({ interest: '608.73', principal: '8470.27' }, '11-15'));
        return [inRupees(emi(account, 5, '11-15').amountPaid), lastPaymentDate(account)];
      },
      [0, '2026-09-01'],
    ],
    [
      'M28.f',
      '600 of bounce: 590.00 of October, 10.00 of November',
      () => paidBy(booked(twoReturned(), waiver({ bounce: '600' }, '11-15')), '11-15'),
      [
        ['10-01', 0, 0, 590, 0],
        ['11-01', 0, 0, 10, 0],
      ],
    ],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});
