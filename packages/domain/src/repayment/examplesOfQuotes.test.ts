import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees, sum } from '../money/paise';
import { percent } from '../money/rate';
import { type LoanAccount, openAccount } from './account';
import { interestNotCharged, refundsDue } from './closure';
import {
  foreclosure,
  held,
  inRupees,
  open,
  overdue,
  paidOfAll,
  penal,
  scheduled,
  why,
} from './examples.fixture';
import { closureOnWire, repaymentFigures } from './figures';
import { foreclosureOn, lastPaymentDate, maxCollectionAmount } from './foreclosure';
import { positionOf } from './position';
import { postThrough } from './postDays';
import {
  booked,
  close,
  debit,
  fivePaid,
  money,
  on,
  returned,
  reversal,
  sampleTerms,
  twoReturned,
  waiver,
} from './sampleAccount.fixture';
import { settingsOf } from './settings';

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
      () => [at('03-22', '03-27'), at('03-22', '04-01'), at('03-22', '04-16')],
      [0, 0, 656.25],
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
      'M31.d, CO-118.g',
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
    [
      'CO-118.f',
      'its columns are of today and of the latest payment by value date, though another was booked after it',
      () => {
        const account = booked(twoReturned(), money('9000', '11-15'), money('100', '11-16', '11-10'));
        return repaymentFigures(account, on('11-17')).foreClosure.map(({ dueDate }) => dueDate);
      },
      ['2026-11-17', '2026-11-15'],
    ],
    [
      'CO-121.d',
      'the principal that is overdue and the one that is not are all that is open, whatever is held beside them',
      () =>
        [twoReturned(), booked(twoReturned(), money('20000', '11-15'))].map(account => {
          const { outstanding, foreClosure, held } = repaymentFigures(account, on('11-15'));
          const { overduePrincipal } = outstanding.overdueAmount;
          const { outstandingPrinciple } = outstanding.outstandingAmount;
          return [held, overduePrincipal, outstandingPrinciple, foreClosure[0]?.outstandingPrincipal];
        }),
      [
        [0, 17_088.77, 17_695.6, 34_784.37],
        [117.26, 0, 17_695.6, 17_695.6],
      ],
    ],
    ['M52.b', 'in all 37,722.85', () => foreclosure(twoReturned(), '11-15')[5], 37_722.85],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });

  it('never charges a rate of the past anew: each penal charge has the rate of its day [M1.h, M1.i, M1.j, M13.a]', () => {
    const raised = settingsOf([{ madeOn: on('11-01'), settings: { penalRate: percent(4) } }]);
    // The charges of 2 Oct and 1 Nov are at 2 %, that of 1 Dec at 4 %.
    expect([penal(fivePaid(raised), '11-01'), penal(fivePaid(raised), '12-01')]).toEqual([363.16, 726.32]);
    const backDated = booked(fivePaid(raised), money('5000', '11-15', '10-20'));
    expect(penal(backDated, '11-15')).toBe(263.16);
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
      'M34.b',
      'and counts from the closing date, not from the day on which it is booked',
      () =>
        booked(november(), asOfNovember)
          .groups.at(-1)
          ?.transfers.filter(({ debit, amount }) => debit === 'interest' && amount === rupees('278.70'))
          .map(({ debit, valueDate }) => [debit, valueDate]),
      [['interest', '2026-11-28']],
    ],
    [
      'M34.c',
      'and so is what its money had paid of it since: nothing of that EMI is open',
      () => open(booked(november(), asOfNovember), 7),
      [0, 0, 0, 0],
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
      'and so is its tax',
      () => {
        const account = booked(november(), returned('12-01', '12-02'));
        return [account, booked(account, asOfNovember)].map(it => balance(it, 'GST payable'));
      },
      [-472.5, -382.5],
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
    [
      'M41.b, M41.c',
      'also one that an open loan would hold until it is mapped',
      () => {
        const account = booked(closed(), debit('12-01', '5000', '12-01'));
        return [owedBack(account), account.receipts.at(-1)?.toBeMapped];
      },
      [5000, false],
    ],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});
