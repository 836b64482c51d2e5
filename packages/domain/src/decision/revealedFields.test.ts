import { describe, expect, it } from 'vitest';
import { approvalStatuses } from '../status/statuses';
import { decisionFields, emptyDraft } from './draft';
import { isRevealed, revealedFields, withoutHidden } from './revealedFields';

describe('revealedFields', () => {
  it('are the inactive reasons for INACTIVE [CR-186.a]', () => {
    expect(revealedFields('INACTIVE')).toEqual(['inActiveReasons']);
  });

  it('are the rejection reasons for REJECTED [CR-187.a]', () => {
    expect(revealedFields('REJECTED')).toEqual(['rejectionReasons']);
  });

  it('are the hold reasons and the hold category for HOLD [CR-188.a, CR-188.b]', () => {
    expect(revealedFields('HOLD')).toEqual(['holdReasons', 'holdCategory']);
  });

  it('are none for any other status [CR-186.b, CR-187.b, CR-188.c]', () => {
    const others = approvalStatuses.filter(status => !['INACTIVE', 'REJECTED', 'HOLD'].includes(status));
    expect([...others, '' as const].flatMap(revealedFields)).toEqual([]);
  });
});

describe('isRevealed', () => {
  it('shows every other field in any status [CR-186.b, CR-187.b, CR-188.c]', () => {
    const hidden = decisionFields.filter(field => !isRevealed(field, 'APPROVED'));
    expect(hidden).toEqual(['inActiveReasons', 'rejectionReasons', 'holdReasons', 'holdCategory']);
  });
});

describe('withoutHidden', () => {
  it('empties what the status hides and keeps what it shows [CR-195.p]', () => {
    const full = {
      ...emptyDraft,
      caseStatus: 'HOLD' as const,
      inActiveReasons: ['Duplicate'],
      rejectionReasons: ['Low score'],
      holdReasons: ['Salary slip awaited'],
      holdCategory: 'CDL',
      deviation: 'Age',
    };
    expect(withoutHidden(full)).toEqual({ ...full, inActiveReasons: [], rejectionReasons: [] });
    expect(withoutHidden({ ...full, caseStatus: 'INACTIVE' })).toMatchObject({
      inActiveReasons: ['Duplicate'],
      rejectionReasons: [],
      holdReasons: [],
      holdCategory: '',
    });
  });

  it.each(approvalStatuses)('keeps the deviation with %s [CR-195.c]', caseStatus => {
    expect(withoutHidden({ ...emptyDraft, caseStatus, deviation: 'Age' }).deviation).toBe('Age');
  });
});
