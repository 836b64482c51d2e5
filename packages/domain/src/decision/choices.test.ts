import { describe, expect, it } from 'vitest';
import { caseStatusOptions, holdCategories, tenures } from './choices';

describe('caseStatusOptions', () => {
  it('has the four defaults without a configured list [CR-184.a, CR-184.b]', () => {
    expect(caseStatusOptions({ caseStatusChoices: [] })).toEqual([
      { label: 'Approved', value: 'APPROVED' },
      { label: 'Rejected', value: 'REJECTED' },
      { label: 'On hold', value: 'HOLD' },
      { label: 'Pending', value: 'PENDING' },
    ]);
  });

  it('lets the configuration override them [CR-184.c]', () => {
    const own = [{ label: 'Drop', value: 'INACTIVE' as const }];
    expect(caseStatusOptions({ caseStatusChoices: own })).toEqual(own);
  });
});

describe('fixed choices', () => {
  it('are tenures of 3 to 36 months in steps of 3 [CR-183.a, CR-190.b]', () => {
    expect(tenures).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]);
  });

  it('are the hold categories CDL and TECH [CR-176.a, CR-190.b]', () => {
    expect(holdCategories).toEqual(['CDL', 'TECH']);
  });
});
