import { describe, expect, it } from 'vitest';
import { paiseToRupees, rupees } from '../money/paise';
import { percent } from '../money/rate';
import { type LoanAccount, openAccount } from './account';
import { allocateMoney, ordinaryOrder } from './allocation';
import { book, type LoanEvent } from './book';
import { refundsDue, usualClosingDate } from './closure';
import { explainedAccount } from './explained';
import { waivableFigures } from './figures';
import { listedAccount } from './listed';
import { positionOf } from './position';
import { postThrough } from './postDays';
import {
  booked,
  close,
  fivePaid,
  money,
  on,
  sampleTerms,
  twoReturned,
  waiver,
} from './sampleAccount.fixture';
import { settingsOf } from './settings';

// What the worked examples do not reach: the day and the paisa on which a rule turns, and every refusal.

const why = (account: LoanAccount, event: LoanEvent) => {
  const { account: after, outcome } = book(account, event);
  // A refusal posts nothing.
  if ('why' in outcome) expect(after).toBe(account);
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
