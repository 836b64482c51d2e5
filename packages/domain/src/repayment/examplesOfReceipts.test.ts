import { describe, expect, it } from 'vitest';
import { rupees } from '../money/paise';
import { openAccount } from './account';
import { cash, dpd, emi, held, inRupees, open, overdue, paidBy, penal, total, why } from './examples.fixture';
import { foreclosureOn, maxCollectionAmount } from './foreclosure';
import { overdueDetails } from './overdue';
import { positionOf } from './position';
import { postThrough } from './postDays';
import { repaymentRows, transactionRows } from './rows';
import {
  booked,
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
import { oldestDueDate } from './standing';

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
      'M18.c, M20.b',
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
      'M27.d, CO-115.b',
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
      'M27.g, CO-115.b',
      'an EMI due today has no row while no charge of it is open',
      () => overdueDetails(fivePaid(), on('10-01')),
      [],
    ],
    [
      'M27.g, CO-115.c',
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
      'M27.g, CO-115.c',
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
      'of each EMI what was paid of it',
      () => {
        const undone = booked(m20(), reversal(m20().receipts.at(-1)?.id ?? '', '11-16'));
        return repaymentRows(undone, on('11-16'))
          .slice(-4)
          .map(it => inRupees(it.total));
      },
      [10_032.16, -10_032.16, 9850.58, -9850.58],
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
