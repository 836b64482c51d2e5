import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import { referenceTaken } from './messages';
import {
  type Asked,
  eventOf,
  hasEnded,
  movesDues,
  referenceKey,
  waitsForAnother,
  whyNotDecide,
} from './request';

const today = businessDate('2026-11-15');
const waiver = (amount: number, parts: object = {}) => ({
  kind: 'waiver' as const,
  date: today,
  amount: rupees(amount),
  parts: { penal: rupees(amount), ...parts },
  source: 'WAIVER',
});

describe('what waits for another person', () => {
  it.each([
    [1000, [], false],
    [1001, [], true],
    [400, [{ on: addDays(today, -30), amount: rupees(600) }], false],
    [401, [{ on: addDays(today, -30), amount: rupees(600) }], true],
    [401, [{ on: addDays(today, -31), amount: rupees(600) }], false],
  ])('Rs. %d after %j waits: %s [M29.a, M29.b, M29.c]', (amount, alone, waits) => {
    expect(waitsForAnother(waiver(amount), alone, { today, limit: rupees(1000) })).toBe(waits);
  });

  it.each([
    [500, false],
    [501, true],
  ])('with a limit of Rs. 500, Rs. %d waits: %s [M29.b]', (amount, waits) => {
    expect(waitsForAnother(waiver(amount), [], { today, limit: rupees(500) })).toBe(waits);
  });

  it.each(['interest', 'principal'])('any %s does [M29.f]', part => {
    expect(waitsForAnother(waiver(1, { [part]: rupees('0.01') }), [], { today, limit: rupees(1000) })).toBe(
      true,
    );
  });
});

describe('the dues of a request', () => {
  it.each([
    ['receipt', ['receipt'], true],
    ['nach', ['receipt'], true],
    ['waiver', ['waiver'], true],
    ['reversal', ['reversal'], true],
    ['nach', ['charge'], true],
    ['map', ['allocation'], true],
    ['nach', [], false],
    ['disbursal', ['disbursal'], false],
    ['refund', ['refund'], false],
    // What fell due or was charged by the day is booked with it.
    ['refund', ['due', 'charge', 'allocation', 'refund'], false],
    ['close', ['due', 'charge', 'waiver', 'closure'], false],
    ['map', ['due'], false],
  ] as const)('%s with %j move: %s [M35.a, M35.b, XR-022.b]', (kind, groups, moved) => {
    expect(movesDues({ kind, groups })).toBe(moved);
  });

  it('are waited for seven days [M35.d]', () => {
    expect([hasEnded(addDays(today, -7), today), hasEnded(addDays(today, -8), today)]).toEqual([false, true]);
  });
});

describe('who may decide', () => {
  const admin = { idString: 'b', roles: ['ROLE_COLLECTIONS_ADMIN'], setUpByMaker: null };
  it.each([
    [admin, null],
    [{ ...admin, roles: ['ROLE_SUPER_USER'] }, null],
    [{ ...admin, roles: ['ROLE_COLLECTIONS_AGENT'] }, 'role'],
    [{ ...admin, idString: 'a' }, 'maker'],
    [{ ...admin, idString: 'a', roles: ['ROLE_SUPER_USER'] }, 'maker'],
    [{ ...admin, setUpByMaker: addDays(today, -7) }, 'setUpByMaker'],
    [{ ...admin, setUpByMaker: addDays(today, -8) }, null],
  ] as const)('%j: %s [M36.c, M36.d, M36.e, M36.f, CO-076.g]', (person, why) => {
    expect(whyNotDecide(person, 'a', today)).toBe(why);
  });
});

it.each([
  ['UTR 1', 'UTR1'],
  [' utr1 ', 'UTR1'],
  ['HDFC\t 26-11 x', 'HDFC26-11X'],
])('the reference "%s" is compared as %s [XR-024.a]', (reference, key) => {
  expect(referenceKey(reference)).toBe(key);
});

it.each([
  [true, 'UTR 7 waits for approval already: Rs. 9,000.50 on loan 210042, 14 Nov 2026'],
  [false, 'UTR 7 is booked already: Rs. 9,000.50 on loan 210042, 14 Nov 2026'],
])('names the earlier receipt of a reference, waiting: %s [XR-024.a]', (waits, said) => {
  const earlier = { loanId: 210_042, amount: rupees('9000.50'), date: addDays(today, -1), waits };
  expect(referenceTaken('UTR 7', earlier)).toBe(said);
});

it.each<[Asked, object]>([
  [
    { ...waiver(300, { bounce: rupees(1) }), date: addDays(today, -2) },
    {
      type: 'waiver',
      id: 'R1',
      date: '2026-11-13',
      amount: rupees(300),
      parts: { penal: rupees(300), bounce: rupees(1) },
      by: 'Arun',
      reference: null,
    },
  ],
  [
    { kind: 'closure', closingDate: addDays(today, -1) },
    { type: 'close', closingDate: '2026-11-14' },
  ],
  [
    { kind: 'closure', closingDate: null },
    { type: 'close', closingDate: null },
  ],
  [
    {
      kind: 'receipt',
      amount: rupees('9000.50'),
      source: 'CASH',
      date: addDays(today, -3),
      reference: 'Slip 4',
      attachment: 'attachments/1/a.pdf',
    },
    {
      type: 'receipt',
      id: 'R1',
      source: 'CASH',
      amount: rupees('9000.50'),
      valueDate: '2026-11-12',
      reference: 'Slip 4',
    },
  ],
  [
    { kind: 'refund', amount: rupees('1117.26') },
    { type: 'refund', amount: rupees('1117.26') },
  ],
])('books what was asked, under the name of the request: %j [XR-149.b]', (asked, event) => {
  expect(eventOf(asked, 'R1', 'Arun', today)).toStrictEqual({ ...event, bookedOn: today });
});

it.each([{}, { reference: 'RTN 7' }])('a reversal is booked with %j and no more [XR-149.b]', reference => {
  expect(eventOf({ kind: 'reversal', of: 'P1', ...reference }, 'R1', 'Arun', today)).toStrictEqual({
    type: 'reversal',
    of: 'P1',
    bookedOn: today,
    ...reference,
  });
});
