import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { paiseToRupees, rupees } from '../money/paise';
import {
  leastFirstPart,
  leastLink,
  linkDays,
  nextAsking,
  partialFrom,
  statusAfter,
} from '../paymentLinks/rules';
import { eventAgeFault } from '../paymentLinks/event';
import { book } from '../repayment/book';
import { nachKey, type NachEvent } from '../repayment/nach';
import { booked, close, debit, money, on, reversal, twoReturned } from '../repayment/sampleAccount.fixture';
import { hasEnded, movesDues, whyNotDecide } from './request';

// What the rules of requests, NACH rows, links and messages give for the days and amounts at their edges, in the words of
// those rules. Days are of 2026, amounts rupees.

const asked = on('11-15');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const admin = { idString: 'other', roles: ['ROLE_COLLECTIONS_ADMIN'], setUpByMaker: null };
const maker = 'maker';
const row = debit('11-01', '9079', '11-15');
const referred = (change: Partial<NachEvent>) => nachKey({ ...row, bankReference: 'B1', ...change });
const bare = (change: Partial<NachEvent>) => nachKey({ ...row, ...change }) === nachKey(row);
const why = (change: Partial<NachEvent>) => {
  const { outcome } = book(twoReturned(), { ...row, bookedOn: on('11-15'), ...change });
  return 'why' in outcome ? outcome.why : outcome.outcome;
};
const moved = (kind: string, group: Parameters<typeof movesDues>[0]['groups'][number]) =>
  movesDues({ kind, groups: [group] });

describe('requests', () => {
  it.each([
    [
      'M35.a',
      'a receipt, a waiver, a reversal, a bounce, a mapping move the dues',
      () => [
        moved('receipt', 'receipt'),
        moved('waiver', 'waiver'),
        moved('reversal', 'reversal'),
        moved('nach', 'charge'),
        moved('map', 'allocation'),
      ],
      [true, true, true, true, true],
    ],
    [
      'M35.b',
      'what falls due or is charged by date alone does not',
      () => [movesDues({ kind: 'nach', groups: ['due'] }), movesDues({ kind: 'nach', groups: [] })],
      [false, false],
    ],
    [
      'M35.d',
      'it waits on the seventh day, and has ended on the eighth',
      () => [hasEnded(asked, addDays(asked, 7)), hasEnded(asked, addDays(asked, 8))],
      [false, true],
    ],
    [
      'M36.c',
      'an agent may not decide',
      () => whyNotDecide({ ...admin, roles: ['ROLE_COLLECTIONS_AGENT'] }, maker, asked),
      'role',
    ],
    [
      'M36.d',
      'nor its maker, also as a super user',
      () => whyNotDecide({ ...admin, idString: maker, roles: ['ROLE_SUPER_USER'] }, maker, asked),
      'maker',
    ],
    [
      'M36.e',
      'nor an account whose roles the maker set 7 days ago; 8 days ago it may',
      () => [7, 8].map(ago => whyNotDecide({ ...admin, setUpByMaker: addDays(asked, -ago) }, maker, asked)),
      ['setUpByMaker', null],
    ],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});

describe('rows of a NACH file', () => {
  it.each([
    [
      'M40.a',
      'one reference, two kinds: two rows',
      () => [
        referred({ status: 'SUCCESS' }) === referred({ status: 'EXTENDED' }),
        referred({ status: 'RETURN' }) === referred({ status: 'REJECT' }),
        referred({}) === referred({ amount: rupees(1), emiDate: on('10-01') }),
      ],
      [false, true, true],
    ],
    [
      'M40.b',
      'without one: EMI date, settlement date, amount, kind, occurrence, each alone makes another row',
      () => [
        bare({ emiDate: on('10-01') }),
        bare({ settlementDate: on('11-14') }),
        bare({ amount: rupees(9078) }),
        bare({ status: 'RETURN' }),
        bare({ occurrence: 2 }),
        bare({ presentationDate: on('11-14') }),
      ],
      [false, false, false, false, false, true],
    ],
    [
      'M40.f',
      'settled on the day of disbursal it posts, the day before it is an error',
      () => [why({ settlementDate: on('03-30') }), why({ settlementDate: on('03-29') })],
      ['posted', 'settlement before disbursal'],
    ],
    [
      'M40.g',
      'settled 3 days ahead it posts, 4 days ahead it is an error',
      () => [why({ settlementDate: on('11-18') }), why({ settlementDate: on('11-19') })],
      ['posted', 'settlement more than 3 days ahead'],
    ],
    [
      'M40.h',
      'settled tomorrow it counts from today',
      () => booked(twoReturned(), debit('11-01', '9079', '11-16', '11-15')).receipts.at(-1)?.valueDate,
      '2026-11-15',
    ],
    [
      'M41.a',
      'the EMI was paid by link meanwhile: the debit is held',
      () => {
        const paid = booked(twoReturned(), money('19882.74', '11-15'));
        const { account, outcome } = book(paid, { ...row, bookedOn: on('11-15') });
        return [outcome.outcome, account.groups.at(-1)?.transfers.map(it => paiseToRupees(it.amount))];
      },
      ['posted', [9079]],
    ],
    [
      'M41.b',
      'the loan was closed meanwhile: nach → held → refunds due',
      () => {
        const closed = booked(twoReturned(), money('37722', '11-15'), close('11-15'));
        const { account } = book(closed, { ...row, bookedOn: on('11-15') });
        return account.groups.at(-1)?.transfers.map(it => [it.debit, it.credit, paiseToRupees(it.amount)]);
      },
      [
        ['nach', 'held', 9079],
        ['held', 'refunds due', 9079],
      ],
    ],
    [
      'M34.r',
      'reopened on 2 Dec: due on 1 Dec, penal dates of 1 and 2 Dec, with their own days',
      () => {
        const closed = booked(twoReturned(), money('37722', '11-15', '11-15', 'L'), close('11-15'));
        const { groups } = booked(closed, reversal('L', '12-02'));
        return groups
          .filter(({ kind, bookedOn }) => (kind === 'due' || kind === 'charge') && bookedOn >= on('11-16'))
          .map(({ kind, bookedOn }) => `${kind} ${bookedOn}`);
      },
      ['charge 2026-12-01', 'due 2026-12-01', 'charge 2026-12-02'],
    ],
  ] as const)('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});

describe('links and messages', () => {
  const fault = (ageMs: number) => eventAgeFault(0, ageMs);
  it.each<readonly [string, string, () => unknown, unknown]>([
    ['M42.a', 'a link asks for Rs. 1 at least', () => paiseToRupees(leastLink), 1],
    ['M42.b', 'from Rs. 200 on it takes a part', () => paiseToRupees(partialFrom), 200],
    ['M42.c', 'of Rs. 100 at least first', () => paiseToRupees(leastFirstPart), 100],
    ['M42.d', 'for 7 days', () => linkDays, 7],
    [
      'M42.e',
      'a payment of a cancelled or expired link makes it paid',
      () => [statusAfter('cancelled', 'paid'), statusAfter('expired', 'paid')],
      ['paid', 'paid'],
    ],
    [
      'M42.f',
      'asked after 1, 5, 15, 60 minutes, then hourly for 24 hours',
      () => [0, 1, 5, 15, 60, 120, 24 * 60].map(nextAsking),
      [1, 5, 15, 60, 120, 180, 25 * 60],
    ],
    ['M42.g', 'after the last hour it was not created', () => nextAsking(25 * 60), null],
    [
      'M43.a',
      'a message is taken for 30 days, not longer',
      () => [fault(30 * dayMs), fault(30 * dayMs + 1)],
      [null, 'The event is older than 30 days'],
    ],
    [
      'M43.b',
      'and up to 5 minutes ahead',
      () => [fault(-5 * minuteMs), fault(-5 * minuteMs - 1)],
      [null, 'The event is of a time still to come'],
    ],
  ])('[%s] %s', (_clause, _words, actual, wanted) => {
    expect(actual()).toEqual(wanted);
  });
});
