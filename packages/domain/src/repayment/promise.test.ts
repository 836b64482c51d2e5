import { describe, expect, it } from 'vitest';
import { rupees } from '../money/paise';
import { type PromiseState, promiseOn } from './promise';
import { on } from './sampleAccount.fixture';

const promised = { amount: rupees(5000), madeOn: on('11-10'), dueOn: on('11-20') };
type Given = readonly [amount: string, valued: string, more?: 'WAIVER' | 'reversed'];
const paid = ([amount, valued, more]: Given) => ({
  source: more === 'WAIVER' ? ('WAIVER' as const) : ('BANK' as const),
  amount: rupees(amount),
  valueDate: on(valued),
  isReversed: more === 'reversed',
});
const standing = (given: readonly Given[], today: string) => promiseOn(promised, given.map(paid), on(today));

describe('a promise of Rs. 5,000 made on 10 Nov for 20 Nov', () => {
  it.each<readonly [string, string, readonly Given[], string, PromiseState, string | null]>([
    ['M47.d', 'the amount on its last day', [['5000', '11-20']], '11-20', 'kept', '11-20'],
    ['M47.d', 'the amount on the day of the promise', [['5000', '11-10']], '11-12', 'kept', '11-10'],
    ['M47.d', 'one paisa short', [['4999.99', '11-20']], '11-21', 'broken', null],
    ['M47.d', 'more than the amount', [['7000', '11-11']], '11-11', 'kept', '11-11'],
    [
      'M47.d',
      'two receipts, the later booked first',
      [
        ['2500', '11-18'],
        ['2500', '11-12'],
      ],
      '11-21',
      'kept',
      '11-18',
    ],
    ['M47.d', 'the day before the promise', [['5000', '11-09']], '11-21', 'broken', null],
    ['M47.d', 'the day after its date', [['5000', '11-21']], '11-21', 'broken', null],
    ['M47.d', 'a waiver', [['5000', '11-15', 'WAIVER']], '11-21', 'broken', null],
    ['M47.e', 'a receipt that was reversed', [['5000', '11-15', 'reversed']], '11-18', 'open', null],
    [
      'M47.e',
      'a reversed one beside a short one',
      [
        ['5000', '11-15', 'reversed'],
        ['4999', '11-16'],
      ],
      '11-21',
      'broken',
      null,
    ],
    ['M47.f', 'nothing, on the evening of its date', [], '11-20', 'open', null],
    ['M47.f', 'nothing, on the day after', [], '11-21', 'broken', null],
  ])('[%s] %s', (_clause, _what, receipts, today, state, keptOn) => {
    expect(standing(receipts, today)).toMatchObject({ state, keptOn: keptOn && on(keptOn) });
  });

  it('says what was paid of it [M47.d]', () => {
    expect(
      standing(
        [
          ['1200.50', '11-11'],
          ['99', '11-12'],
          ['7000', '11-09'],
        ],
        '11-12',
      ).received,
    ).toBe(129_950);
  });
});
