import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { dpdBucket } from './dpdBucket';
import { paiseToRupees, type Paise, rupees, sum } from '../money/paise';
import { percent } from '../money/rate';
import { type LoanAccount, openAccount } from './account';
import { book } from './book';
import { interestNotCharged, refundsDue } from './closure';
import { emiRows } from './emiRows';
import { closureOnWire, repaymentFigures } from './figures';
import { foreclosureOn, lastPaymentDate, maxCollectionAmount } from './foreclosure';
import { listedAccount } from './listed';
import { disbursalOf } from './opening';
import { overdueDetails, overdueSummary } from './overdue';
import { positionOf } from './position';
import { postThrough } from './postDays';
import { repaymentRows, transactionRows } from './rows';
import {
  booked,
  close,
  debit,
  fivePaid,
  map,
  money,
  on,
  returned,
  reversal,
  sampleTerms,
  twoReturned,
  waiver,
} from './sampleAccount.fixture';
import { settingsOf } from './settings';
import { assetClasses, oldestDueDate, standingOn } from './standing';
import type { WaiverEvent } from './waiver';

// The worked examples of the rules of money, in their words, on the sample loan: 75,000.00 at 21 %, nine EMIs due on
// the 1st from 1 May 2026. Amounts are rupees, days are of 2026.

const nothing = 0;
const overdue = (account: LoanAccount, day: string) => {
  const { principal, interest, penal, bounce, total } = overdueSummary(account, on(day));
  return [principal, interest, penal, bounce, total].map(inRupees);
};
const inRupees = (amount: Paise) => paiseToRupees(amount);
const total = (account: LoanAccount, day: string) => inRupees(overdueSummary(account, on(day)).total);
const dpd = (account: LoanAccount, day: string) => standingOn(account, on(day)).daysPastDue;
const emi = (account: LoanAccount, index: number, day: string) => {
  const row = emiRows(account, on(day))[index];
  if (row === undefined) throw new Error(`No EMI ${index}`);
  return row;
};
/** What is scheduled of each EMI. */
const scheduled = (account: LoanAccount, day: string) =>
  emiRows(account, on(day)).map(({ dueDate, amount, principal, interest }) => [
    dueDate,
    ...[amount, principal, interest].map(inRupees),
  ]);
const penal = (account: LoanAccount, day: string, index = 5) =>
  inRupees(emi(account, index, day).penal.amount);
const open = (account: LoanAccount, index: number) => {
  const parts = positionOf(account).emis[index];
  return (
    parts && [parts.interest.open, parts.principal.open, parts.bounce.open, parts.penal.open].map(inRupees)
  );
};
/** Interest, principal, bounce and penal that the last receipt paid of each EMI. */
const paidBy = (account: LoanAccount, day: string) => {
  const last = account.receipts.at(-1)?.id;
  return repaymentRows(account, on(day))
    .filter(row => row.receipt === last)
    .map(({ dueDate, paid }) => [
      dueDate.slice(5),
      ...[paid.interest, paid.principal, paid.bounce, paid.penal].map(inRupees),
    ]);
};
const held = (account: LoanAccount, day: string) => inRupees(foreclosureOn(account, on(day)).held);
/** As the list of disbursed loans shows it. */
const paidOfAll = (account: LoanAccount, day: string) => {
  const { emisPaid, emisAll } = listedAccount(postThrough(account, on(day)));
  return `${emisPaid} of ${emisAll}`;
};
const foreclosure = (account: LoanAccount, day: string) => {
  const it = foreclosureOn(account, on(day));
  return [
    it.outstandingPrincipal,
    it.overdueInterest,
    it.penal,
    it.bounce,
    it.nextMonthInterest,
    it.total,
  ].map(inRupees);
};
const transfers = (account: LoanAccount) =>
  account.groups.at(-1)?.transfers.map(it => [it.debit, it.credit, inRupees(it.amount)]);
const classOf = (account: LoanAccount, day: string) => {
  const { assetClass, classAtDayEnd } = standingOn(account, on(day));
  return [assetClass, classAtDayEnd];
};

/** Oldest due date 17 Aug 2026: the first EMI paid, the second not. */
const august = () =>
  booked(
    openAccount({ ...sampleTerms, principal: rupees(100_000), emiDay: 17, disbursedOn: on('06-13') }),
    debit('07-17', '12106'),
  );
const graceOfThree = () => fivePaid(settingsOf([{ madeOn: on('04-01'), settings: { penalGraceDays: 3 } }]));
const five = (day: string) =>
  booked(fivePaid(), returned('10-01'), money('5000', '10-20'), debit('12-01', '1', day));
const why = (account: LoanAccount, event: Parameters<typeof book>[1]) => {
  const { outcome } = book(account, event);
  return 'why' in outcome ? outcome.why : outcome.outcome;
};

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

describe('charges', () => {
  it.each([
    ['M13.a', 'the penal rate is 2 %', () => penal(fivePaid(), '10-02'), 181.58],
    ['M13.b', 'it is half up: 4,079.00 × 2 %', () => penal(five('11-02'), '11-02'), 263.16],
    ['M13.c', 'due date + 30 charges nothing more', () => penal(fivePaid(), '10-31'), 181.58],
    ['M13.c', 'due date + 31 charges again', () => penal(fivePaid(), '11-01'), 363.16],
    [
      'M13.d',
      'an EMI closed on its due date is not charged',
      () => penal(booked(fivePaid(), money('9079', '10-01')), '10-05'),
      0,
    ],
    [
      'M13.d',
      'closed on due date + 1 it is charged once',
      () => penal(booked(fivePaid(), money('9079', '10-02')), '11-05'),
      181.58,
    ],
    [
      'M13.e',
      'money for one EMI and a half reduces two bases, the oldest first',
      () => {
        const account = booked(
          fivePaid(),
          returned('10-01'),
          returned('11-01'),
          debit('10-01', '13618.50', '11-01'),
        );
        return [penal(account, '12-02', 5), penal(account, '12-02', 6)];
      },
      [363.16, 181.58],
    ],
    [
      'M13.f',
      'without a setting it is dated the day after the due date',
      () => penal(fivePaid(), '10-02'),
      181.58,
    ],
    [
      'M13.f',
      'a grace of 3 days puts the first charge on the fourth',
      () => [penal(graceOfThree(), '10-04'), penal(graceOfThree(), '10-05')],
      [0, 181.58],
    ],
    [
      'M13.g',
      'it has no cap: open for two years',
      () => inRupees(emiRows(fivePaid(), businessDate('2028-10-01'))[5]?.penal.amount ?? rupees(0)),
      4539.5,
    ],
    [
      'M13.i',
      'it is never charged on charges',
      () => penal(booked(twoReturned(), debit('10-01', '9079', '11-15')), '12-20'),
      363.16,
    ],
    ['M14.a', 'none on 1 Oct', () => penal(fivePaid(), '10-01'), 0],
    ['M14.a', '181.58 on 2 Oct', () => penal(fivePaid(), '10-02'), 181.58],
    [
      'M14.b',
      '363.16 from 1 Nov until 30 Nov',
      () => [penal(twoReturned(), '11-01'), penal(twoReturned(), '11-30')],
      [363.16, 363.16],
    ],
    ['M14.c', 'the third on 1 Dec', () => penal(twoReturned(), '12-01'), 544.74],
    [
      'M14.d',
      '5,000.00 on 20 Oct: 4,079.00 stay open',
      () => open(booked(fivePaid(), money('5000', '10-20')), 5),
      [0, 4079, 0, 181.58],
    ],
    [
      'M14.e',
      'the second charge is 81.58, together 263.16',
      () => penal(booked(fivePaid(), money('5000', '10-20')), '11-01'),
      263.16,
    ],
    [
      'M15.a',
      'a bounce charge is 590.00',
      () => open(booked(fivePaid(), returned('10-01')), 5),
      [608.73, 8470.27, 590, 0],
    ],
    ['M15.d', 'code 05', () => open(booked(fivePaid(), returned('10-01', '10-01', '05')), 5)?.[2], 590],
    ['M15.d', 'code 06', () => open(booked(fivePaid(), returned('10-01', '10-01', '06')), 5)?.[2], 590],
    [
      'M15.d',
      'code 07 is not charged',
      () => open(booked(fivePaid(), returned('10-01', '10-01', '07')), 5)?.[2],
      0,
    ],
    [
      'M15.d',
      'nor are 01, a code of no list, and a return without one',
      () =>
        ['01', '99', null].map(code => {
          const back = { ...returned('10-01'), code };
          return open(booked(fivePaid(), back), 5)?.[2];
        }),
      [0, 0, 0],
    ],
    [
      'M15.e',
      'a presentation is known by its EMI and its day, not by the day it settles',
      () => {
        const first = returned('11-01', '11-16');
        const others = [
          { settlementDate: on('11-17') },
          { settlementDate: on('11-17'), presentationDate: on('11-17') },
          { emiDate: on('10-01') },
        ];
        return others.map(changes => {
          const second = { ...first, bookedOn: on('11-17'), ...changes };
          return overdue(booked(twoReturned(), first, second), '11-17')[3];
        });
      },
      [1770, 2360, 2360],
    ],
    [
      'M15.f',
      'due today: it belongs to the presented EMI',
      () => open(booked(fivePaid(), returned('10-01')), 5)?.[2],
      590,
    ],
    [
      'M15.f',
      'also when a later EMI is due by now',
      () => open(booked(fivePaid(), returned('10-01', '11-05')), 5)?.[2],
      590,
    ],
    [
      'M15.g',
      'not yet due: to the latest EMI already due',
      () => [
        open(booked(twoReturned(), returned('12-01', '11-15')), 6)?.[2],
        open(booked(twoReturned(), returned('12-01', '11-15')), 7)?.[2],
      ],
      [1180, 0],
    ],
    [
      'M15.h',
      'no EMI due: it waits for the first due date, and is charged on no later one',
      () => {
        const account = booked(openAccount(sampleTerms), returned('05-01', '04-25'));
        return ['04-30', '05-01', '06-01', '07-01'].map(day => overdue(account, day)[3]);
      },
      [0, 590, 590, 590],
    ],
    [
      'M15.h',
      'two that waited are charged to the first EMI, and none to the second',
      () => {
        const account = booked(
          openAccount(sampleTerms),
          returned('05-01', '04-20'),
          returned('05-01', '04-25'),
        );
        return [0, 1].map(index => open(postThrough(account, on('06-01')), index)?.[2]);
      },
      [1180, 0],
    ],
    [
      'M15.i',
      'it is overdue at once',
      () => overdue(booked(fivePaid(), returned('10-01')), '10-01'),
      [0, 0, 0, 590, 590],
    ],
    [
      'M16.a',
      'bounce → bounce income 500.00, bounce → GST payable 90.00',
      () => transfers(booked(twoReturned(), returned('11-01', '11-16'))),
      [
        ['bounce', 'bounce income', 500],
        ['bounce', 'GST payable', 90],
      ],
    ],
    [
      'M16.b',
      'that EMI’s bounce is 1,180.00',
      () => open(booked(twoReturned(), returned('11-01', '11-16')), 6)?.[2],
      1180,
    ],
    [
      'M16.c',
      'overdue bounce 1,770.00, overdue 20,472.74',
      () => overdue(booked(twoReturned(), returned('11-01', '11-16')), '11-16').slice(3),
      [1770, 20_472.74],
    ],
    [
      'M16.d',
      'a second row of the same presentation posts nothing',
      () =>
        total(booked(twoReturned(), returned('11-01', '11-16'), returned('11-01', '11-16', '05')), '11-16'),
      20_472.74,
    ],
    [
      'M16.d',
      'nor does one that is settled on another day',
      () => {
        const again = { ...returned('11-01', '11-16', '05'), settlementDate: on('11-17') };
        return total(booked(twoReturned(), returned('11-01', '11-16'), again), '11-17');
      },
      20_472.74,
    ],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});

describe('receipts', () => {
  const m19 = () => booked(twoReturned(), money('9000', '11-15', '11-15', 'L'));
  const m20 = () => booked(twoReturned(), money('21000', '11-15'));
  const m25 = () => booked(twoReturned(), money('9669', '11-15', '10-31', 'H'));
  const short = () => booked(twoReturned(), debit('10-01', '9000', '11-15'));
  const shortId = 'N 10-01 11-15 11-15 9000';
  it.each([
    [
      'M18.a',
      'everything of the older EMI before the next',
      () => paidBy(booked(twoReturned(), money('10033.16', '11-15')), '11-15'),
      [
        ['10-01', 608.73, 8470.27, 590, 363.16],
        ['11-01', 1, 0, 0, 0],
      ],
    ],
    [
      'M18.b',
      'within one EMI interest first',
      () => paidBy(booked(twoReturned(), money('600', '11-15')), '11-15'),
      [['10-01', 600, 0, 0, 0]],
    ],
    [
      'M18.b',
      'bounce before penal',
      () => paidBy(booked(twoReturned(), money('9669', '11-15')), '11-15'),
      [['10-01', 608.73, 8470.27, 590, 0]],
    ],
    [
      'M18.c',
      'what is left is held',
      () => held(booked(twoReturned(), money('19882.75', '11-15')), '11-15'),
      0.01,
    ],
    [
      'M21.j',
      'of links and by hand it is allocated at once, whatever it is',
      () =>
        (['RAZORPAY', 'BANK', 'CASH'] as const).map(source => {
          const [bookedOn, valueDate] = [on('11-15'), on('11-15')];
          const event = { id: source, source, amount: rupees(100), bookedOn, valueDate, reference: null };
          const account = booked(twoReturned(), { type: 'receipt', ...event });
          return [account.receipts.at(-1)?.toBeMapped, held(account, '11-15')];
        }),
      Array.from({ length: 3 }, () => [false, 0]),
    ],
    [
      'M26.a',
      'of a reversed receipt nothing is held any more, and its money went back',
      () => {
        const account = booked(m20(), reversal(m20().receipts.at(-1)?.id ?? '', '11-16'));
        return [held(account, '11-16'), positionOf(account).balances.get('razorpay')];
      },
      [0, 0],
    ],
    [
      'M19.a',
      'short: interest 608.73, principal 8,391.27',
      () => paidBy(m19(), '11-15'),
      [['10-01', 608.73, 8391.27, 0, 0]],
    ],
    [
      'M19.b',
      '79.00 stay open, 45 days',
      () => [open(m19(), 5)?.[1], emi(m19(), 5, '11-15').state, dpd(m19(), '11-15')],
      [79, 'part-paid', 45],
    ],
    ['M19.c', 'overdue 10,882.74', () => total(m19(), '11-15'), 10_882.74],
    [
      'M20.a',
      '19,882.74 to all that is due, 1,117.26 advance, 0 days',
      () => [total(m20(), '11-15'), held(m20(), '11-15'), dpd(m20(), '11-15')],
      [0, 1117.26, 0],
    ],
    ['M20.b', 'on 30 Nov still held', () => held(m20(), '11-30'), 1117.26],
    [
      'M20.b',
      'on 1 Dec it pays interest 309.67 and principal 807.59',
      () => paidBy(m20(), '12-01').at(-1),
      ['12-01', 309.67, 807.59, 0, 0],
    ],
    ['M20.b', '7,961.74 stay open', () => overdue(m20(), '12-02')[0], 7961.74],
    [
      'M20.d',
      'advance never pays charges',
      () => overdue(booked(m20(), returned('11-01', '11-16')), '12-01')[3],
      590,
    ],
    [
      'CO-116.c',
      'the total of a payment is the sum of its parts, not what was received, where some of it is held',
      () =>
        [booked(fivePaid(), money('10000', '10-01')), booked(twoReturned(), money('30000', '11-15'))].map(
          account => {
            const receipt = account.receipts.at(-1)?.id;
            const rows = repaymentRows(account, account.postedThrough).filter(row => row.receipt === receipt);
            return rows.map(row => inRupees(row.total));
          },
        ),
      [[9079], [10_032.16, 9850.58]],
    ],
    [
      'CO-116.c',
      'less the penal charge that money dated back has freed since',
      () => {
        const before = booked(fivePaid(), money('20000', '11-15', '11-15', 'A'));
        return [before, booked(before, money('9079', '11-16', '10-20', 'B'))].map(account =>
          repaymentRows(account, on('11-16'))
            .filter(row => row.receipt === 'A')
            .map(row => inRupees(row.total)),
        );
      },
      [
        [9442.16, 9260.58],
        [9260.58, 9260.58],
      ],
    ],
    [
      'CO-116.d',
      'money that waits to be mapped, and an advance, have no entry',
      () =>
        [short(), booked(fivePaid(), money('9079', '09-30'))].map(account =>
          paidBy(account, account.postedThrough.slice(5)),
        ),
      [[], []],
    ],
    [
      'M21.a',
      'a debit one paisa off its EMI is held',
      () => held(booked(twoReturned(), debit('11-01', '9078.99', '11-15')), '11-15'),
      9078.99,
    ],
    [
      'M21.b',
      'what is open of a part-paid EMI matches',
      () => held(booked(m19(), debit('10-01', '79', '11-16')), '11-16'),
      0,
    ],
    [
      'M21.a',
      'nor does one of a paisa more match',
      () => booked(twoReturned(), debit('11-01', '9079.01', '11-15')).receipts.at(-1)?.toBeMapped,
      true,
    ],
    [
      'M21.b',
      'what is open is interest and principal together',
      () => {
        const part = booked(fivePaid(), money('100', '10-01'));
        return ['8979', '8470.27'].map(
          amount => booked(part, debit('10-01', amount, '10-02')).receipts.at(-1)?.toBeMapped,
        );
      },
      [false, true],
    ],
    [
      'M21.g',
      'over: held in full, to be mapped',
      () => {
        const over = booked(twoReturned(), debit('11-01', '9080', '11-15'));
        return [held(over, '11-15'), over.receipts.at(-1)?.toBeMapped];
      },
      [9080, true],
    ],
    [
      'M21.d',
      'a matched debit pays no charges',
      () => paidBy(booked(twoReturned(), debit('11-01', '9079', '11-15')), '11-15'),
      [['10-01', 608.73, 8470.27, 0, 0]],
    ],
    [
      'M21.e',
      'what it leaves is advance',
      () => held(booked(fivePaid(), debit('10-01', '9079', '09-28')), '09-28'),
      9079,
    ],
    [
      'M21.e',
      'of an EMI that is not due yet all of it is, which pays that EMI on its due date',
      () => {
        const early = booked(fivePaid(), debit('10-01', '9079', '09-28'));
        return [
          early.receipts.at(-1)?.toBeMapped,
          paidBy(early, '09-30'),
          paidBy(early, '10-01'),
          held(early, '10-01'),
        ];
      },
      [false, [], [['10-01', 608.73, 8470.27, 0, 0]], 0],
    ],
    [
      'M21.e',
      'also of the first EMI, when none is due',
      () => {
        const early = booked(openAccount(sampleTerms), debit('05-01', '9079', '04-28'));
        return [early.receipts[0]?.toBeMapped, held(early, '04-30'), emi(early, 0, '05-01').state];
      },
      [false, 9079, 'paid'],
    ],
    [
      'M21.f',
      'a debit for 1 Nov pays 1 Oct: 45 → 14 days',
      () => dpd(booked(twoReturned(), debit('11-01', '9079', '11-15')), '11-15'),
      14,
    ],
    [
      'M21.g',
      'for a day on which no EMI falls due: held in full, to be mapped',
      () => {
        const astray = booked(twoReturned(), debit('10-31', '9079', '11-15'));
        return [held(astray, '11-15'), astray.receipts.at(-1)?.toBeMapped];
      },
      [9079, true],
    ],
    [
      'M21.g',
      'short: held in full, to be mapped',
      () => [held(short(), '11-15'), short().receipts.at(-1)?.toBeMapped],
      [9000, true],
    ],
    [
      'M21.h',
      'it lowers Max Amount and the amount payable to close',
      () => [
        inRupees(maxCollectionAmount(short(), on('11-15'), rupees(0))),
        inRupees(foreclosureOn(short(), on('11-15')).payable),
      ],
      [28_722.85, 28_722.85],
    ],
    ['M21.h', 'and the base of penal: 79.00 × 2 % on 1 Dec', () => penal(short(), '12-01'), 364.74],
    [
      'M21.i',
      'not the overdue amounts, nor the days',
      () => [total(short(), '11-15'), dpd(short(), '11-15')],
      [19_882.74, 45],
    ],
    [
      'M22.a',
      'mapping pays interest first, then principal',
      () => paidBy(booked(short(), map(shortId, 6, '11-16')), '11-16'),
      [['11-01', 460.5, 8539.5, 0, 0]],
    ],
    [
      'M22.a',
      'and none of its charges before what an older EMI has open',
      () => {
        const over = booked(twoReturned(), debit('11-01', '9500', '11-15'));
        return paidBy(booked(over, map('N 11-01 11-15 11-15 9500', 6, '11-16')), '11-16');
      },
      [
        ['10-01', 421, 0, 0, 0],
        ['11-01', 460.5, 8618.5, 0, 0],
      ],
    ],
    [
      'M22.c',
      'it counts from the value date of the receipt',
      () => repaymentRows(booked(short(), map(shortId, 5, '11-20')), on('11-20')).at(-1)?.paymentDate,
      '2026-11-15',
    ],
    [
      'M22.d',
      'a receipt maps once',
      () => why(booked(short(), map(shortId, 5, '11-16')), map(shortId, 6, '11-16')),
      'maps once',
    ],
    [
      'M22.e',
      'what is allocated is never mapped again',
      () => why(m19(), map('L', 6, '11-16')),
      'nothing held',
    ],
    ['M22.f', 'an EMI not due yet', () => why(short(), map(shortId, 7, '11-30')), 'This EMI is not due yet'],
    ['M22.f', 'due today it can be named', () => why(short(), map(shortId, 7, '12-01')), 'posted'],
    [
      'M22.g',
      'an EMI that is paid',
      () => why(short(), map(shortId, 4, '11-16')),
      'This EMI is already paid',
    ],
    [
      'M22.i',
      'to the later of two EMIs: the charges since are of what each of them had open then',
      () => {
        const mapped = booked(short(), map(shortId, 6, '12-05'));
        return [postThrough(short(), on('12-05')), mapped].map(account =>
          [5, 6].map(index => penal(account, '12-05', index)),
        );
      },
      [
        [364.74, 363.16],
        [544.74, 183.16],
      ],
    ],
    [
      'M22.i',
      'mapping corrects the penal charges after its value date',
      () =>
        penal(
          booked(
            booked(fivePaid(), debit('10-01', '9000', '10-20')),
            map('N 10-01 10-20 10-20 9000', 5, '11-15'),
          ),
          '11-15',
        ),
      183.16,
    ],
    [
      'M22.i',
      'mapping waived money does not',
      () =>
        penal(
          booked(twoReturned(), waiver({ principal: '20000' }, '11-15', '10-20'), map('W 11-15', 5, '11-15')),
          '11-15',
        ),
      363.16,
    ],
    [
      'M24.d',
      '5,000.00 dated 20 Oct: the second charge is 81.58',
      () => penal(booked(twoReturned(), money('5000', '11-15', '10-20')), '11-15'),
      263.16,
    ],
    [
      'M24.e',
      'what was paid of it becomes advance',
      () => held(booked(twoReturned(), money('20000', '11-15', '10-31')), '11-15'),
      480.42,
    ],
    [
      'M24.e',
      'what was waived of it is undone',
      () => {
        const account = booked(
          twoReturned(),
          waiver({ penal: '544' }, '11-15'),
          money('9669', '11-16', '10-31'),
        );
        return [
          inRupees(emi(account, 5, '11-16').penal.waivedAmount),
          inRupees(positionOf(account).balances.get('waived') ?? rupees(0)),
        ];
      },
      [181.58, 362.42],
    ],
    ['M24.f', '30 days back', () => why(twoReturned(), money('100', '11-15', '10-16')), 'posted'],
    [
      'M24.f',
      '31 days back',
      () => why(twoReturned(), money('100', '11-15', '10-15')),
      'value date more than 30 days back',
    ],
    ['M24.g', 'cash of 19,999', () => why(twoReturned(), { ...cash('19999'), id: 'C' }), 'posted'],
    [
      'M24.g',
      'cash of 20,000',
      () => why(twoReturned(), { ...cash('20000'), id: 'C' }),
      'cash limit reached',
    ],
    [
      'M24.g',
      'two receipts together',
      () => why(booked(twoReturned(), cash('10000')), { ...cash('10000'), id: 'C' }),
      'cash limit reached',
    ],
    [
      'M24.g',
      'the day is that of the value, not of the booking',
      () => {
        const first = booked(twoReturned(), cash('10000'));
        const next = { ...cash('10000'), id: 'C', bookedOn: on('11-16') };
        return [why(first, next), why(first, { ...next, valueDate: on('11-16') })];
      },
      ['cash limit reached', 'posted'],
    ],
    [
      'M11.d',
      'money dated back pays an EMI from its due date on, not before',
      () => emi(booked(twoReturned(), money('19882.74', '11-15', '10-31')), 6, '11-15').paymentDate,
      '2026-11-01',
    ],
    [
      'M25.a',
      '9,669.00: interest 608.73, principal 8,470.27, bounce 590.00',
      () => paidBy(m25(), '11-15'),
      [['10-01', 608.73, 8470.27, 590, 0]],
    ],
    [
      'M25.b',
      'the penal of 1 Nov is taken back, that of 2 Oct stays',
      () => [penal(m25(), '11-15'), overdue(m25(), '11-15')[2]],
      [181.58, 363.16],
    ],
    [
      'M25.c',
      'overdue 10,032.16, 14 days, from 1 Nov',
      () => [total(m25(), '11-15'), dpd(m25(), '11-15'), oldestDueDate(m25(), on('11-15'))],
      [10_032.16, 14, '2026-11-01'],
    ],
    [
      'M26.b',
      'money held and paid on a due date is owed again',
      () => open(booked(twoReturned(), money('21000', '11-15', '11-15', 'L'), reversal('L', '12-01')), 7),
      [309.67, 8769.33, 0, 0],
    ],
    [
      'M26.c',
      'the penal dates passed meanwhile are posted with their own dates',
      () =>
        penal(
          booked(twoReturned(), money('10032.16', '11-15', '11-15', 'L'), reversal('L', '12-02')),
          '12-02',
        ),
      544.74,
    ],
    [
      'M26.d',
      'a later receipt stays where it is',
      () => open(booked(m19(), money('5000', '11-16'), reversal('L', '11-17')), 5),
      [608.73, 8391.27, 0, 0],
    ],
    [
      'M26.i',
      'freed money that is still held pays it again',
      () => {
        const freed = booked(twoReturned(), money('10032.16', '11-02'), money('9669', '11-15', '10-31', 'H'));
        const reversed = booked(freed, reversal('H', '11-16'));
        return [
          held(freed, '11-15') - held(reversed, '11-16') > 0,
          penal(reversed, '11-16'),
          open(reversed, 5)?.[3],
        ];
      },
      [true, 363.16, 0],
    ],
    [
      'M26.f',
      'of M19: 608.73 and 8,391.27 are owed again, overdue 19,882.74',
      () => [
        open(booked(m19(), reversal('L', '11-15')), 5)?.slice(0, 2),
        total(booked(m19(), reversal('L', '11-15')), '11-15'),
      ],
      [[608.73, 8470.27], 19_882.74],
    ],
    [
      'M26.h',
      'a charge that was smaller because of the receipt is corrected up',
      () => penal(booked(fivePaid(), money('5000', '10-20', '10-20', 'L'), reversal('L', '11-03')), '11-03'),
      363.16,
    ],
    [
      'M26.i',
      'what it had taken back is charged again',
      () => penal(booked(m25(), reversal('H', '11-16')), '11-16'),
      363.16,
    ],
    [
      'M27.a',
      'on 15 Nov 17,088.77, 1,069.23, 544.74, 1,180.00, 19,882.74',
      () => overdue(twoReturned(), '11-15'),
      [17_088.77, 1069.23, 544.74, 1180, 19_882.74],
    ],
    [
      'M27.b',
      'an EMI due today has no principal and interest overdue',
      () => overdue(fivePaid(), '10-01'),
      [0, 0, 0, 0, 0],
    ],
    [
      'M27.c',
      'the days of a row count from its own due date',
      () => overdueDetails(twoReturned(), on('11-15')).map(it => it.overdueDays),
      [45, 14],
    ],
    [
      'M27.d',
      'a paid EMI with open charges has a row',
      () => overdueDetails(booked(twoReturned(), debit('10-01', '9079', '11-15')), on('11-15'))[0],
      {
        dueDate: '2026-10-01',
        principal: 0,
        interest: 0,
        penal: 36_316,
        bounce: 59_000,
        total: 95_316,
        overdueDays: 45,
      },
    ],
    [
      'M27.e',
      'one row for a receipt that pays an EMI in two steps',
      () =>
        repaymentRows(booked(twoReturned(), waiver({ principal: '20000' }, '11-15')), on('12-01'))
          .filter(it => it.source === 'WAIVER')
          .map(it => [it.paymentDate, inRupees(it.total)]),
      [
        ['2026-12-01', 9079],
        ['2026-12-01', 9079],
        ['2026-12-01', 1842],
      ],
    ],
    [
      'M27.f',
      'advance has its row from the due date on',
      () => [paidBy(m20(), '11-30').length, paidBy(m20(), '12-01').length],
      [2, 3],
    ],
    [
      'M27.f',
      'dated by that due date, not by the receipt',
      () => repaymentRows(m20(), on('12-01')).at(-1)?.paymentDate,
      '2026-12-01',
    ],
    [
      'M27.g',
      'an EMI due today has no row while no charge of it is open',
      () => overdueDetails(fivePaid(), on('10-01')),
      [],
    ],
    [
      'M27.g',
      'with a bounce it has a row of 0 days, without its principal and interest',
      () => overdueDetails(booked(fivePaid(), returned('10-01')), on('10-01')),
      [
        {
          dueDate: '2026-10-01',
          principal: 0,
          interest: 0,
          penal: 0,
          bounce: 59_000,
          total: 59_000,
          overdueDays: 0,
        },
      ],
    ],
    [
      'M27.g',
      'they count from tomorrow',
      () =>
        overdueDetails(booked(fivePaid(), returned('10-01')), on('10-02')).map(it => [
          inRupees(it.principal),
          inRupees(it.interest),
          it.overdueDays,
        ]),
      [[8470.27, 608.73, 1]],
    ],
    [
      'M27.h',
      'a reversal has rows of its own, negative',
      () =>
        repaymentRows(booked(m19(), reversal('L', '11-16')), on('11-16'))
          .slice(-2)
          .map(it => inRupees(it.total)),
      [9000, -9000],
    ],
    [
      'M27.h',
      'and a transaction of its own',
      () =>
        transactionRows(booked(m19(), reversal('L', '11-16')), on('11-16'))
          .slice(-2)
          .map(it => [it.paymentDate, inRupees(it.amount)]),
      [
        ['2026-11-15', 9000],
        ['2026-11-16', -9000],
      ],
    ],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});

function cash(amount: string) {
  return {
    type: 'receipt',
    id: `cash ${amount}`,
    source: 'CASH',
    amount: rupees(amount),
    bookedOn: on('11-15'),
    valueDate: on('11-15'),
    reference: null,
  } as const;
}

describe('waivers', () => {
  const m28 = () => booked(twoReturned(), waiver({ penal: '544' }, '11-15'));
  it.each([
    [
      'M28.a',
      'a waiver moves no cash',
      () => ['bank', 'nach', 'razorpay', 'cash'].map(it => cashChange(m28(), it)),
      [0, 0, 0, 0],
    ],
    ['M28.b', 'it debits waived', () => positionOf(m28()).balances.get('waived'), 54_400],
    [
      'M28.c',
      'a bounce goes with its tax',
      () => overdue(booked(twoReturned(), waiver({ bounce: '1180' }, '11-15')), '11-15')[3],
      0,
    ],
    [
      'M28.e',
      '544.74 and 544.50 are refused',
      () => ['544.74', '544.50', '544'].map(penal => why(twoReturned(), waiver({ penal }, '11-15'))),
      ['amount not in whole rupees', 'amount not in whole rupees', 'posted'],
    ],
    [
      'M28.g',
      'principal beyond what is due is held',
      () => held(booked(twoReturned(), waiver({ principal: '20000' }, '11-15')), '11-15'),
      2911.23,
    ],
    [
      'M28.h',
      'it stands among what can be mapped, with what it holds',
      () => {
        const rows = transactionRows(
          booked(twoReturned(), waiver({ principal: '20000' }, '11-15')),
          on('11-15'),
        );
        return rows.slice(-1).map(({ source, held: kept, wentTo }) => [source, inRupees(kept), wentTo]);
      },
      [['WAIVER', 2911.23, null]],
    ],
    [
      'M28.h',
      'what it holds can be mapped',
      () =>
        paidBy(
          booked(twoReturned(), waiver({ principal: '20000' }, '11-15'), map('W 11-15', 6, '11-16')),
          '11-16',
        ),
      [
        ['10-01', 608.73, 8470.27, 0, 0],
        ['11-01', 460.5, 8618.5, 0, 0],
      ],
    ],
    [
      'M28.i',
      '363.16 of 1 Oct, 180.84 of 1 Nov; 0.74 left',
      () => [paidBy(m28(), '11-15'), overdue(m28(), '11-15')[2]],
      [
        [
          ['10-01', 0, 0, 0, 363.16],
          ['11-01', 0, 0, 0, 180.84],
        ],
        0.74,
      ],
    ],
    ['M28.j', 'overdue 19,338.74', () => total(m28(), '11-15'), 19_338.74],
    [
      'M28.k',
      'who waived last, and when',
      () => [emi(m28(), 5, '11-15').penal.waivedBy, emi(m28(), 5, '11-15').penal.waivedDate],
      ['Asha', '2026-11-15'],
    ],
    [
      'M28.k',
      'of two people the later one, with the date of the waiver and not the day it was booked',
      () => {
        const byRavi: WaiverEvent = { ...waiver({ penal: '50' }, '11-16', '11-12'), by: 'Ravi' };
        const twice = booked(twoReturned(), waiver({ penal: '100' }, '11-15', '11-14'), byRavi);
        const { waivedBy, waivedDate, waivedAmount } = emi(twice, 5, '11-16').penal;
        return [waivedBy, waivedDate, inRupees(waivedAmount)];
      },
      ['Ravi', '2026-11-12', 150],
    ],
    [
      'CO-113.h',
      'two waivers of a charge count together, and a charge nobody waived has 0',
      () => {
        const twice = booked(
          twoReturned(),
          waiver({ penal: '100' }, '11-15', '11-14'),
          waiver({ penal: '50' }, '11-16', '11-12'),
        );
        return [5, 6].map(index => inRupees(emi(twice, index, '11-16').penal.waivedAmount));
      },
      [150, 0],
    ],
    [
      'M28.l',
      'interest of the running month is beyond the limit',
      () => why(twoReturned(), waiver({ interest: '1070' }, '11-15')),
      'more than what is open of interest',
    ],
    [
      'M28.l',
      'interest of the EMI that is due today is within it',
      () => ['1378', '1379'].map(interest => why(twoReturned(), waiver({ interest }, '12-01'))),
      ['posted', 'more than what is open of interest'],
    ],
    [
      'M28.l',
      'principal: all that is outstanding',
      () => why(twoReturned(), waiver({ principal: '34784' }, '11-15')),
      'posted',
    ],
    [
      'M28.l',
      'and no more',
      () => why(twoReturned(), waiver({ principal: '34785' }, '11-15')),
      'more than what is open of principal',
    ],
    [
      'M28.m',
      '30 and 31 days back, tomorrow',
      () => ['10-16', '10-15', '11-16'].map(day => why(twoReturned(), waiver({ penal: '1' }, '11-15', day))),
      ['posted', 'date more than 30 days back', 'date after today'],
    ],
    [
      'M28.n',
      'it stays when a receipt dated back corrects the charges',
      () => {
        const waived = waiver({ principal: '8470.27', interest: '608.73' }, '11-15', '10-31');
        return penal(booked(twoReturned(), waived, money('100', '11-16', '10-20')), '11-16');
      },
      363.16,
    ],
    [
      'M28.n',
      'a penal dated the next day stays',
      () =>
        penal(
          booked(twoReturned(), waiver({ principal: '8470.27', interest: '608.73' }, '11-15', '10-31')),
          '11-15',
        ),
      363.16,
    ],
    [
      'M28.o',
      'a whole EMI waived is paid, and nothing was received',
      () => {
        const row = emi(
          booked(twoReturned(), waiver({ principal: '8470.27', interest: '608.73' }, '11-15')),
          5,
          '11-15',
        );
        return [row.state, row.amountPaid, row.paymentSource];
      },
      ['paid', 0, 'WAIVER'],
    ],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});

function cashChange(account: LoanAccount, name: string) {
  const of = (it: LoanAccount) => [...positionOf(it).balances].find(([key]) => key === name)?.[1] ?? nothing;
  return of(account) - of(twoReturned());
}

describe('quote and closing', () => {
  const closed = () => booked(twoReturned(), money('37722', '11-15', '11-15', 'L'), close('11-15'));
  const at = (disbursed: string, day: string) =>
    inRupees(
      foreclosureOn(openAccount({ ...sampleTerms, disbursedOn: on(disbursed) }), on(day)).nextMonthInterest,
    );
  it.each([
    [
      'CO-072.e',
      'the interest of the days since the last due date, not of the whole month: 309.67',
      () => ['11-02', '11-15', '11-30'].map(day => foreclosure(twoReturned(), day)[4]),
      [10.32, 144.51, 299.35],
    ],
    [
      'CO-072.e',
      'on a due date what is open of the EMI that falls due, after the last one nothing',
      () => [
        foreclosure(twoReturned(), '12-01')[4],
        inRupees(foreclosureOn(twoReturned(), businessDate('2027-01-01')).nextMonthInterest),
        inRupees(foreclosureOn(twoReturned(), businessDate('2027-01-02')).nextMonthInterest),
      ],
      [309.67, 156.21, 0],
    ],
    ['M30.a', '309.67 × 14 ÷ 30', () => foreclosure(twoReturned(), '11-15')[4], 144.51],
    ['M30.a', '608.73 × 10 ÷ 30 (September)', () => foreclosure(fivePaid(), '09-11')[4], 202.91],
    [
      'M30.a',
      '460.50 × 10 ÷ 31 (October)',
      () => foreclosure(booked(fivePaid(), money('9079', '10-01')), '10-11')[4],
      148.55,
    ],
    [
      'M30.b',
      'disbursed 40 days before, the period starts 30 days before',
      () => [at('03-22', '04-01'), at('03-22', '04-16')],
      [0, 656.25],
    ],
    [
      'M30.c',
      'disbursed 26 days before, it starts at disbursal',
      () => [at('04-05', '04-05'), at('04-05', '04-18')],
      [0, 656.25],
    ],
    [
      'M30.d',
      'on a due date all that is open of its interest',
      () => foreclosure(booked(fivePaid(), money('100', '10-01')), '10-01')[4],
      508.73,
    ],
    [
      'M30.e',
      'paid that day: 0',
      () => foreclosure(booked(fivePaid(), money('9079', '10-01')), '10-01')[4],
      0,
    ],
    [
      'M30.f',
      'after the last due date: 0',
      () => inRupees(foreclosureOn(twoReturned(), businessDate('2027-01-02')).nextMonthInterest),
      0,
    ],
    [
      'M30.g',
      'Max Amount is the closing amount',
      () =>
        maxCollectionAmount(twoReturned(), on('11-15'), rupees(0)) ===
        foreclosureOn(twoReturned(), on('11-15')).total,
      true,
    ],
    [
      'M30.h',
      'Max Amount on 15 Nov 37,722.85',
      () => inRupees(maxCollectionAmount(twoReturned(), on('11-15'), rupees(0))),
      37_722.85,
    ],
    [
      'CO-118.d',
      'on the wire the total is the sum of its five rows, with nothing held taken off',
      () => {
        const account = booked(twoReturned(), debit('10-01', '9000', '11-15'));
        const row = closureOnWire(foreclosureOn(account, on('11-15')));
        const { outstandingPrincipal, interest, penalInterest, bounceCharges, emiAmount } = row;
        const parts = [outstandingPrincipal, interest, penalInterest, bounceCharges, emiAmount];
        return [row.held, row.total, inRupees(sum(parts.map(part => rupees(part))))];
      },
      [9000, 37_722.85, 37_722.85],
    ],
    [
      'M31.a',
      '15 Nov',
      () => foreclosure(twoReturned(), '11-15'),
      [34_784.37, 1069.23, 544.74, 1180, 144.51, 37_722.85],
    ],
    ['M31.b', 'a day later + 10.33', () => foreclosure(twoReturned(), '11-16')[5], 37_733.18],
    [
      'M31.c',
      'Till Last Payment Date (1 Sep): 34,784.37',
      () => [lastPaymentDate(twoReturned()), foreclosure(twoReturned(), '09-01')[5]],
      ['2026-09-01', 34_784.37],
    ],
    [
      'M31.d',
      'payable is the total less what is held',
      () => inRupees(foreclosureOn(booked(twoReturned(), money('21000', '11-15')), on('11-15')).payable),
      16_722.85,
    ],
    [
      'M31.d',
      'it is below zero where more is held than the total',
      () => {
        const { total, held, payable } = foreclosureOn(
          booked(twoReturned(), money('60000', '11-15')),
          on('11-15'),
        );
        return [inRupees(total), inRupees(held), inRupees(payable)];
      },
      [17_840.11, 40_117.26, -22_277.15],
    ],
    [
      'M31.d',
      'money that waits to be mapped is taken off, too',
      () => {
        const waits = booked(twoReturned(), debit('11-01', '9080', '11-15'));
        const { total, payable } = foreclosureOn(waits, on('11-15'));
        return [waits.receipts.at(-1)?.toBeMapped, inRupees(total) - inRupees(payable)];
      },
      [true, 9080],
    ],
    [
      'M31.e',
      'the last payment is the latest unreversed one',
      () => [
        lastPaymentDate(booked(twoReturned(), money('9000', '11-15', '11-15', 'L'))),
        lastPaymentDate(booked(twoReturned(), money('9000', '11-15', '11-15', 'L'), reversal('L', '11-16'))),
        lastPaymentDate(booked(twoReturned(), money('9000', '11-15'), money('100', '11-16', '11-10'))),
      ],
      ['2026-11-15', '2026-09-01', '2026-11-15'],
    ],
    [
      'M31.f',
      'so it is when the only receipt was reversed',
      () =>
        lastPaymentDate(
          booked(openAccount(sampleTerms), money('100', '04-10', '04-10', 'L'), reversal('L', '04-12')),
        ),
      '2026-03-30',
    ],
    [
      'M31.f',
      'without a receipt it is the disbursal',
      () => lastPaymentDate(openAccount(sampleTerms)),
      '2026-03-30',
    ],
    [
      'M32.a',
      'the EMI that falls due that day is counted, once: not overdue yet, and overdue the day after',
      () => ['12-01', '12-02'].map(day => [1, 4].map(row => foreclosure(twoReturned(), day)[row])),
      [
        [1069.23, 309.67],
        [1378.9, 5.04],
      ],
    ],
    [
      'M32.b',
      'penal dates up to the day',
      () => [foreclosure(twoReturned(), '11-30')[2], foreclosure(twoReturned(), '12-01')[2]],
      [544.74, 726.32],
    ],
    [
      'M32.c',
      'advance stays as it is held until a due date',
      () => held(booked(twoReturned(), money('21000', '11-15')), '11-30'),
      1117.26,
    ],
    [
      'M32.f',
      'a past day leaves out later entries',
      () => foreclosure(booked(twoReturned(), money('9000', '11-15')), '11-01'),
      [34_784.37, 608.73, 363.16, 1180, 460.5, 37_396.76],
    ],
    [
      'M33.a, CO-076.f',
      '0.99 short closes, 1.00 does not',
      () => [
        why(booked(twoReturned(), money('37721.86', '11-15')), close('11-15')),
        why(booked(twoReturned(), money('37721.85', '11-15')), close('11-15')),
      ],
      ['posted', 'Rs. 1.00 is still due'],
    ],
    [
      'M33.b',
      'without a receipt the closing date is today',
      () => {
        const account = openAccount({ ...sampleTerms, disbursedOn: on('11-10') });
        return why(booked(account, waiver({ principal: '75000' }, '11-12')), close('11-12'));
      },
      'posted',
    ],
    [
      'M33.c, CO-076.f',
      '7 and 8 days back',
      () => [
        why(booked(twoReturned(), money('37722', '11-15')), close('11-22', '11-15')),
        why(booked(twoReturned(), money('37722', '11-15')), close('11-23', '11-15')),
      ],
      ['posted', 'closing date more than 7 days back'],
    ],
    ['M33.d', '0.85 goes to rounding', () => positionOf(closed()).balances.get('rounding'), 85],
    [
      'M33.d',
      '0.99 over too',
      () =>
        positionOf(booked(twoReturned(), money('37723.84', '11-15'), close('11-15'))).balances.get(
          'rounding',
        ),
      -99,
    ],
    [
      'M33.g',
      '37,722 gives 17,839.26 held',
      () => held(booked(twoReturned(), money('37722', '11-15')), '11-15'),
      17_839.26,
    ],
    ['M34.d', 'every EMI is paid', () => paidOfAll(closed(), '11-15'), '9 of 9'],
    [
      'M34.e',
      'scheduled figures stay, of each EMI',
      () => scheduled(closed(), '11-15'),
      scheduled(twoReturned(), '11-15'),
    ],
    [
      'M34.e',
      'those of the last one',
      () => scheduled(closed(), '11-15').at(-1),
      ['2027-01-01', 9082.48, 8926.27, 156.21],
    ],
    [
      'M34.r',
      'at once: the due date and the penal charges since are entries of the reopened loan',
      () => {
        const { postedThrough, groups } = booked(closed(), reversal('L', '12-02'));
        const since = groups.slice(groups.findLastIndex(({ kind }) => kind === 'reversal') + 1);
        return [postedThrough, ...since.map(({ kind, bookedOn }) => `${kind} ${bookedOn}`)];
      },
      ['2026-12-02', 'charge 2026-12-01', 'due 2026-12-01', 'charge 2026-12-02'],
    ],
    [
      'M34.r',
      'reopening posts the missed dates',
      () => [
        penal(booked(closed(), reversal('L', '12-02')), '12-02', 7),
        overdue(booked(closed(), reversal('L', '12-02')), '12-02')[4],
      ],
      [181.58, 29_506.48],
    ],
    [
      'M50.a',
      'a part-paid EMI does not count',
      () => paidOfAll(booked(twoReturned(), money('9000', '11-15')), '11-15'),
      '5 of 9',
    ],
    ['M50.b', 'EMIs that are not due yet count among all', () => paidOfAll(fivePaid(), '09-15'), '5 of 9'],
    [
      'M52.a',
      'the components table',
      () => repaymentFigures(twoReturned(), on('11-15')).outstanding,
      {
        overdueAmount: { overduePrincipal: 17_088.77, overdueInterest: 1069.23, penal: 544.74, bounce: 1180 },
        outstandingAmount: { outstandingPrinciple: 17_695.6, outstandingInterest: 144.51 },
      },
    ],
    ['M52.b', 'in all 37,722.85', () => foreclosure(twoReturned(), '11-15')[5], 37_722.85],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });

  it('never charges a rate of the past anew [M1.h, M1.i, M1.j]', () => {
    const raised = settingsOf([{ madeOn: on('11-01'), settings: { penalRate: percent(4) } }]);
    // The charges of 2 Oct and 1 Nov are at 2 %, that of 1 Dec at 4 %.
    expect([penal(fivePaid(raised), '11-01'), penal(fivePaid(raised), '12-01')]).toEqual([363.16, 726.32]);
    const backDated = booked(fivePaid(raised), money('5000', '11-15', '10-20'));
    expect(penal(backDated, '11-15')).toBe(263.16);
  });
});

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
      'early money, a waiver, a reversal cut no interest',
      () => {
        const early = booked(fivePaid(), money('30000', '09-11', '09-11', 'E'));
        const undone = booked(early, reversal('E', '10-05'), waiver({ interest: '608' }, '10-06'));
        return [early, undone].map(it => spared(postThrough(it, businessDate('2027-01-02'))));
      },
      [0, 0],
    ],
    [
      'M11.c',
      'closing on 15 Nov does: 309.67 − 144.51 + 156.21',
      () => spared(booked(twoReturned(), money('37722', '11-15'), close('11-15'))),
      321.37,
    ],
    [
      'M13.h',
      'penal goes to penal income alone',
      () => transfers(postThrough(fivePaid(), on('10-02'))),
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

describe('closing', () => {
  const link = () => booked(twoReturned(), money('37722', '11-15', '11-15', 'L'));
  const closed = () => booked(link(), close('11-15'));
  /** Paid in full on 28 Nov: 309.67 × 27 ÷ 30 = 278.70 of the running month. Closed on 3 Dec as of that day. */
  const november = () => booked(twoReturned(), money('37857.04', '11-28'));
  const asOfNovember = close('12-03', '11-28');
  const balance = (account: LoanAccount, name: string) =>
    inRupees([...positionOf(account).balances].find(([key]) => key === name)?.[1] ?? rupees(0));
  const charged = (account: LoanAccount, index: number) =>
    inRupees(positionOf(account).emis[index]?.interest.charged ?? rupees(0));
  const owedBack = (account: LoanAccount) => inRupees(refundsDue(account));
  it.each([
    [
      'M33.h',
      'after the link of 37,722 the total is 17,840.11, held 17,839.26',
      () => [foreclosure(link(), '11-15')[5], held(link(), '11-15')],
      [17_840.11, 17_839.26],
    ],
    [
      'M33.h',
      '0.85 goes to rounding and the loan closes',
      () => [balance(closed(), 'rounding'), closed().closedOn],
      [0.85, '2026-11-15'],
    ],
    [
      'M34.a',
      'closing applies the money held',
      () => [positionOf(closed()).held.size, balance(closed(), 'held'), balance(closed(), 'principal')],
      [0, 0, 0],
    ],
    [
      'M34.b',
      'the broken period is charged: 144.51',
      () => [charged(link(), 7), charged(closed(), 7)],
      [0, 144.51],
    ],
    [
      'M34.b',
      'on a due date nothing is',
      () => {
        const account = booked(fivePaid(), money('52333.14', '10-01'), close('10-01'));
        return [charged(account, 5), charged(account, 6)];
      },
      [608.73, 0],
    ],
    [
      'M34.c',
      'as of 28 Nov: what fell due on 1 Dec is turned round, 278.70 charged in its place',
      () => [charged(postThrough(november(), on('12-03')), 7), charged(booked(november(), asOfNovember), 7)],
      [309.67, 278.7],
    ],
    [
      'M34.f',
      'interest not charged: 309.67 − 144.51 + 156.21',
      () => inRupees(interestNotCharged(closed())),
      321.37,
    ],
    [
      'M34.m',
      'reversing its receipt reopens the loan',
      () => {
        const undone = booked(closed(), reversal('L', '11-16'));
        return [undone.closedOn, overdue(undone, '11-16'), charged(undone, 7)];
      },
      [null, [17_088.77, 1069.23, 544.74, 1180, 19_882.74], 0],
    ],
    [
      'M34.o',
      'money of 2 Dec is due back whole',
      () => owedBack(booked(november(), money('500', '12-02'), asOfNovember)),
      500,
    ],
    [
      'M34.o',
      'also 0.50 of it, and though it was booked before the money that closes',
      () => {
        const late = booked(twoReturned(), money('0.50', '12-02'));
        return owedBack(booked(late, money('37857.04', '12-03', '11-28'), asOfNovember));
      },
      0.5,
    ],
    [
      'M34.o',
      'waived money is never: 99.15 of a waiver of 100 is undone',
      () => {
        const account = booked(link(), waiver({ principal: '100' }, '11-15'), close('11-15'));
        return [owedBack(account), balance(account, 'waived')];
      },
      [0, 0.85],
    ],
    [
      'M34.p',
      'a bounce of 2 Dec is turned round',
      () => {
        const account = booked(november(), returned('12-01', '12-02'));
        return [account, booked(account, asOfNovember)].map(it => balance(it, 'bounce income'));
      },
      [-1500, -1000],
    ],
    [
      'M34.p',
      'the penal charges of 1 and 2 Dec are turned round',
      () => {
        const parts = { penal: '544.74', bounce: '1180', interest: '1347.89', principal: '34784.37' };
        const account = booked(twoReturned(), waiver(parts, '12-03', '11-28'));
        return [account, booked(account, asOfNovember)].map(it => balance(it, 'penal income'));
      },
      [-1089.48, -544.74],
    ],
    [
      'M34.q',
      'reversing money that came after closing leaves it closed',
      () => {
        const more = booked(closed(), money('500', '11-20', '11-20', 'X'));
        const undone = booked(more, reversal('X', '11-21'));
        return [owedBack(more), undone.closedOn, owedBack(undone)];
      },
      [500, '2026-11-15', 0],
    ],
    [
      'M41.b, M41.c',
      'a debit for a closed loan is due back',
      () => {
        const account = booked(closed(), debit('12-01', '9079', '12-01'));
        return [owedBack(account), account.closedOn];
      },
      [9079, '2026-11-15'],
    ],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});
