import { describe, expect, it } from 'vitest';
import { aPdDraft } from '../../testing';
import { emptyPdDraft, isPdDraft, isPdRevealed, pdAnswers, samePdDraft } from './draft';
import { isPdField, pdFields } from './questions';

describe('isPdDraft', () => {
  it('begins without an answer', () => {
    expect(emptyPdDraft).toEqual(Object.fromEntries(pdFields.map(field => [field, ''])));
  });

  it('accepts a form of this release [XR-148.b]', () => {
    expect(isPdDraft(JSON.parse(JSON.stringify(aPdDraft())))).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'YES'],
    ['a missing field', Object.fromEntries(Object.entries(emptyPdDraft).slice(1))],
    ['a figure for a text', { ...emptyPdDraft, overallRating: 4 }],
  ])('refuses %s [XR-148.b]', (_what, value) => {
    expect(isPdDraft(value)).toBe(false);
  });
});

describe('samePdDraft', () => {
  it('compares every field [XR-148.a]', () => {
    expect(samePdDraft(aPdDraft(), aPdDraft())).toBe(true);
    expect(samePdDraft(aPdDraft(), aPdDraft({ otherComment: 'Something else' }))).toBe(false);
  });
});

it('asks only whether and how often before contactability is chosen, and after a word that is no choice [CR-116.a]', () => {
  for (const contactability of ['', 'yes']) {
    const shown = Object.keys(emptyPdDraft).filter(
      field => isPdField(field) && isPdRevealed(field, { ...emptyPdDraft, contactability }),
    );
    expect(shown).toEqual(['contactability', 'attemptTrigger']);
  }
});

it('sends the answers of the branch that was chosen last, and none of the other [CR-123.d]', () => {
  const both = { ...aPdDraft(), callAttemptedOn: 'BOTH', nonContactabilityReason: 'UNANSWERED' };
  expect(pdAnswers({ ...both, contactability: 'NO' })).toEqual({
    contactability: 'NO',
    attemptTrigger: '2',
    callAttemptedOn: 'BOTH',
    nonContactabilityReason: 'UNANSWERED',
    otherComment: both.otherComment,
  });
  expect(pdAnswers(both)).toEqual(pdAnswers(aPdDraft()));
});

it('sends no comment of blanks [CR-123.g]', () => {
  expect(pdAnswers(aPdDraft({ otherComment: ' \n ' }))).not.toHaveProperty('otherComment');
  expect(pdAnswers(aPdDraft({ otherComment: ' Late ' })).otherComment).toBe('Late');
});
