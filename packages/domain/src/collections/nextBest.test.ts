import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { paise, rupees } from '../money/paise';
import {
  byNextBest,
  type NextFactor,
  nextFactors,
  type NextFacts,
  nextScore,
  usualFactors,
} from './nextBest';

const today = businessDate('2026-11-21');
const on = new Set(usualFactors);

/** An account that scores nothing: 100 days late, called today, nothing at risk. */
const still: NextFacts = {
  loanId: 1,
  oldestUnpaid: addDays(today, -100),
  atRisk: paise(0),
  promise: null,
  contactedOn: today,
  attemptsLeft: 3,
};
const score = (changes: Partial<NextFacts>, factors: ReadonlySet<NextFactor> = on) =>
  nextScore({ ...still, ...changes }, { today, on: factors });
const promised = (days: number, state: 'open' | 'kept' | 'broken') => ({
  promise: { dueOn: addDays(today, days), state },
});
const late = (days: number) => ({ oldestUnpaid: addDays(today, -days) });

describe('the points of an account', () => {
  it.each<readonly [string, string, Partial<NextFacts>, number]>([
    ['M47.g', 'a promise due today', promised(0, 'open'), 40],
    ['M47.g', 'a promise broken yesterday', promised(-1, 'broken'), 35],
    ['M47.g', 'a promise due tomorrow', promised(1, 'open'), 0],
    ['M47.g', 'a promise broken two days ago', promised(-2, 'broken'), 0],
    ['M47.g', 'a promise kept yesterday', promised(-1, 'kept'), 0],
    ['M47.h', 'the bucket rolls tomorrow', late(30), 25],
    ['M47.h', 'in two days', late(14), 20],
    ['M47.h', 'in three days', late(88), 20],
    ['M47.h', 'in four days', late(57), 10],
    ['M47.h', 'in seven days', late(54), 10],
    ['M47.h', 'in eight days', late(53), 0],
    ['M47.h', 'from the day an EMI is due', late(0), 25],
    ['M47.h', 'never from the last bucket', late(91), 0],
    ['M47.h', 'never while no EMI is due', late(-1), 0],
    ['M47.h', 'never where every EMI is paid', { oldestUnpaid: null }, 0],
    ['M47.i', '9,999 at risk', { atRisk: rupees('9999.99') }, 0],
    ['M47.i', '10,000 at risk', { atRisk: rupees(10_000) }, 1],
    ['M47.i', '1,99,999 at risk', { atRisk: rupees(199_999) }, 19],
    ['M47.i', '2,00,000 at risk', { atRisk: rupees(200_000) }, 20],
    ['M47.i', '3,00,000 at risk', { atRisk: rupees(300_000) }, 20],
    ['M47.j', 'a contact today', { contactedOn: today }, 0],
    ['M47.j', '15 days ago', { contactedOn: addDays(today, -15) }, 15],
    ['M47.j', '16 days ago', { contactedOn: addDays(today, -16) }, 15],
    ['M47.j', 'never', { contactedOn: null }, 15],
  ])('[%s] %s: %j', (_clause, _what, changes, points) => {
    expect(score(changes).score).toBe(points);
  });

  it('are the sum of its reasons, each in its words [M47.g, M47.h, M47.i, M47.j]', () => {
    expect(
      score({
        ...promised(0, 'open'),
        ...late(30),
        atRisk: rupees(114_598),
        contactedOn: addDays(today, -2),
      }),
    ).toEqual({
      place: 'dueToday',
      score: 78,
      reasons: [
        { factor: 'promise', is: 'dueToday', points: 40 },
        { factor: 'roll', to: '31-60', days: 1, points: 25 },
        { factor: 'risk', points: 11 },
        { factor: 'quiet', days: 2, points: 2 },
      ],
    });
  });

  it('are none of what adds nothing, and those of a promise kept today are not asked [XR-008.a, M47.g]', () => {
    expect(score({})).toEqual({ place: 'score', score: 0, reasons: [] });
    expect(score({ ...promised(0, 'kept'), ...late(30) })).toEqual({
      place: 'keptToday',
      score: null,
      reasons: [],
    });
  });

  it.each<readonly [NextFactor, number]>([
    ['promise', 27 + 11],
    ['roll', 53],
    ['risk', 67],
    ['quiet', 76],
  ])('without %s are the others [XR-008.c]', (factor, points) => {
    const all = {
      ...promised(0, 'open'),
      ...late(30),
      atRisk: rupees(114_598),
      contactedOn: addDays(today, -2),
    };
    const rest = new Set(nextFactors.filter(one => one !== factor));
    const made = score(all, rest);
    expect(made.score).toBe(points);
    expect(made.reasons.map(reason => reason.factor)).not.toContain(factor);
  });
});

describe('the order of work', () => {
  const order = (accounts: readonly Partial<NextFacts>[], factors = on) =>
    accounts
      .map((changes, index) => ({ loanId: index + 1, ...score(changes, factors) }))
      .toSorted(byNextBest)
      .map(({ loanId }) => loanId);

  it('has the promises of today first, then those broken yesterday and kept today, then by score [XR-008.a]', () => {
    expect(
      order([
        { atRisk: rupees(300_000), ...late(30) },
        promised(0, 'kept'),
        { ...promised(-1, 'broken'), atRisk: rupees(300_000) },
        promised(0, 'open'),
        { ...promised(0, 'open'), atRisk: rupees(50_000) },
        {},
      ]),
    ).toEqual([5, 4, 3, 2, 1, 6]);
  });

  it('has a customer without an attempt left last, whatever the score [M47.k]', () => {
    const best = { ...promised(0, 'open'), ...late(30), atRisk: rupees(300_000), contactedOn: null };
    expect(order([{ ...best, attemptsLeft: 0 }, {}, { ...best, attemptsLeft: 1 }])).toEqual([3, 2, 1]);
    const ignored = new Set(usualFactors.filter(factor => factor !== 'attempts'));
    expect(order([{ ...best, attemptsLeft: 0 }, {}], ignored)).toEqual([1, 2]);
    // More were made than the lender allows by now.
    expect(order([{ ...best, attemptsLeft: -1 }, {}])).toEqual([2, 1]);
  });

  it('has no promises first where they do not count [XR-008.c]', () => {
    const rest = new Set(usualFactors.filter(factor => factor !== 'promise'));
    expect(order([promised(0, 'kept'), { ...promised(0, 'open') }, late(30)], rest)).toEqual([3, 1, 2]);
  });

  it('is the same for equal scores every time [XR-008.a]', () => {
    const [one, two] = [1, 2].map(loanId => ({ loanId, ...score({}) }));
    if (!one || !two) throw new Error('two accounts');
    const more = { ...one, score: 1 };
    expect([
      byNextBest(one, two),
      byNextBest(two, one),
      byNextBest(one, more),
      byNextBest(more, one),
    ]).toEqual([-1, 1, 1, -1]);
  });
});
