import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecisions } from './conflict';
import { type DecisionDraft, emptyDraft, sameDraft, withFieldsOf } from './draft';

const original: DecisionDraft = {
  ...emptyDraft,
  caseStatus: 'HOLD',
  months: '12',
  maxEmi: '5000',
  creditTags: ['a', 'b'],
};

const someDraft = fc
  .record({
    months: fc.constantFrom('', '12', '18'),
    maxEmi: fc.constantFrom('', '5000', '6000'),
    creditTags: fc.subarray(['a', 'b', 'c']),
    caseStatus: fc.constantFrom('' as const, 'HOLD' as const, 'APPROVED' as const),
  })
  .map((fields): DecisionDraft => ({ ...emptyDraft, ...fields }));

describe('compareDecisions', () => {
  it('reports a conflict only where both changed a field to different values [XR-014.a]', () => {
    const mine = { ...original, months: '18', maxEmi: '6000', deviation: 'Age' };
    const theirs = { ...original, months: '24', maxEmi: '6000', industryType: 'Retail' };
    const { changes, merged } = compareDecisions(original, mine, theirs);
    expect(changes).toEqual([
      { field: 'months', original: '12', mine: '18', theirs: '24', conflicts: true },
      { field: 'maxEmi', original: '5000', mine: '6000', theirs: '6000', conflicts: false },
      { field: 'deviation', original: '', mine: 'Age', theirs: '', conflicts: false },
      { field: 'industryType', original: '', mine: '', theirs: 'Retail', conflicts: false },
    ]);
    expect(merged).toEqual({ ...mine, industryType: 'Retail' });
  });

  it('compares lists as sets [XR-014.a]', () => {
    const mine = { ...original, creditTags: ['b', 'a'] };
    const theirs = { ...original, creditTags: ['a', 'b', 'c'] };
    const { changes, merged } = compareDecisions(original, mine, theirs);
    expect(changes.map(change => [change.field, change.conflicts])).toEqual([['creditTags', false]]);
    expect(merged.creditTags).toEqual(['a', 'b', 'c']);
  });

  it('reports nothing without changes, and no conflict when only one side changed [XR-014.a]', () => {
    fc.assert(
      fc.property(someDraft, someDraft, (was, now) => {
        expect(compareDecisions(was, now, now).changes.some(change => change.conflicts)).toBe(false);
        expect(sameDraft(compareDecisions(was, now, was).merged, now)).toBe(true);
        expect(sameDraft(compareDecisions(was, was, now).merged, now)).toBe(true);
        expect(compareDecisions(was, was, was).changes).toEqual([]);
      }),
    );
  });

  it('reports the same conflicts from either side [XR-014.a]', () => {
    const conflictsOf = (...drafts: [DecisionDraft, DecisionDraft, DecisionDraft]) =>
      compareDecisions(...drafts)
        .changes.filter(change => change.conflicts)
        .map(change => change.field);
    fc.assert(
      fc.property(someDraft, someDraft, someDraft, (was, one, other) => {
        expect(conflictsOf(was, one, other)).toEqual(conflictsOf(was, other, one));
      }),
    );
  });
});

describe('withFieldsOf', () => {
  it('takes the named fields from the other draft, including empty ones [XR-014.b]', () => {
    const theirs = { ...original, months: '', creditTags: [] };
    expect(withFieldsOf(original, theirs, ['months'])).toEqual({ ...original, months: '' });
    expect(withFieldsOf(original, theirs, [])).toEqual(original);
  });
});
