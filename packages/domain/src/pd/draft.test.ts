import { describe, expect, it } from 'vitest';
import { aPdDraft } from '../../testing';
import { emptyPdDraft, isPdDraft, samePdDraft } from './draft';

describe('isPdDraft', () => {
  it('accepts a form of this release', () => {
    expect(isPdDraft(JSON.parse(JSON.stringify(aPdDraft())))).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'YES'],
    ['a missing field', Object.fromEntries(Object.entries(emptyPdDraft).slice(1))],
    ['a figure for a text', { ...emptyPdDraft, overallRating: 4 }],
  ])('refuses %s', (_what, value) => {
    expect(isPdDraft(value)).toBe(false);
  });
});

describe('samePdDraft', () => {
  it('compares every field', () => {
    expect(samePdDraft(aPdDraft(), aPdDraft())).toBe(true);
    expect(samePdDraft(aPdDraft(), aPdDraft({ otherComment: 'Something else' }))).toBe(false);
  });
});
