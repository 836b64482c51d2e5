import { describe, expect, it } from 'vitest';
import { paiseToRupees, rupees } from '../money/paise';
import { type LoanAccount, openAccount } from './account';
import { book } from './book';
import { waivableFigures } from './figures';
import type { ReceiptEvent } from './receipts';
import { repaymentRows, transactionRows } from './rows';
import { positionOf } from './position';
import { postThrough } from './postDays';
import {
  booked,
  close,
  debit,
  fivePaid,
  map,
  money,
  on,
  paidHalfMore,
  reversal,
  sampleTerms,
  twoReturned,
  waiver,
  why,
} from './sampleAccount.fixture';
import { partsOfWaiver, type WaiverEvent } from './waiver';
import { wireEmis, wireTransactions } from './wireRows';

// The day and the paisa on which a receipt, a mapping or a waiver turns, and every refusal.

describe('what may be waived at most', () => {
  it('is what is due and open of penal, bounce and interest, and all principal [M28.l]', () => {
    expect(waivableFigures(twoReturned(), on('11-15'))).toEqual({
      penal: 544.74,
      bounce: 1180,
      interest: 1069.23,
      principal: 34_784.37,
    });
  });
});

it('a payment that is mapped later keeps the value date of its receipt [CO-116.e]', () => {
  const held = booked(twoReturned(), { ...debit('11-01', '9500', '11-15'), id: 'A' });
  const rows = repaymentRows(booked(held, map('A', 6, '11-16')), on('11-20'));
  expect(rows.filter(row => row.receipt === 'A').map(row => [row.dueDate, row.paymentDate])).toContainEqual([
    ...['2026-11-01', '2026-11-15'],
  ]);
});

it('the EMIs stand by their due dates, also when a later one is paid before an earlier one [CO-113.f]', () => {
  const held = booked(twoReturned(), { ...debit('11-01', '9500', '11-15'), id: 'A' });
  const emis = wireEmis(booked(held, map('A', 6, '11-16')), on('11-20'));
  expect(emis.slice(4, 8).map(({ dueDate, paid }) => [dueDate, paid])).toEqual([
    ['2026-09-01', true],
    ['2026-10-01', false],
    ['2026-11-01', true],
    ['2026-12-01', false],
  ]);
});

describe('where the money of a receipt went', () => {
  const wentTo = (account: LoanAccount, id = 'A', day = '11-20') =>
    transactionRows(account, on(day))
      .filter(row => row.receipt === id)
      .map(row => row.wentTo);
  const closed = () => booked(paidHalfMore(), close('11-15'));

  it.each([
    [
      'to the EMI that it paid',
      () => booked(fivePaid(), money('1000', '10-02', '10-02', 'A')),
      ['Allocated to EMI 6'],
    ],
    ['to several', () => booked(twoReturned(), money('12000', '11-15', '11-15', 'A')), ['Allocated']],
    [
      'to the EMI that fell due since',
      () => booked(fivePaid(), money('500', '09-15', '09-15', 'A')),
      ['Allocated to EMI 6'],
    ],
    [
      'back, with the row of its reversal',
      () => booked(fivePaid(), money('1000', '10-02', '10-02', 'A'), reversal('A', '10-03')),
      ['Reversed', 'Reversed'],
    ],
    ['back to the customer', () => booked(closed(), money('500', '11-20', '11-20', 'A')), ['Refunded']],
  ])('%s [M22.h]', (_words, account, words) => {
    expect(wentTo(account())).toEqual(words);
  });

  it('is not said while some of it is held [M22.h]', () => {
    expect(wentTo(booked(fivePaid(), money('500', '09-15', '09-15', 'A')), 'A', '09-20')).toEqual([null]);
    expect(wentTo(booked(twoReturned(), money('20000', '11-15', '11-15', 'A')))).toEqual([null]);
  });

  it('is said once it is mapped, though some of it is held, so that it stands disabled [CO-052.d, M22.h]', () => {
    const short = booked(twoReturned(), { ...debit('11-01', '9500', '11-15'), id: 'A' });
    expect(wentTo(short)).toEqual([null]);
    const mapped = booked(booked(short, money('11000', '11-15')), map('A', 6, '11-16'));
    expect(wentTo(mapped)).toEqual(['Allocated to EMI 7']);
    expect(transactionRows(mapped, on('11-20')).find(row => row.receipt === 'A')?.held).toBeGreaterThan(0);
  });
});

describe('receipts', () => {
  const young = openAccount({ ...sampleTerms, disbursedOn: on('11-10') });
  const cash = (amount: string, valued: string, id: string) => ({
    ...money(amount, '11-15', valued, id),
    source: 'CASH' as const,
  });

  it.each([
    ['of nothing', () => why(twoReturned(), money('0', '11-15')), 'amount not above zero'],
    ['of a paisa', () => why(twoReturned(), money('0.01', '11-15')), 'posted'],
    ['of the day of disbursal', () => why(young, money('1', '11-15', '11-10')), 'posted'],
    ['of the day before it', () => why(young, money('1', '11-15', '11-09')), 'value date before disbursal'],
    ['of tomorrow', () => why(twoReturned(), money('1', '11-15', '11-16')), 'value date after today'],
    [
      'with an id that is known',
      () => why(booked(young, money('1', '11-15')), money('1', '11-15')),
      'duplicate',
    ],
  ])('%s: %s [XR-147.f]', (_words, actual, outcome) => {
    expect(actual()).toBe(outcome);
  });

  it.each([
    ['cash of another day', cash('10000', '11-14', 'a'), 'posted'],
    ['money by bank', money('10000', '11-15', '11-15', 'a'), 'posted'],
    ['cash of this day', cash('10000', '11-15', 'a'), 'cash limit reached'],
  ])('cash of 10,000 after %s of 10,000: %s [M24.g]', (_words, before, outcome) => {
    expect(why(booked(twoReturned(), before), cash('10000', '11-15', 'b'))).toBe(outcome);
  });

  it('cash that was reversed leaves room again [M24.g]', () => {
    const reversed = booked(twoReturned(), cash('10000', '11-15', 'a'), reversal('a', '11-15'));
    expect(why(reversed, cash('10000', '11-15', 'b'))).toBe('posted');
  });

  it.each([
    ['razorpay', money('10', '11-15')],
    ['bank', money('10', '11-15', '11-14')],
    ['cash', cash('10', '11-15', 'c')],
    ['nach', debit('11-01', '10', '11-15')],
  ])('are money at %s [M12.c]', (book, event) => {
    expect(booked(twoReturned(), event).groups.at(-1)?.transfers[0]).toMatchObject({
      debit: book,
      credit: 'held',
      amount: rupees(10),
    });
  });
});

describe('mapping', () => {
  const short = () => booked(twoReturned(), { ...debit('11-01', '9000', '11-15'), id: 'S' });

  it.each([
    ['a receipt there is not', () => why(short(), map('X', 6, '11-16')), 'not found'],
    ['an EMI there is not', () => why(short(), map('S', 9, '11-16')), 'not found'],
    ['the last EMI', () => why(short(), map('S', 8, '11-16')), 'This EMI is not due yet'],
    [
      'what was reversed',
      () => why(booked(short(), reversal('S', '11-15')), map('S', 6, '11-16')),
      'reversed already',
    ],
    [
      'after closing',
      () => why(booked(short(), money('37723', '11-15'), close('11-15')), map('S', 6, '11-16')),
      'This EMI is already paid',
    ],
  ])('%s: %s [M22.f, M22.g]', (_words, actual, outcome) => {
    expect(actual()).toBe(outcome);
  });
});

describe('a waiver', () => {
  const limits = {
    penal: rupees('544.74'),
    bounce: rupees(1180),
    interest: rupees('1069.23'),
    principal: rupees('34784.37'),
  };
  const parts = (amount: string) => Object.values(partsOfWaiver(rupees(amount), limits)).map(paiseToRupees);

  it.each([
    ['544', [544, 0, 0, 0]],
    ['544.74', [544.74, 0, 0, 0]],
    ['1000', [544.74, 455.26, 0, 0]],
    ['2000', [544.74, 1180, 275.26, 0]],
    ['3000', [544.74, 1180, 1069.23, 206.03]],
    // What goes beyond all of it is refused when it is booked.
    ['40000', [544.74, 1180, 1069.23, 37_206.03]],
  ])('of %s that names no parts takes charges first and principal last [CO-068.g]', (amount, taken) => {
    expect(parts(amount)).toEqual(taken);
  });

  const asked = (changes: Partial<WaiverEvent>): WaiverEvent => ({
    type: 'waiver',
    id: 'W',
    bookedOn: on('11-15'),
    date: on('11-15'),
    amount: rupees(100),
    parts: { penal: rupees(100) },
    by: 'Asha',
    reference: null,
    ...changes,
  });

  it.each([
    ['of nothing', asked({ amount: rupees(0), parts: {} }), 'amount not in whole rupees'],
    ['of Re. 1', asked({ amount: rupees(1), parts: { penal: rupees(1) } }), 'posted'],
    [
      'of 1.50',
      asked({ amount: rupees('1.50'), parts: { penal: rupees('1.50') } }),
      'amount not in whole rupees',
    ],
    ['whose parts are more', asked({ parts: { penal: rupees(101) } }), 'parts do not sum to the amount'],
    [
      'with a part below zero',
      asked({ parts: { penal: rupees(150), bounce: rupees(-50) } }),
      'more than what is open of bounce',
    ],
    ['of tomorrow', asked({ date: on('11-16') }), 'date after today'],
  ])('%s: %s [M28.e, M28.m, CO-064.d, CO-066.e]', (_words, event, outcome) => {
    expect(why(twoReturned(), event)).toBe(outcome);
  });

  it('with an id that is known posts nothing more', () => {
    const once = booked(twoReturned(), waiver({ penal: '100' }, '11-15'));
    expect(book(once, waiver({ penal: '100' }, '11-15'))).toEqual({
      account: once,
      outcome: { outcome: 'duplicate' },
    });
  });
});

describe('the words of a payment on the wire', () => {
  const cash = (amount: string, bookedOn: string, valueDate: string): ReceiptEvent => ({
    type: 'receipt',
    id: 'cash',
    source: 'CASH',
    amount: rupees(amount),
    bookedOn: on(bookedOn),
    valueDate: on(valueDate),
    reference: null,
  });

  it('of a reversal have every amount of the receipt below zero, its charges too [CO-037.f, CO-119.e]', () => {
    const account = booked(twoReturned(), money('25000', '11-15', '11-15', 'a'), reversal('a', '11-15'));
    const [receipt, back, ...others] = wireTransactions(account, on('11-15'))
      .slice(5)
      .map(line => [
        line.amountPaid,
        line.principalPayment,
        line.interestPayment,
        line.penalInterest,
        line.bounceCharges,
      ]);
    expect(receipt).toEqual([25_000, 17_088.77, 1069.23, 544.74, 1180]);
    expect([back, others]).toEqual([receipt?.map(amount => -amount), []]);
  });

  it('say how it came, and of which one a row is the reversal [CO-037.g, CO-119.f, M23.a, M23.b, M23.c]', () => {
    const account = booked(
      twoReturned(),
      money('100', '11-10', '11-10', 'link'),
      money('100', '11-11', '11-10', 'bank'),
      cash('100', '11-12', '11-11'),
      waiver({ penal: '100' }, '11-12'),
      // A reversal has a reference of its own.
      { type: 'reversal', of: 'bank', bookedOn: on('11-13'), reference: 'UTR 4711' },
    );
    const lines = wireTransactions(account, on('11-13')).slice(5);
    expect(lines.map(line => [line.paymentId, line.paymentSource, line.remarks.description])).toEqual([
      ['link', 'MANUAL_PAYMENT', 'Paid by link'],
      ['bank', 'MANUAL_PAYMENT', 'Bank transfer'],
      ['bank', 'MANUAL_PAYMENT', 'Reversal of bank'],
      ['cash', 'MANUAL_PAYMENT', 'Cash'],
      ['W 11-12', 'WAIVER', 'Waiver'],
    ]);
    expect(wireTransactions(account, on('11-13'))[0]).toMatchObject({
      paymentSource: 'AUTO_DEBIT',
      remarks: { description: 'Auto debit' },
    });
  });
});

describe('a link that was paid long ago and reported late', () => {
  it('is booked, as money by hand of that day is not [M24.f]', () => {
    const late: ReceiptEvent = {
      type: 'receipt',
      id: 'late',
      source: 'RAZORPAY',
      amount: rupees(100),
      bookedOn: on('11-15'),
      valueDate: on('10-01'),
      reference: null,
    };
    expect(why(twoReturned(), late)).toBe('posted');
    expect(why(twoReturned(), { ...late, source: 'BANK' })).toBe('value date more than 30 days back');
  });
});

describe('a receipt that waited to be mapped', () => {
  const short = () => booked(twoReturned(), { ...debit('11-01', '9000', '11-15'), id: 'S' });
  const waits = (account: LoanAccount) => account.receipts.find(({ id }) => id === 'S')?.toBeMapped;

  it('does not keep other money from paying what falls due [M20.c]', () => {
    const wrong = { ...debit('10-01', '9000', '09-20'), id: 'S' };
    const both = booked(fivePaid(), wrong, money('500', '09-21', '09-21', 'ahead'));
    const { held, emis } = positionOf(postThrough(both, on('10-01')));
    expect([...held]).toEqual([['S', 900_000]]);
    expect(emis[5]?.interest.open).toBe(10_873);
  });

  it('waits no more once it is mapped or reversed [M21.g]', () => {
    expect(waits(short())).toBe(true);
    const mapped = booked(short(), map('S', 6, '11-16'));
    expect([waits(mapped), mapped.groups.at(-1)?.kind]).toEqual([false, 'allocation']);
    expect(waits(booked(short(), reversal('S', '11-16')))).toBe(false);
  });
});
