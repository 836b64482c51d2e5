import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { paiseToRupees, rupees } from '../money/paise';
import { percent } from '../money/rate';
import { type LoanAccount, openAccount } from './account';
import { allocateMoney, ordinaryOrder } from './allocation';
import { book, type LoanEvent } from './book';
import { refundsDue, usualClosingDate } from './closure';
import { emiRows } from './emiRows';
import { explainedAccount } from './explained';
import { waivableFigures } from './figures';
import { foreclosureOn } from './foreclosure';
import { listedAccount } from './listed';
import type { NachEvent } from './nach';
import { overdueHistory } from './overdueHistory';
import { positionOf } from './position';
import { postThrough } from './postDays';
import type { ReceiptEvent } from './receipts';
import { transactionRows } from './rows';
import { standingOn } from './standing';
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
import { partsOfWaiver, type WaiverEvent } from './waiver';
import { wireTransactions } from './wireRows';

// What the worked examples do not reach: the day and the paisa on which a rule turns, and every refusal.

const why = (account: LoanAccount, event: LoanEvent) => {
  const { account: after, outcome } = book(account, event);
  // A refusal posts what falls due until then, and nothing else.
  if ('why' in outcome) expect(after).toEqual(postThrough(account, event.bookedOn));
  return 'why' in outcome ? outcome.why : outcome.outcome;
};
const balance = (account: LoanAccount, name: string) =>
  paiseToRupees([...positionOf(account).balances].find(([key]) => key === name)?.[1] ?? rupees(0));
const owedBack = (account: LoanAccount) => paiseToRupees(refundsDue(account));
const noPaymentYet = openAccount({ ...sampleTerms, disbursedOn: on('11-10') });
const allWaived = booked(noPaymentYet, waiver({ principal: '75000' }, '11-12', '11-10'));
/** 0.50 more than what closes it. */
const paidHalfMore = () => booked(twoReturned(), money('37723.35', '11-15'));
const refund = (amount: string, day = '11-16'): LoanEvent => ({
  type: 'refund',
  amount: rupees(amount),
  bookedOn: on(day),
});

describe('opening an account', () => {
  it('posts no transfer of nothing', () => {
    const opened = openAccount({ ...sampleTerms, processingFeeRate: percent(0) });
    expect(opened.groups[0]?.transfers.map(({ credit, amount }) => [credit, amount])).toEqual([
      ['bank', 7_491_370],
      ['interest income', 8_630],
    ]);
  });
});

describe('the ordinary order', () => {
  it('holds what is left after all that is due', () => {
    const open = { emi: 7, open: { principal: rupees(50) } };
    expect(allocateMoney(rupees(100), [], ordinaryOrder, [open])).toEqual({ shares: [], left: rupees(100) });
    expect(allocateMoney(rupees(100), [open], ordinaryOrder)).toEqual({
      shares: [{ emi: 7, part: 'principal', amount: rupees(50) }],
      left: rupees(50),
    });
  });
});

describe('the closing date of a request that names none', () => {
  it.each([
    ['a receipt of the last day that is near enough', '11-15', '11-22', '11-15'],
    ['one a day older', '11-15', '11-23', '11-23'],
    ['one of today', '11-22', '11-22', '11-22'],
  ])('after %s', (_words, receipt, today, closing) => {
    expect(usualClosingDate(on(receipt), on(today), 7)).toBe(on(closing));
  });

  it('is today without a receipt', () => {
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
  ])('is possible %s', (_words, actual, wanted) => {
    expect(actual()).toBe(wanted);
  });

  it('posts no broken period on a due date', () => {
    const closed = booked(fivePaid(), money('52333.14', '10-01'), close('10-01'));
    expect(closed.groups.at(-1)?.transfers.filter(({ amount }) => amount === 0)).toEqual([]);
    expect(closed.groups.at(-1)?.kind).toBe('closure');
  });

  it('rounds 0.50 away beside a waiver that was not needed, which is undone', () => {
    const closed = booked(paidHalfMore(), waiver({ principal: '100' }, '11-15'), close('11-15'));
    expect([owedBack(closed), balance(closed, 'rounding'), balance(closed, 'waived')]).toEqual([0, -0.5, 0]);
  });

  it('rounds 0.50 away beside money that came after the closing date, which is due back', () => {
    const closed = booked(paidHalfMore(), money('500', '11-16'), close('11-16', '11-15'));
    expect([owedBack(closed), balance(closed, 'rounding'), balance(closed, 'held')]).toEqual([500, -0.5, 0]);
  });
});

describe('refunds', () => {
  const owed = () => booked(paidHalfMore(), money('500', '11-16'), close('11-16', '11-15'));

  it.each([
    ['0', 'more than what is due back'],
    ['0.01', 'posted'],
    ['500', 'posted'],
    ['500.01', 'more than what is due back'],
  ])('of %s: %s', (amount, outcome) => {
    expect(why(owed(), refund(amount))).toBe(outcome);
  });

  it('are paid from the bank', () => {
    const paid = booked(owed(), refund('200'));
    expect(paid.groups.at(-1)).toMatchObject({
      kind: 'refund',
      transfers: [{ amount: rupees(200), debit: 'refunds due', credit: 'bank', valueDate: on('11-16') }],
    });
    expect(owedBack(paid)).toBe(300);
  });
});

describe('an EMI that is not due yet', () => {
  it('is to come until its due date, and unpaid on it', () => {
    const states = (day: string) =>
      explainedAccount(fivePaid(), on(day))
        .emis.slice(4, 7)
        .map(({ state }) => state);
    expect(states('09-30')).toEqual(['paid', 'to come', 'to come']);
    expect(states('10-01')).toEqual(['paid', 'unpaid', 'to come']);
  });
});

describe('the history on the wire', () => {
  it('counts EMIs from 1, in rupees', () => {
    const { history } = explainedAccount(
      booked(fivePaid(), money('100', '10-01', '10-01', 'R')),
      on('10-01'),
    );
    expect(history.slice(-2)).toEqual([
      {
        date: on('10-01'),
        bookedOn: on('10-01'),
        kind: 'due',
        source: null,
        receipt: null,
        parts: [
          { emi: 6, part: 'principal', amount: 8470.27 },
          { emi: 6, part: 'interest', amount: 608.73 },
        ],
        amount: 9079,
        balance: 9079,
      },
      {
        date: on('10-01'),
        bookedOn: on('10-01'),
        kind: 'receipt',
        source: 'MANUAL_PAYMENT',
        receipt: 'R',
        parts: [{ emi: 6, part: 'interest', amount: -100 }],
        amount: -100,
        balance: 8979,
      },
    ]);
  });
});

describe('what may be waived at most', () => {
  it('is what is due and open of penal, bounce and interest, and all principal', () => {
    expect(waivableFigures(twoReturned(), on('11-15'))).toEqual({
      penal: 544.74,
      bounce: 1180,
      interest: 1069.23,
      principal: 34_784.37,
    });
  });
});

describe('the next day on which a list changes', () => {
  const grace = settingsOf([{ madeOn: on('04-01'), settings: { penalGraceDays: 3 } }]);
  const next = (day: string) => listedAccount(postThrough(fivePaid(grace), on(day))).nextPosting;

  it.each([
    ['the day after its due date an EMI is overdue, also within the days of grace', '10-01', '10-02'],
    ['after them it is charged', '10-02', '10-05'],
    ['on its 92nd day the loan is NPA, between two charges', '12-03', '12-04'],
    ['on the next penal date too', '12-05', '12-31'],
  ])('%s', (_words, day, wanted) => {
    expect(next(day)).toBe(on(wanted));
  });

  const paidInMonths = (months: number) => {
    const account = openAccount({ ...sampleTerms, months });
    const emis = account.instalments.map(({ dueDate, principal, interest }) => {
      const day = dueDate.slice(5);
      return money(((principal + interest) / 100).toFixed(2), day);
    });
    return booked(account, ...emis);
  };

  it('is none in the month of the last due date once all is paid', () => {
    expect(listedAccount(paidInMonths(3)).nextPosting).toBeNull();
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

  it('is waived again as far as it was', () => {
    const waived = booked(twoReturned(), waiver({ penal: '544' }, '11-15'));
    expect(penalOf(waived, 5)).toEqual([363.16, 0, 363.16]);
    expect(penalOf(dated(waived), 5)).toEqual([181.58, 0, 181.58]);
    expect(balance(dated(waived), 'waived')).toBe(362.42);
    expect(seen(undone(waived))).toEqual(seen(waived));
  });

  it('is paid again by the money that it freed, the latest of two freed first', () => {
    const paid = booked(
      twoReturned(),
      money('9769', '11-15', '11-15', 'one'),
      money('200', '11-16', '11-16', 'two'),
    );
    expect(penalOf(paid, 5)).toEqual([363.16, 300, 0]);
    expect(penalOf(dated(paid), 5)[0]).toBe(181.58);
    expect(seen(undone(paid))).toEqual(seen(paid));
  });

  it('is taken back by money of the day before it, not by money of its own day', () => {
    const dayOf = (value: string) => penalOf(booked(twoReturned(), money('9669', '11-15', value)), 5)[0];
    expect([dayOf('10-31'), dayOf('11-01')]).toEqual([181.58, 363.16]);
  });
});

describe('a row of a NACH file', () => {
  const row = (changes: Partial<NachEvent> = {}): NachEvent => ({
    ...debit('11-01', '9079', '11-15'),
    ...changes,
  });
  const last = (account: LoanAccount) => account.receipts.at(-1);

  it.each([
    ['of the day of disbursal', { settlementDate: on('03-30') }, 'posted'],
    ['of the day before', { settlementDate: on('03-29') }, 'settlement before disbursal'],
    ['three days ahead', { settlementDate: on('11-18') }, 'posted'],
    ['four days ahead', { settlementDate: on('11-19') }, 'settlement more than 3 days ahead'],
    ['that reverses a debit which is not there', { status: 'REVERSED' }, 'no debit to reverse'],
  ] as const)('%s: %s', (_words, changes, outcome) => {
    expect(why(twoReturned(), row(changes))).toBe(outcome);
  });

  it.each([
    ['before it is booked', '11-14', '11-14'],
    ['after it is booked', '11-17', '11-15'],
  ])('that settles %s counts from %s', (_words, settled, counts) => {
    const account = booked(twoReturned(), row({ settlementDate: on(settled) }));
    expect(last(account)?.valueDate).toBe(on(counts));
  });

  it('of an EMI to come is matched by the scheduled amount, not by what is open of it so far', () => {
    const of = (amount: string) =>
      last(booked(twoReturned(), row({ emiDate: on('12-01'), amount: rupees(amount) })));
    expect([of('9079')?.toBeMapped, of('8769.33')?.toBeMapped]).toEqual([false, true]);
  });

  it('that reverses a debit undoes the latest of that EMI and amount which is not reversed yet', () => {
    const twice = booked(
      twoReturned(),
      money('9079', '11-10', '11-10', 'by link'),
      debit('11-01', '100', '11-11'),
      debit('11-01', '9079', '11-12'),
      debit('12-01', '9079', '11-12'),
      debit('11-01', '9079', '11-13'),
      debit('11-01', '50', '11-14'),
    );
    const reversed = (account: LoanAccount) =>
      account.receipts.filter(it => it.reversal !== null).map(({ id }) => id);
    const back = (occurrence: number) => row({ status: 'REVERSED', occurrence });
    const once = booked(twice, back(1));
    expect(reversed(once)).toEqual(['N 11-01 11-13 11-13 9079']);
    const again = booked(once, back(2));
    expect(reversed(again)).toEqual(['N 11-01 11-12 11-12 9079', 'N 11-01 11-13 11-13 9079']);
    expect(why(again, back(3))).toBe('no debit to reverse');
  });
});

describe('the history of what is due', () => {
  const lines = (account: LoanAccount, day: string) =>
    overdueHistory(account, on(day)).map(({ date, kind, receipt, amount, balance: left }) => [
      date.slice(5),
      kind,
      receipt,
      paiseToRupees(amount),
      paiseToRupees(left),
    ]);

  it('is by the days from which entries count, though they were booked in another order', () => {
    const account = booked(
      fivePaid(),
      money('100', '10-05', '10-05', 'later'),
      money('200', '10-06', '10-03', 'dated back'),
    );
    expect(lines(account, '10-06').slice(-4)).toEqual([
      ['10-01', 'due', null, 9079, 9079],
      ['10-02', 'penal', null, 181.58, 9260.58],
      ['10-03', 'receipt', 'dated back', -200, 9060.58],
      ['10-05', 'receipt', 'later', -100, 8960.58],
    ]);
  });

  it('of a closed loan ends at its closing', () => {
    const closed = booked(twoReturned(), money('37723', '11-15', '11-15', 'R'), close('11-15'));
    const all = lines(closed, '12-20');
    expect(all.at(-1)).toEqual(['11-15', 'receipt', 'R', -19_882.74, 0]);
    expect(all).toEqual(lines(closed, '11-15'));
  });
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
  ])('%s', (_words, account, words) => {
    expect(wentTo(account())).toEqual(words);
  });

  it('is not said while some of it is held', () => {
    expect(wentTo(booked(fivePaid(), money('500', '09-15', '09-15', 'A')), 'A', '09-20')).toEqual([null]);
    expect(wentTo(booked(twoReturned(), money('20000', '11-15', '11-15', 'A')))).toEqual([null]);
  });

  it('is said once it is mapped, though some of it is held', () => {
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
  ])('%s: %s', (_words, actual, outcome) => {
    expect(actual()).toBe(outcome);
  });

  it.each([
    ['cash of another day', cash('10000', '11-14', 'a'), 'posted'],
    ['money by bank', money('10000', '11-15', '11-15', 'a'), 'posted'],
    ['cash of this day', cash('10000', '11-15', 'a'), 'cash limit reached'],
  ])('cash of 10,000 after %s of 10,000: %s', (_words, before, outcome) => {
    expect(why(booked(twoReturned(), before), cash('10000', '11-15', 'b'))).toBe(outcome);
  });

  it('cash that was reversed leaves room again', () => {
    const reversed = booked(twoReturned(), cash('10000', '11-15', 'a'), reversal('a', '11-15'));
    expect(why(reversed, cash('10000', '11-15', 'b'))).toBe('posted');
  });

  it.each([
    ['razorpay', money('10', '11-15')],
    ['bank', money('10', '11-15', '11-14')],
    ['cash', cash('10', '11-15', 'c')],
    ['nach', debit('11-01', '10', '11-15')],
  ])('are money at %s', (book, event) => {
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
  ])('%s: %s', (_words, actual, outcome) => {
    expect(actual()).toBe(outcome);
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
  ])('%s: %s', (_words, actual, outcome) => {
    expect(actual()).toBe(outcome);
  });

  it('of the money that closed the loan turns round its closing, though money came later', () => {
    const opened = booked(later(), reversal('L', '11-21'));
    expect(opened.closedOn).toBeNull();
    expect(positionOf(opened).emis[7]?.interest.charged).toBe(0);
    expect(opened.groups.map(({ kind }) => kind).slice(-3)).toContain('closure');
    expect(balance(opened, 'rounding')).toBe(0);
  });
});

describe('a bounce before the first due date', () => {
  it('is charged on it', () => {
    const account = postThrough(booked(openAccount(sampleTerms), returned('05-01', '04-20')), on('05-01'));
    const charges = account.groups.filter(({ kind }) => kind === 'charge').flatMap(group => group.transfers);
    expect(
      charges.map(({ debit: account, credit, amount, valueDate }) => [account, credit, amount, valueDate]),
    ).toEqual([
      ['bounce', 'bounce income', 50_000, '2026-05-01'],
      ['bounce', 'GST payable', 9_000, '2026-05-01'],
    ]);
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
  ])('of %s that names no parts takes charges first and principal last', (amount, taken) => {
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
  ])('%s: %s', (_words, event, outcome) => {
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

  it('say how it came, and of which one a row is the reversal', () => {
    const account = booked(
      twoReturned(),
      money('100', '11-10', '11-10', 'link'),
      money('100', '11-11', '11-10', 'bank'),
      cash('100', '11-12', '11-11'),
      waiver({ penal: '100' }, '11-12'),
      reversal('bank', '11-13'),
    );
    const lines = wireTransactions(account, on('11-13')).slice(5);
    expect(lines.map(line => [line.paymentId, line.paymentSource, line.remarks.description])).toEqual([
      ['link', 'MANUAL_PAYMENT', 'Paid by link'],
      ['bank', 'MANUAL_PAYMENT', 'Bank transfer'],
      ['bank', 'MANUAL_PAYMENT', 'Reversal of bank'],
      ['cash', 'MANUAL_PAYMENT', 'Cash'],
      ['W 11-12', 'WAIVER', 'Waiver'],
    ]);
    expect(wireTransactions(account, on('11-13'))[0]?.remarks).toEqual({ description: 'Auto debit' });
  });
});

describe('the class of a loan that was closed', () => {
  it('counts until its closing, and is STANDARD from then on', () => {
    const closed = booked(twoReturned(), money('37723', '11-15', '11-15', 'L'), close('11-15'));
    const classes = ['11-14', '11-15', '11-16'].map(day => standingOn(closed, on(day)).daysPastDue);
    expect(classes).toEqual([44, 0, 0]);
  });

  it('of an NPA ends on the day it is closed', () => {
    const late = booked(twoReturned(), returned('12-01'), { ...money('1', '12-31', '12-31', 'x') });
    const npa = standingOn(late, on('12-31')).npa;
    expect(npa).toEqual({ start: on('12-30'), end: null });
    const total = foreclosureOn(late, on('12-31')).payable;
    const closed = booked(late, money((total / 100).toFixed(2), '12-31', '12-31', 'all'), close('12-31'));
    expect(standingOn(closed, on('12-31')).npa).toEqual({ start: on('12-30'), end: on('12-31') });
  });
});

describe('the position', () => {
  const seen = ({ emis, held, balances }: ReturnType<typeof positionOf>) => ({
    emis,
    held: [...held],
    balances: [...balances],
  });
  const anew = (account: LoanAccount) => seen(positionOf(account, () => true));

  it('of an account is its own, though another one ends with the same group', () => {
    const account = booked(twoReturned(), money('5000', '11-15'));
    const [first, ...rest] = account.groups;
    if (first === undefined) throw new Error('No group');
    expect(seen(positionOf(account))).toEqual(anew(account));
    const others: LoanAccount[] = [
      { ...account, groups: [{ ...first, transfers: first.transfers.slice(1) }, ...rest] },
      { ...account, groups: rest },
      { ...account, instalments: account.instalments.slice(1) },
      { ...account, instalments: account.instalments.map(it => ({ ...it, principal: rupees(1) })) },
    ];
    for (const other of others) {
      expect(seen(positionOf(other))).toEqual(anew(other));
      expect(seen(positionOf(other))).not.toEqual(seen(positionOf(account)));
    }
  });
});

describe('posting by date', () => {
  it('posts no group of nothing', () => {
    const posted = postThrough(fivePaid(), on('09-30'));
    const kinds = posted.groups.map(({ kind }) => kind);
    expect(kinds).toEqual(['disbursal', ...Array<string[]>(5).fill(['due', 'receipt']).flat()]);
    expect(postThrough(posted, on('09-30'))).toBe(posted);
    expect(postThrough(posted, on('09-29'))).toBe(posted);
  });

  it('posts an EMI without interest as due', () => {
    const free = postThrough(openAccount({ ...sampleTerms, yearlyRate: percent(0) }), on('05-01'));
    expect(free.groups.at(-1)).toMatchObject({ kind: 'due', transfers: [] });
  });
});

describe('a link that was paid long ago and reported late', () => {
  it('is booked, as money by hand of that day is not', () => {
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

describe('money that was to be given back', () => {
  it('is allocated again once its loan is open again', () => {
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

  it('and that pays a charge which is taken back went to the EMI that it pays since', () => {
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

describe('a receipt that waited to be mapped', () => {
  const short = () => booked(twoReturned(), { ...debit('11-01', '9000', '11-15'), id: 'S' });
  const waits = (account: LoanAccount) => account.receipts.find(({ id }) => id === 'S')?.toBeMapped;

  it('waits no more once it is mapped or reversed', () => {
    expect(waits(short())).toBe(true);
    const mapped = booked(short(), map('S', 6, '11-16'));
    expect([waits(mapped), mapped.groups.at(-1)?.kind]).toEqual([false, 'allocation']);
    expect(waits(booked(short(), reversal('S', '11-16')))).toBe(false);
  });
});
