import { describe, expect, it } from 'vitest';
import { rupees } from '../money/paise';
import { mandateIsGone, nachEffect, nachParts, nachRowPosts, nachToBeMapped } from './board';
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
  it('counts and sums each class that has rows, in their order, and how many book [XR-026.a, XR-026.b]', () => {
    const rows = [
      aRow({ ...failed, amount: 'abc' }),
      aRow({ class: 'returned', outcome: 'returned', bounceCharge: true, amount: '50.50' }),
      aRow({}),
      aRow({ amount: '20' }),
    ];
    expect(nachParts(rows)).toEqual([
      {
        class: 'matched',
        rows: 2,
        inFile: rupees(120),
        receipts: rupees(120),
        bounceCharges: 0,
        booking: 2,
        codes: [],
      },
      {
        class: 'returned',
        rows: 1,
        inFile: rupees('50.5'),
        receipts: 0,
        bounceCharges: 1,
        booking: 1,
        codes: [],
      },
      { class: 'bad', rows: 1, inFile: 0, receipts: 0, bounceCharges: 0, booking: 0, codes: [] },
    ]);
  });

  it('counts the codes of returns, those that are charged first [XR-026.i]', () => {
    const returned = (code: string, bounceCharge: boolean) =>
      aRow({ class: 'returned', outcome: 'returned', code, bounceCharge });
    const rows = [
      returned('01', false),
      returned('05', true),
      returned('04', false),
      returned('04', true),
      aRow({ code: '98', class: 'extended', outcome: 'extended' }),
    ];
    for (const inOrder of [rows, rows.toReversed()])
      expect(nachParts(inOrder)[0]?.codes).toEqual([
        { code: '04', rows: 2, charged: 1 },
        { code: '05', rows: 1, charged: 1 },
        { code: '01', rows: 1, charged: 0 },
      ]);
  });

  it.each([
    ['returned', '61', true],
    ['returned', '01', true],
    ['returned', '04', false],
    ['returned', '99', false],
    ['duplicate', '61', false],
    ['returned', null, false],
  ] as const)('%s with %s says that the mandate is gone: %s [XR-026.j]', (outcome, code, gone) => {
    expect(mandateIsGone({ outcome, code })).toBe(gone);
  });

  it('counts each loan once by bucket, and none of which nothing is booked [XR-152.c]', () => {
    const rows = [aRow({}), aRow({}), aRow({ loanId: 2, daysAfter: 0 }), aRow({ loanId: 3, ...failed })];
    const moved = nachEffect(rows).filter(({ before, after }) => before + after > 0);
    expect(moved).toEqual([
      { bucket: '0', before: 0, after: 1 },
      { bucket: '1-15', before: 0, after: 1 },
      { bucket: '31-60', before: 2, after: 0 },
    ]);
  });

  it('counts and sums what waits to be mapped, to the paisa, and nothing else [XR-152.c]', () => {
    const held = [
      aRow({ needsMapping: true, amount: '100.50' }),
      aRow({ needsMapping: true, amount: '0.01' }),
    ];
    expect(nachToBeMapped([aRow({}), ...held])).toEqual({ receipts: 2, amount: rupees('100.51') });
    expect(nachToBeMapped([aRow({})])).toEqual({ receipts: 0, amount: 0 });
  });

  it.each([
    ['posted', true],
    ['returned', true],
    ['extended', true],
    ['reversed', true],
    ['duplicate', false],
    ['failed', false],
  ] as const)('%s books something: %s [XR-026.b]', (outcome, posts) => {
    expect(nachRowPosts({ outcome })).toBe(posts);
  });
});
