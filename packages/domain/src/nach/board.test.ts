import { describe, expect, it } from 'vitest';
import { rupees } from '../money/paise';
import { nachEffect, nachParts, nachRowPosts } from './board';
import type { NachBoardRow } from './contract';

const aRow = (changes: Partial<NachBoardRow>): NachBoardRow => ({
  line: 2,
  umrn: '',
  loanId: 1,
  amount: '100.00',
  outcome: 'posted',
  code: null,
  message: null,
  class: 'matched',
  fullName: null,
  emiDate: null,
  scheduled: null,
  needsMapping: false,
  bounceCharge: false,
  daysBefore: 45,
  daysAfter: 14,
  ...changes,
});
const failed = { outcome: 'failed', class: 'bad', daysBefore: null, daysAfter: null } as const;

describe('the board of a NACH file', () => {
  it('counts and sums each class that has rows, in their order', () => {
    const rows = [
      aRow({ ...failed, amount: 'abc' }),
      aRow({ class: 'returned', outcome: 'returned', bounceCharge: true, amount: '50.50' }),
      aRow({}),
      aRow({ amount: '20' }),
    ];
    expect(nachParts(rows)).toEqual([
      { class: 'matched', rows: 2, inFile: rupees(120), receipts: rupees(120), bounceCharges: 0 },
      { class: 'returned', rows: 1, inFile: rupees('50.5'), receipts: 0, bounceCharges: 1 },
      { class: 'bad', rows: 1, inFile: 0, receipts: 0, bounceCharges: 0 },
    ]);
  });

  it('counts each loan once by bucket, and none of which nothing is booked', () => {
    const rows = [aRow({}), aRow({}), aRow({ loanId: 2, daysAfter: 0 }), aRow({ loanId: 3, ...failed })];
    const moved = nachEffect(rows).filter(({ before, after }) => before + after > 0);
    expect(moved).toEqual([
      { bucket: '0', before: 0, after: 1 },
      { bucket: '1-15', before: 0, after: 1 },
      { bucket: '31-60', before: 2, after: 0 },
    ]);
  });

  it.each([
    ['posted', true],
    ['returned', true],
    ['extended', true],
    ['reversed', true],
    ['duplicate', false],
    ['failed', false],
  ] as const)('%s books something: %s', (outcome, posts) => {
    expect(nachRowPosts({ outcome })).toBe(posts);
  });
});
