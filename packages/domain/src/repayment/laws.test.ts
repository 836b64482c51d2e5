import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyActions, anyTerms, type Action, eventOf, lawRuns, live } from '../../testing/accountSequences';
import { addDays, daysBetween } from '../calendar/arithmetic';
import { paise, subtract, sum, zeroPaise } from '../money/paise';
import { type LoanAccount, openAccount } from './account';
import { allocateMoney, type AllocationOrder } from './allocation';
import { book } from './book';
import { foreclosureOn } from './foreclosure';
import { listedAccount } from './listed';
import type { AccountTerms } from './opening';
import { heldOf, positionOf } from './position';
import { postThrough } from './postDays';
import { repaymentRows } from './rows';
import { standingOn } from './standing';
import { parts } from './transfers';

const last = (terms: AccountTerms, actions: readonly Action[]) =>
  [...live(terms, actions)].at(-1) ?? { account: openAccount(terms), day: terms.disbursedOn };

/** What can be seen of an account: its balances and what is open. */
function seen(account: LoanAccount) {
  const { emis, held, balances } = positionOf(account);
  const moved = [...balances].filter(([, amount]) => amount !== 0).toSorted();
  return { emis, held: [...held].toSorted(), balances: moved };
}

const runs = lawRuns(150);

describe('the laws of an account', () => {
  it('has a trial balance of zero, nothing is open or held below zero, and nothing of 0 is moved [XR-025.d]', () => {
    fc.assert(
      fc.property(anyTerms, anyActions(), (terms, actions) => {
        for (const { account } of live(terms, actions)) {
          const { emis, held, balances } = positionOf(account);
          expect(sum(balances.values())).toBe(0);
          const open = emis.flatMap(emi => parts.map(part => emi[part].open));
          expect(Math.min(...open, ...held.values())).toBeGreaterThanOrEqual(0);
          const moved = account.groups.flatMap(group => group.transfers.map(({ amount }) => amount));
          expect(Math.min(...moved)).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  it('lists the same until the next posting, and days past due follow from the oldest unpaid due date [CO-011.a]', () => {
    const ahead = fc.integer({ min: 1, max: 130 });
    fc.assert(
      fc.property(anyTerms, anyActions(), ahead, (terms, actions, days) => {
        const { account, day } = last(terms, actions);
        const listed = listedAccount(account);
        const later = addDays(day, days);
        if (listed.nextPosting !== null && later >= listed.nextPosting) return;
        expect(listedAccount(postThrough(account, later))).toEqual(listed);
        const { daysPastDue, npa } = standingOn(account, later);
        const { oldestUnpaid } = listed;
        expect(daysPastDue).toBe(oldestUnpaid === null ? 0 : Math.max(0, daysBetween(oldestUnpaid, later)));
        expect(npa).toEqual(listed.npa);
      }),
      lawRuns(300),
    );
  });

  it('is the same when its events are booked again, after every one of them, and keeps the entries before it [M24.b]', () => {
    fc.assert(
      fc.property(anyTerms, anyActions(), (terms, actions) => {
        let again = openAccount(terms);
        let before = again;
        for (const { account, day, event } of live(terms, actions)) {
          again = postThrough(event === null ? again : book(again, event).account, day);
          expect(again).toEqual({ ...account, settingsOn: again.settingsOn });
          expect(account.groups.slice(0, before.groups.length)).toEqual(before.groups);
          before = account;
        }
      }),
      runs,
    );
  });

  it('allocates every receipt exactly: paid, held, given back or rounded away [XR-147.e]', () => {
    fc.assert(
      fc.property(anyTerms, anyActions(), (terms, actions) => {
        const { account, day } = last(terms, actions);
        const rows = repaymentRows(account, day);
        for (const { id, amount, source, reversal } of account.receipts) {
          const { held, balances } = positionOf(account, ({ receipt }) => receipt === id);
          const paid = sum(rows.filter(row => row.receipt === id).map(row => row.total));
          const away = ['refunds due', 'rounding'].map(name =>
            subtract(zeroPaise, balanceOf(balances, name)),
          );
          // What was waived of a charge that was taken back is waived no more.
          const inForce = source === 'WAIVER' ? balanceOf(balances, 'waived') : amount;
          const used = sum([paid, held.get(id) ?? zeroPaise, ...away]);
          expect(used).toBe(reversal === null ? inForce : 0);
        }
      }),
      runs,
    );
  });

  it('is the same whether the days are posted one by one or all at once [M6.e]', () => {
    fc.assert(
      fc.property(anyTerms, anyActions(), fc.integer({ min: 0, max: 120 }), (terms, actions, days) => {
        const { account, day } = last(terms, actions);
        const until = addDays(day, days);
        let daily = account;
        for (let date = day; date <= until; date = addDays(date, 1))
          daily = postThrough(postThrough(daily, date), date);
        expect(daily.groups).toEqual(postThrough(account, until).groups);
      }),
      runs,
    );
  });

  it('never lowers the days past due while nothing is paid [CO-011.a]', () => {
    fc.assert(
      fc.property(anyTerms, anyActions(['link', 'debit', 'return']), (terms, actions) => {
        const { account, day } = last(terms, actions);
        const held = heldOf(positionOf(account));
        fc.pre(held === 0);
        let before = standingOn(account, day).daysPastDue;
        for (let days = 1; days <= 60; days += 7) {
          const after = standingOn(account, addDays(day, days)).daysPastDue;
          expect(after).toBeGreaterThanOrEqual(before);
          before = after;
        }
      }),
      lawRuns(50),
    );
  });

  it('is restored to the paisa by the reversal of a receipt [M26.b, M26.h]', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anyActions(),
        anyActions(['link', 'by hand', 'debit']),
        (terms, actions, [action]) => {
          const { account, day } = last(terms, actions);
          fc.pre(account.closedOn === null && action !== undefined);
          const event = action && eventOf(account, action, day, actions.length);
          fc.pre(event !== null && event !== undefined && 'id' in event);
          const { account: after, outcome } = book(account, event);
          fc.pre(outcome.outcome === 'posted');
          const { account: reversed } = book(after, { type: 'reversal', of: event.id, bookedOn: day });
          expect(seen(reversed)).toEqual(seen(account));
        },
      ),
      runs,
    );
  });

  it('quotes a past day as it was quoted on that day, while nothing was dated back [M32.d]', () => {
    fc.assert(
      fc.property(anyTerms, anyActions(['link', 'return']), (terms, actions) => {
        const steps = [
          ...live(
            terms,
            actions.map(action => ({ ...action, back: 0 })),
          ),
        ];
        const { account } = steps.at(-1) ?? { account: openAccount(terms) };
        const lastOfDay = steps.filter(({ day }, index) => steps[index + 1]?.day !== day);
        for (const step of lastOfDay)
          expect(foreclosureOn(account, step.day)).toEqual(foreclosureOn(step.account, step.day));
      }),
      runs,
    );
  });

  it('owes nothing once everything was paid and the loan was closed, which rounds less than a rupee away [M33.d, M34.a, M34.d]', () => {
    fc.assert(
      fc.property(anyTerms, anyActions(), (terms, actions) => {
        const { account, day } = last(terms, actions);
        fc.pre(account.closedOn === null);
        const amount = paise(Math.max(0, foreclosureOn(account, day).payable));
        const money = {
          type: 'receipt',
          id: 'last',
          source: 'RAZORPAY',
          amount,
          bookedOn: day,
          valueDate: day,
        } as const;
        const paid = amount === 0 ? account : book(account, { ...money, reference: null }).account;
        const { account: closed, outcome } = book(paid, { type: 'close', bookedOn: day, closingDate: day });
        expect(outcome).toEqual({ outcome: 'posted' });
        const { emis, held, balances } = positionOf(closed);
        expect(emis.flatMap(emi => parts.map(part => emi[part].open)).filter(open => open !== 0)).toEqual([]);
        expect([held.size, balances.get('principal'), balances.get('penal') ?? 0]).toEqual([0, 0, 0]);
        expect(Math.abs(balanceOf(balances, 'rounding'))).toBeLessThan(100);
      }),
      runs,
    );
  });
});

function balanceOf(balances: ReadonlyMap<string, ReturnType<typeof paise>>, name: string) {
  return balances.get(name) ?? zeroPaise;
}

describe('allocateMoney', () => {
  const open = (emi: number, interest: number, principal: number, penal: number) => ({
    emi,
    open: { interest: paise(interest), principal: paise(principal), penal: paise(penal) },
  });
  const due = [open(0, 10, 50, 3), open(1, 20, 40, 2)];
  const notDue = [open(2, 5, 45, 0), open(3, 4, 46, 0)];
  const shares = (amount: number, order: AllocationOrder) => {
    const { shares: all, left } = allocateMoney(paise(amount), due, order, notDue);
    return [...all.map(it => `${it.emi} ${it.part} ${it.amount}`), `left ${left}`];
  };
  const penalFirst = ['penal', 'interest', 'principal'] as const;

  it('settles what is due in any order [M18.d]', () => {
    expect(shares(70, { parts: penalFirst, across: 'emi by emi', advance: 'hold' })).toEqual([
      '0 penal 3',
      '0 interest 10',
      '0 principal 50',
      '1 penal 2',
      '1 interest 5',
      'left 0',
    ]);
    expect(shares(70, { parts: penalFirst, across: 'part by part', advance: 'hold' })).toEqual([
      '0 penal 3',
      '1 penal 2',
      '0 interest 10',
      '1 interest 20',
      '0 principal 35',
      'left 0',
    ]);
  });

  it('holds what is left, or settles the next or the last EMIs with it [M18.e]', () => {
    const order = { parts: penalFirst, across: 'emi by emi' } as const;
    expect(shares(140, { ...order, advance: 'hold' }).at(-1)).toBe('left 15');
    expect(shares(140, { ...order, advance: 'next EMIs first' }).slice(-3)).toEqual([
      '2 interest 5',
      '2 principal 10',
      'left 0',
    ]);
    expect(shares(140, { ...order, advance: 'last EMIs first' }).slice(-3)).toEqual([
      '3 interest 4',
      '3 principal 11',
      'left 0',
    ]);
    const byPart = { ...order, across: 'part by part', advance: 'next EMIs first' } as const;
    expect(shares(140, byPart).slice(-4)).toEqual([
      '2 interest 5',
      '3 interest 4',
      '2 principal 6',
      'left 0',
    ]);
  });

  it('leaves out a part that the order does not name [M18.d]', () => {
    expect(shares(999, { parts: ['interest'], across: 'emi by emi', advance: 'hold' })).toEqual([
      '0 interest 10',
      '1 interest 20',
      'left 969',
    ]);
  });
});
