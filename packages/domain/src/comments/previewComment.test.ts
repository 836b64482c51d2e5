import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShortened, previewComment } from './previewComment';

const letters = (count: number) => 'abcdefghijklmnopqrstuvwxyz0123'.slice(0, count);

describe('previewComment', () => {
  it.each([
    [20, letters(20)],
    [21, `${letters(21)}…`],
    [25, `${letters(25)}…`],
    [26, `${letters(25)}…`],
    [30, `${letters(25)}…`],
  ])(
    'cuts a CDL comment of %i characters to 25 and an ellipsis [CR-131.a, CR-131.b, CR-131.c]',
    (count, shown) => {
      expect(previewComment(letters(count), 'intelCdl')).toBe(shown);
    },
  );

  it.each([
    [20, letters(20)],
    [21, 'abcd'],
  ])(
    'cuts a collections comment of %i characters to 4 in the Intel tab [CR-134.a, CR-134.b]',
    (count, shown) => {
      expect(previewComment(letters(count), 'intelCollections')).toBe(shown);
    },
  );

  it.each([
    [0, ''],
    [20, letters(20)],
    [21, 'abcdefghij…'],
  ])(
    'cuts a comment of %i characters to 10 and an ellipsis in the lists [SH-104.a, SH-104.b, SH-104.c]',
    (count, shown) => {
      expect(previewComment(letters(count), 'commentList')).toBe(shown);
    },
  );

  it('counts graphemes, of which 20 are not cut [CR-131.c, SH-104.c, SH-104.d]', () => {
    expect(previewComment('क्षि'.repeat(20), 'commentList')).toBe('क्षि'.repeat(20));
    expect(previewComment('👨‍👩‍👧'.repeat(21), 'commentList')).toBe(`${'👨‍👩‍👧'.repeat(10)}…`);
    expect(previewComment('👨‍👩‍👧'.repeat(20), 'intelCdl')).toBe('👨‍👩‍👧'.repeat(20));
    expect(previewComment('👨‍👩‍👧'.repeat(21), 'intelCollections')).toBe('👨‍👩‍👧'.repeat(4));
  });

  it('leaves a text whole exactly when it is not shortened [SH-104.c]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
        expect(previewComment(text, 'commentList') === text).toBe(!isShortened(text));
      }),
    );
  });
});
