import { describe, expect, it } from 'vitest';
import { paiseToRupees, rupees, subtract, sum } from '../money/paise';
import { percent } from '../money/rate';
import { type LoanAccount, openAccount } from './account';
import { allocateMoney, ordinaryOrder } from './allocation';
import { explainedAccount } from './explained';
import { repaymentFigures } from './figures';
import { foreclosureOn } from './foreclosure';
import { listedAccount } from './listed';
import type { NachEvent } from './nach';
import { overdueHistory } from './overdueHistory';
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
  why,
} from './sampleAccount.fixture';
import { settingsOf, usualSettings } from './settings';
import { isCharge, loanAccounts } from './transfers';

// What worked examples do not reach of what is posted by date, and of what is told of it.

describe('opening an account', () => {
  it('posts no transfer of nothing [M9.d]', () => {
    const opened = openAccount({ ...sampleTerms, processingFeeRate: percent(0) });
    expect(opened.groups[0]?.transfers.map(({ credit, amount }) => [credit, amount])).toEqual([
      ['bank', 7_491_370],
      ['interest income', 8_630],
    ]);
  });
});

describe('what a loan paid out', () => {
  it('has the processing fee, its tax, and the total of both [CS-120.b]', () => {
    expect(repaymentFigures(fivePaid(), on('09-15')).loan.processingFee).toEqual({
      processingCharges: 1125,
      gst: 202.5,
      totalProcessingFee: 1327.5,
    });
  });
});

describe('the ordinary order', () => {
  it('holds what is left after all that is due [M18.c, M18.f]', () => {
    const open = { emi: 7, open: { principal: rupees(50) } };
    expect(allocateMoney(rupees(100), [], ordinaryOrder, [open])).toEqual({ shares: [], left: rupees(100) });
    expect(allocateMoney(rupees(100), [open], ordinaryOrder)).toEqual({
      shares: [{ emi: 7, part: 'principal', amount: rupees(50) }],
      left: rupees(50),
    });
    const ahead = { ...ordinaryOrder, advance: 'next EMIs first' } as const;
    expect(allocateMoney(rupees(100), [open], ahead).left).toBe(rupees(50));
  });
});

describe('an EMI that is not due yet', () => {
  it('is to come until its due date, and unpaid on it [M1.a]', () => {
    const states = (day: string) =>
      explainedAccount(fivePaid(), on(day))
        .emis.slice(4, 7)
        .map(({ state }) => state);
    expect(states('09-30')).toEqual(['paid', 'to come', 'to come']);
    expect(states('10-01')).toEqual(['paid', 'unpaid', 'to come']);
  });
});

describe('the history on the wire', () => {
  it('counts EMIs from 1, in rupees [XR-041.a]', () => {
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

describe('the next day on which a list changes', () => {
  const grace = settingsOf([{ madeOn: on('04-01'), settings: { penalGraceDays: 3 } }]);
  const next = (day: string) => listedAccount(postThrough(fivePaid(grace), on(day))).nextPosting;

  it.each([
    ['the day after its due date an EMI is overdue, also within the days of grace', '10-01', '10-02'],
    ['after them it is charged', '10-02', '10-05'],
    ['sixty days later it is charged again', '12-03', '12-04'],
  ])('%s [M1.b, M13.c, M13.f]', (_words, day, wanted) => {
    expect(next(day)).toBe(on(wanted));
  });

  it('is the day after due date + 90, with which NPA starts, also between two penal dates [M5.a]', () => {
    expect(next('12-05')).toBe(on('12-31'));
  });

  const paidInMonths = (months: number) => {
    const account = openAccount({ ...sampleTerms, months });
    const emis = account.instalments.map(({ dueDate, principal, interest }) => {
      const day = dueDate.slice(5);
      return money(((principal + interest) / 100).toFixed(2), day);
    });
    return booked(account, ...emis);
  };

  it('is none in the month of the last due date once all is paid [CO-011.f]', () => {
    expect(listedAccount(paidInMonths(3)).nextPosting).toBeNull();
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
  ] as const)('%s: %s [M40.f, M40.g]', (_words, changes, outcome) => {
    expect(why(twoReturned(), row(changes))).toBe(outcome);
  });

  it.each([
    ['before it is booked', '11-14', '11-14'],
    ['after it is booked', '11-17', '11-15'],
  ])('that settles %s counts from %s [M40.h]', (_words, settled, counts) => {
    const account = booked(twoReturned(), row({ settlementDate: on(settled) }));
    expect(last(account)?.valueDate).toBe(on(counts));
  });

  it('of a return that settled before the due date of its EMI is charged from that date [M15.f]', () => {
    const early = { presentationDate: on('10-30'), settlementDate: on('10-30') };
    const { groups } = booked(twoReturned(), row({ ...early, status: 'RETURN', code: '04' }));
    const charged = groups.at(-1)?.transfers.map(({ debit: part, valueDate }) => [part, valueDate]);
    expect(charged).toEqual([
      ['bounce', on('11-01')],
      ['bounce', on('11-01')],
    ]);
  });

  it('of an EMI to come is matched by the scheduled amount, not by what is open of it so far [M21.b]', () => {
    const of = (amount: string) =>
      last(booked(twoReturned(), row({ emiDate: on('12-01'), amount: rupees(amount) })));
    expect([of('9079')?.toBeMapped, of('8769.33')?.toBeMapped]).toEqual([false, true]);
  });

  it('of the EMI that falls due today is matched by what is open of it [M21.b]', () => {
    const part = booked(fivePaid(), money('1000', '10-01'));
    const of = (amount: string) => last(booked(part, debit('10-01', amount, '10-01')));
    expect([of('8079')?.toBeMapped, of('8078.99')?.toBeMapped]).toEqual([false, true]);
  });

  it('that reverses a debit undoes the latest of that EMI and amount which is not reversed yet [M40.i]', () => {
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

  it('is by the days from which entries count, though they were booked in another order [M1.c]', () => {
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

  it('of a loan that is open again shows what its closing had charged, and that it was taken back [M34.b, M34.r]', () => {
    const closed = booked(twoReturned(), money('37723', '11-15', '11-15', 'R'), close('11-15'));
    const opened = booked(closed, reversal('R', '11-20'));
    const amounts = (kind: string) =>
      overdueHistory(opened, on('12-05'))
        .filter(line => line.kind === kind)
        .map(({ date, amount }) => [date, paiseToRupees(amount)]);
    expect(amounts('closure')).toEqual(
      [144.51, -8913.84, -144.51, 8913.84].map(amount => [on('12-01'), amount]),
    );
    expect(amounts('correction')).toEqual([]);
  });

  it('of a closed loan ends at its closing [M34.c]', () => {
    const closed = booked(twoReturned(), money('37723', '11-15', '11-15', 'R'), close('11-15'));
    const all = lines(closed, '12-20');
    expect(all.at(-1)).toEqual(['11-15', 'receipt', 'R', -19_882.74, 0]);
    expect(all).toEqual(lines(closed, '11-15'));
  });
});

describe('a bounce before the first due date', () => {
  it('is charged on it [M15.h]', () => {
    const account = postThrough(booked(openAccount(sampleTerms), returned('05-01', '04-20')), on('05-01'));
    const charges = account.groups.filter(({ kind }) => kind === 'charge').flatMap(group => group.transfers);
    expect(
      charges.map(({ debit: account, credit, amount, valueDate }) => [account, credit, amount, valueDate]),
    ).toEqual([
      ['bounce', 'bounce income', 50_000, '2026-05-01'],
      ['bounce', 'GST payable', 9_000, '2026-05-01'],
    ]);
  });

  it('is charged on it too where the loan was closed meanwhile and is open again, and not while it is closed [M15.h]', () => {
    const bounced = booked(openAccount(sampleTerms), returned('05-01', '04-20'));
    const payable = paiseToRupees(foreclosureOn(bounced, on('04-21')).payable);
    const closed = booked(bounced, money(String(payable), '04-21', '04-21', 'A'), close('04-21'));
    const bounceOf = (account: LoanAccount) =>
      sum(
        postThrough(account, on('05-01')).groups.flatMap(({ transfers }) =>
          transfers.filter(({ debit: part }) => part === 'bounce').map(({ amount }) => amount),
        ),
      );
    expect([closed.closedOn, bounceOf(closed)]).toEqual([on('04-21'), 0]);
    expect(bounceOf(booked(closed, reversal('A', '04-22')))).toBe(59_000);
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
  it('posts no group of nothing [M6.e]', () => {
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

describe('returns', () => {
  it('are counted once, though a closing as of a day before took one back and was undone [XR-041.a]', () => {
    const paid = booked(twoReturned(), money('37723', '11-12', '11-12', 'R'), {
      ...returned('11-01', '11-14'),
      id: 'again',
    });
    const bounces = (account: LoanAccount) => explainedAccount(account, on('11-20')).emis[6]?.bounces;
    expect([bounces(twoReturned()), bounces(paid)]).toEqual([1, 2]);
    const closed = booked(paid, close('11-15', '11-13'));
    expect(bounces(booked(closed, reversal('R', '11-16')))).toBe(2);
  });
});

describe('the accounts of a loan', () => {
  it('are together what the customer owes, less what is held [M12.a]', () => {
    const account = booked(twoReturned(), { ...debit('11-01', '100', '11-15'), id: 'held' });
    const { balances } = positionOf(account);
    const owed = sum([...balances].flatMap(([name, amount]) => (loanAccounts.has(name) ? [amount] : [])));
    const { outstandingPrincipal, overdueInterest, penal, bounce, held } = foreclosureOn(
      account,
      on('11-15'),
    );
    expect(held).toBe(10_000);
    expect(owed).toBe(subtract(sum([outstandingPrincipal, overdueInterest, penal, bounce]), held));
  });

  it.each([
    ['fee', 'fee income', true],
    ['interest income', 'interest', true],
    ['bounce', 'GST payable', true],
    ['held', 'fee', false],
    ['fee', 'held', false],
  ] as const)('a transfer from %s to %s charges something or takes it back: %s', (debit, credit, isOne) => {
    const transfer = { amount: rupees(1), emi: 0, receipt: null, valueDate: on('10-01') };
    expect(isCharge({ ...transfer, debit, credit })).toBe(isOne);
  });
});

describe('the usual settings', () => {
  it('let collections call from 08:00 to before 19:00 [M46.a, M46.b]', () => {
    expect([usualSettings.callsFrom, usualSettings.callsUntil]).toEqual([480, 1140]);
  });
});
