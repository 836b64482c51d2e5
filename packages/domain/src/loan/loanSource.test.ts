import { describe, expect, it } from 'vitest';
import { isLoanSource, loanSources, savedLoanSource } from './loanSource';

describe('the source of a loan', () => {
  it('is what was saved, also where it is none of the choices [CS-124.a]', () => {
    expect(savedLoanSource({ loanDetails: { loanSource: 'PARTNER' } })).toBe('PARTNER');
    expect(savedLoanSource({ loanDetails: { loanSource: 'WALK_IN' } })).toBe('WALK_IN');
    expect(savedLoanSource({ loanDetails: { loanSource: '' } })).toBeNull();
    expect(savedLoanSource({})).toBeNull();
  });

  it('is one of the choices as they are spelled [CS-095.d]', () => {
    expect(loanSources).toEqual(['ORGANIC', 'REFERRAL', 'PARTNER', 'CAMPAIGN', 'AGENT', 'OTHER']);
    expect(loanSources.every(isLoanSource)).toBe(true);
    expect([isLoanSource('partner'), isLoanSource(null)]).toEqual([false, false]);
  });
});
