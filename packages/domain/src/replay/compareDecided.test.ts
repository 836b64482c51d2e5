import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../decision/draft';
import { compareDecided } from './compareDecided';

const approved = {
  ...emptyDraft,
  caseStatus: 'APPROVED',
  months: '24',
  interestRate: '24',
  maxAmount: '140000',
  processingFeeRate: '2',
  computedSalary: '62400',
  computedObligations: '14200',
  creditTags: ['metro', 'first-loan'],
} as const;

describe('one’s own decision beside the one that was made', () => {
  it('lists the fields either filled, in the order of the form, and marks those that differ [XR-165.a]', () => {
    const { fields, sameStatus } = compareDecided(
      { ...approved, maxAmount: '120000', creditTags: ['first-loan', 'metro'] },
      { ...approved, industryType: 'IT' },
    );
    expect(sameStatus).toBe(true);
    expect(fields.map(({ field, same }) => `${field} ${same}`)).toEqual([
      'caseStatus true',
      'maxAmount false',
      'months true',
      'interestRate true',
      'processingFeeRate true',
      'computedSalary true',
      'computedObligations true',
      'industryType false',
      'creditTags true',
    ]);
    expect(fields.find(({ field }) => field === 'maxAmount')).toEqual({
      field: 'maxAmount',
      own: '120000',
      decided: '140000',
      same: false,
    });
  });

  it('counts what the status hides as empty [XR-165.a]', () => {
    const mine = {
      ...emptyDraft,
      caseStatus: 'REJECTED',
      rejectionReasons: ['Low income'],
      holdCategory: 'CDL',
    } as const;
    const { fields, sameStatus } = compareDecided(mine, approved);
    expect(sameStatus).toBe(false);
    expect(fields.find(({ field }) => field === 'holdCategory')).toBeUndefined();
    expect(fields.find(({ field }) => field === 'rejectionReasons')).toMatchObject({
      decided: [],
      same: false,
    });
  });

  it('works out the figures of each from its own terms [XR-165.a]', () => {
    const { own, decided } = compareDecided({ ...approved, maxAmount: '' }, approved).figures;
    expect(own.emi).toBeNull();
    expect([decided.emi, decided.foirNow?.toFixed(2), decided.foirAfter?.toFixed(2)]).toEqual([
      740_200,
      '22.76',
      '34.62',
    ]);
  });
});
