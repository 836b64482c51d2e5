import { describe, expect, it } from 'vitest';
import { openAccount } from './account';
import { cashChange, emi, held, inRupees, overdue, paidBy, penal, total, why } from './examples.fixture';
import { positionOf } from './position';
import { transactionRows } from './rows';
import { booked, fivePaid, map, money, on, sampleTerms, twoReturned, waiver } from './sampleAccount.fixture';
import type { WaiverEvent } from './waiver';

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
      'M28.g',
      'where nothing is open all of it is held, and so it is before the first due date',
      () => [
        held(booked(fivePaid(), waiver({ principal: '1000' }, '09-15')), '09-15'),
        held(booked(openAccount(sampleTerms), waiver({ principal: '1000' }, '04-15')), '04-15'),
      ],
      [1000, 1000],
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
