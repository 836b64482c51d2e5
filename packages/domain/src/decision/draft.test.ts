import { describe, expect, it } from 'vitest';
import {
  decisionFieldNames,
  decisionFields,
  emptyDraft,
  isDecisionField,
  mergeDraft,
  sameDraft,
  sameValue,
} from './draft';

describe('decisionFields', () => {
  it('lists every field once, in the order of its names', () => {
    expect([...decisionFields].sort()).toEqual(Object.keys(decisionFieldNames).sort());
    expect(decisionFields[0]).toBe('caseStatus');
    expect(isDecisionField('toString')).toBe(false);
  });
});

describe('mergeDraft', () => {
  it('applies changes to a draft and keeps the rest', () => {
    const merged = mergeDraft(
      { ...emptyDraft, months: '12', deviation: 'Age' },
      { months: '18', creditTags: ['thin'] },
    );
    expect(merged).toEqual({ ...emptyDraft, months: '18', deviation: 'Age', creditTags: ['thin'] });
  });

  it('treats an empty value as a change, and undefined as none', () => {
    const base = { ...emptyDraft, months: '12', maxEmi: '5000' };
    expect(mergeDraft(base, { months: '', maxEmi: undefined })).toEqual({ ...base, months: '' });
  });
});

describe('sameDraft', () => {
  it('compares lists as sets [XR-148.a, XR-014.a]', () => {
    expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(sameValue(['a'], ['a', 'b'])).toBe(false);
    expect(sameValue(['a', 'b'], ['a', 'c'])).toBe(false);
    expect(sameValue('ab', 'ba')).toBe(false);
    expect(sameValue('a', ['a'])).toBe(false);
    expect(sameValue(['a'], 'a')).toBe(false);
    expect(sameValue('12', '12 ')).toBe(false);
    expect(sameDraft(emptyDraft, { ...emptyDraft, months: '3' })).toBe(false);
    expect(
      sameDraft({ ...emptyDraft, creditTags: ['a', 'b'] }, { ...emptyDraft, creditTags: ['b', 'a'] }),
    ).toBe(true);
  });
});
