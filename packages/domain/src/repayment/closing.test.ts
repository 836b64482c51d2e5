import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees, sum, zeroPaise } from '../money/paise';
import { type LoanAccount, openAccount } from './account';
import { usualClosingDate } from './closure';
import { emiRows } from './emiRows';
import { foreclosureOn, maxCollectionAmount } from './foreclosure';
import { positionOf } from './position';
import { transactionRows } from './rows';
import {
  balance,
  booked,
  close,
  fivePaid,
  money,
  on,
  owedBack,
  paidHalfMore,
  refund,
  returned,
  reversal,
  sampleTerms,
  twoReturned,
  waiver,
  why,
} from './sampleAccount.fixture';
import { standingOn } from './standing';

// The day and the paisa on which a closing, a refund or a reversal turns, and every refusal.

const noPaymentYet = openAccount({ ...sampleTerms, disbursedOn: on('11-10') });
const allWaived = booked(noPaymentYet, waiver({ principal: '75000' }, '11-12', '11-10'));

describe('the most that may be asked for by a link', () => {
  it.each([
    ['37722.84', 1],
    ['37722.86', 0],
  ])('is never below 0: open links ask for %s [CO-042.d, CO-042.f]', (openLinks, most) => {
    expect(maxCollectionAmount(twoReturned(), on('11-15'), rupees(openLinks))).toBe(most);
  });
});

describe('held money', () => {
  it('is taken off the most that may be asked for [CO-042.e]', () => {
    const account = booked(twoReturned(), money('20000', '11-15'));
    const { total, held } = foreclosureOn(account, on('11-15'));
    expect(held).toBeGreaterThan(0);
    expect(maxCollectionAmount(account, on('11-15'), zeroPaise)).toBe(total - held);
  });
});

describe('the closing date of a request that names none', () => {
  it.each([
    ['a receipt of the last day that is near enough', '11-15', '11-22', '11-15'],
    ['one a day older', '11-15', '11-23', '11-23'],
    ['one of today', '11-22', '11-22', '11-22'],
  ])('after %s [M33.b]', (_words, receipt, today, closing) => {
    expect(usualClosingDate(on(receipt), on(today), 7)).toBe(on(closing));
  });

  it('is today without a receipt [M33.b]', () => {
    expect(usualClosingDate(null, on('11-22'), 7)).toBe(on('11-22'));
  });
});

describe('closing', () => {
  it.each([
    ['once', () => why(booked(paidHalfMore(), close('11-15')), close('11-15')), 'closed already'],
    ['not as of tomorrow', () => why(paidHalfMore(), close('11-15', '11-16')), 'closing date after today'],
    ['as of the day of disbursal', () => why(allWaived, close('11-12', '11-10')), 'posted'],
    [
      'not as of the day before it',
      () => why(allWaived, close('11-12', '11-09')),
      'closing date more than 7 days back',
    ],
  ])('is possible %s [M33.c]', (_words, actual, wanted) => {
    expect(actual()).toBe(wanted);
  });

  it('posts no broken period on a due date', () => {
    const closed = booked(fivePaid(), money('52333.14', '10-01'), close('10-01'));
    expect(closed.groups.at(-1)?.transfers.filter(({ amount }) => amount === 0)).toEqual([]);
    expect(closed.groups.at(-1)?.kind).toBe('closure');
  });

  it('rounds 0.50 away beside a waiver that was not needed, which is undone [M33.d, M34.o]', () => {
    const closed = booked(paidHalfMore(), waiver({ principal: '100' }, '11-15'), close('11-15'));
    expect([owedBack(closed), balance(closed, 'rounding'), balance(closed, 'waived')]).toEqual([0, -0.5, 0]);
  });

  it('undoes a waiver of a day after the closing date; it is never paid out [M34.o]', () => {
    const closed = booked(
      paidHalfMore(),
      waiver({ principal: '100' }, '11-16', '11-16'),
      close('11-16', '11-15'),
    );
    expect([owedBack(closed), balance(closed, 'waived'), balance(closed, 'held')]).toEqual([0, 0, 0]);
  });

  it('rounds 0.50 away beside money that came after the closing date, which is due back [M33.d, M34.o]', () => {
    const closed = booked(paidHalfMore(), money('500', '11-16'), close('11-16', '11-15'));
    expect([owedBack(closed), balance(closed, 'rounding'), balance(closed, 'held')]).toEqual([500, -0.5, 0]);
  });
});

describe('the closing amount', () => {
  it('is the sum of its five rows: money held is not taken off it [CO-072.f]', () => {
    const {
      day: _day,
      total,
      held,
      payable,
      ...rows
    } = foreclosureOn(booked(fivePaid(), money('20000', '09-15')), on('09-20'));
    expect(Object.keys(rows)).toHaveLength(5);
    expect(total).toBe(sum(Object.values(rows)));
    expect([held > 0, payable]).toEqual([true, total - held]);
  });
});

describe('refunds', () => {
  const owed = () => booked(paidHalfMore(), money('500', '11-16'), close('11-16', '11-15'));

  it.each([
    ['0', 'more than what is due back'],
    ['0.01', 'posted'],
    ['500', 'posted'],
    ['500.01', 'more than what is due back'],
  ])('of %s: %s [M33.f]', (amount, outcome) => {
    expect(why(owed(), refund(amount))).toBe(outcome);
  });

  it('are paid from the bank [M12.e, M12.f]', () => {
    const paid = booked(owed(), refund('200'));
    expect(paid.groups.at(-1)).toMatchObject({
      kind: 'refund',
      transfers: [{ amount: rupees(200), debit: 'refunds due', credit: 'bank', valueDate: on('11-16') }],
    });
    expect(owedBack(paid)).toBe(300);
  });
});

describe('reversals', () => {
  const closed = () => booked(twoReturned(), money('37723', '11-15', '11-15', 'L'), close('11-15'));
  const later = () =>
    booked(closed(), money('500', '11-20', '11-20', 'A'), money('300', '11-20', '11-20', 'B'));

  it.each([
    ['of a receipt there is not', () => why(later(), reversal('X', '11-21')), 'not found'],
    ['of money that is due back', () => why(later(), reversal('A', '11-21')), 'posted'],
    [
      'of what was paid back in part',
      () => why(booked(later(), refund('301', '11-21')), reversal('A', '11-21')),
      'refunded already',
    ],
    [
      'while the rest still covers it',
      () => why(booked(later(), refund('300', '11-21')), reversal('A', '11-21')),
      'posted',
    ],
  ])('%s: %s [XR-147.d]', (_words, actual, outcome) => {
    expect(actual()).toBe(outcome);
  });

  it.each([
    ['what was paid back, though the loan is open again', 'A', 'refunded already'],
    ['what is still due back', 'B', 'posted'],
    ['an EMI', 'N 09-01 09-01 09-01 9079', 'posted'],
  ])('of %s [XR-147.d]', (_words, of, outcome) => {
    const paidBack = booked(later(), reversal('L', '11-21'), refund('500', '11-21'));
    const rest = booked(paidBack, money('1', '11-21'));
    expect(paidBack.closedOn).toBeNull();
    expect(why(of === 'A' ? booked(rest, reversal('B', '11-21')) : rest, reversal(of, '11-21'))).toBe(
      outcome,
    );
  });

  it('of a second receipt turns its closing round no more [M34.r]', () => {
    const opened = booked(later(), reversal('L', '11-21'), reversal('N 09-01 09-01 09-01 9079', '11-21'));
    expect(opened.groups.filter(({ kind }) => kind === 'closure')).toHaveLength(2);
    expect(opened.closedOn).toBeNull();
  });

  it('after a second closing turns round that one, and not the first again [M34.r]', () => {
    const opened = booked(closed(), reversal('L', '11-16'));
    const again = booked(opened, money('37734', '11-16', '11-16', 'M'), close('11-16'));
    expect(again.closedOn).toBe(on('11-16'));
    const reopened = booked(again, reversal('M', '11-17'));
    expect([reopened.closedOn, positionOf(reopened).emis[7]?.interest.charged]).toEqual([null, 0]);
  });

  it('of the money that closed the loan turns round its closing, though money came later [M34.m, M34.r]', () => {
    const opened = booked(later(), reversal('L', '11-21'));
    expect(opened.closedOn).toBeNull();
    expect(positionOf(opened).emis[7]?.interest.charged).toBe(0);
    expect(opened.groups.map(({ kind }) => kind).slice(-3)).toContain('closure');
    expect(balance(opened, 'rounding')).toBe(0);
  });
});

describe('the class of a loan that was closed', () => {
  it('counts until its closing, and is STANDARD from then on [M3.e]', () => {
    const closed = booked(twoReturned(), money('37723', '11-15', '11-15', 'L'), close('11-15'));
    const classes = ['11-14', '11-15', '11-16'].map(day => standingOn(closed, on(day)).daysPastDue);
    expect(classes).toEqual([44, 0, 0]);
  });

  it('of an NPA ends on the day it is closed [M5.d]', () => {
    const late = booked(twoReturned(), returned('12-01'), { ...money('1', '12-31', '12-31', 'x') });
    const npa = standingOn(late, on('12-31')).npa;
    expect(npa).toEqual({ start: on('12-30'), end: null });
    const total = foreclosureOn(late, on('12-31')).payable;
    const closed = booked(late, money((total / 100).toFixed(2), '12-31', '12-31', 'all'), close('12-31'));
    expect(standingOn(closed, on('12-31')).npa).toEqual({ start: on('12-30'), end: on('12-31') });
  });
});

describe('money that was to be given back', () => {
  it('is allocated again once its loan is open again [M34.r]', () => {
    const first = booked(twoReturned(), money('9079', '11-10', '11-10', 'P'));
    const { payable } = foreclosureOn(first, on('11-15'));
    const all = booked(first, money(((payable + 30_000) / 100).toFixed(2), '11-15', '11-15', 'A'));
    const closed = booked(all, close('11-15'));
    const went = (account: LoanAccount, day: string) =>
      transactionRows(account, businessDate(day)).find(row => row.receipt === 'A')?.wentTo;
    expect(went(closed, '2026-11-15')).toBe('Refunded');
    const opened = booked(closed, reversal('P', '11-16'));
    expect(owedBack(opened)).toBe(0);
    expect(went(opened, '2026-11-16')).toBeNull();
    expect(went(opened, '2027-01-02')).toBe('Allocated');
  });

  it('keeps no other receipt from being reversed, though it was paid back before its loan was open again [XR-147.d]', () => {
    const first = booked(twoReturned(), money('9079', '11-10', '11-10', 'P'));
    const { payable } = foreclosureOn(first, on('11-15'));
    const all = booked(first, money(((payable + 30_000) / 100).toFixed(2), '11-15', '11-15', 'A'));
    const paidBack = booked(all, close('11-15'), refund('300', '11-15'), reversal('P', '11-16'));
    expect(balance(paidBack, 'refunds due')).toBe(300);
    expect(why(paidBack, reversal('N 09-01 09-01 09-01 9079', '11-16'))).toBe('posted');
  });

  it('and that pays a charge which is taken back went to the EMI that it pays since [M22.h]', () => {
    const paid = booked(
      twoReturned(),
      money('9850.58', '11-15', '11-15', 'one'),
      money('80', '11-16', '11-16', 'two'),
    );
    const wentTo = (account: LoanAccount) =>
      transactionRows(account, on('12-01')).find(row => row.receipt === 'two')?.wentTo;
    expect(wentTo(paid)).toBe('Allocated to EMI 6');
    const freed = booked(paid, money('9669', '11-17', '10-31', 'B'));
    expect(emiRows(freed, on('11-17'))[5]?.penal).toMatchObject({ amount: 18_158 });
    expect(wentTo(freed)).toBe('Allocated to EMI 8');
  });
});
