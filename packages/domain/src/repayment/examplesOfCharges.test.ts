import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import { openAccount } from './account';
import { emiRows } from './emiRows';
import { five, graceOfThree, inRupees, open, overdue, penal, total, transfers } from './examples.fixture';
import { postThrough } from './postDays';
import {
  booked,
  debit,
  fivePaid,
  money,
  on,
  returned,
  sampleTerms,
  twoReturned,
} from './sampleAccount.fixture';

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
      'M13.b, M13.d',
      'money of the penal date itself does not count, also when the charge is worked out again',
      () => penal(booked(fivePaid(), money('9079', '10-02'), money('100', '10-05', '09-30')), '10-05'),
      179.58,
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
      'M15.g',
      'not yet due: to the latest EMI already due, though it is paid',
      () => [4, 5].map(index => open(booked(fivePaid(), returned('10-01', '09-15')), index)?.[2]),
      [590, 0],
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
