import { describe, expect, it } from 'vitest';
import { decisionCost } from './cost';
import { emptyDraft } from './draft';

const draft = {
  ...emptyDraft,
  maxAmount: '125000',
  months: '18',
  interestRate: '24',
  processingFeeRate: '2.5',
  maxEmi: '9500',
  computedSalary: '62400',
  computedObligations: '11850',
};

describe('decisionCost', () => {
  it('gives the figures of the foot, the interest of the whole term and the APR with fee and tax [XR-040.a]', () => {
    expect(decisionCost(draft)).toEqual({
      principal: 125_000_00,
      months: 18,
      emi: 8_338_00,
      foirNow: 18.99,
      foirAfter: 32.35,
      headRoom: 1_162_00,
      totalInterest: expect.closeTo(25_079_00, -2),
      apr: 28.11,
    });
  });

  it('leaves out the APR without a fee, but not for a fee of nothing [XR-040.a]', () => {
    expect(decisionCost({ ...draft, processingFeeRate: '' }).apr).toBeNull();
    expect(decisionCost({ ...draft, processingFeeRate: '0' }).apr).toBeCloseTo(24, 1);
  });

  it.each([
    ['maxAmount', { principal: null, months: 18 }],
    ['months', { principal: 125_000_00, months: null }],
    ['interestRate', { principal: 125_000_00, months: 18 }],
  ] as const)('has no cost without %s, and what is known of the terms [XR-040.a]', (field, terms) => {
    const none = { emi: null, foirAfter: null, headRoom: null, totalInterest: null, apr: null };
    expect(decisionCost({ ...draft, [field]: '' })).toEqual({ ...terms, ...none, foirNow: 18.99 });
  });
});
