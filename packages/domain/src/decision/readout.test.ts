import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft';
import { decisionReadout } from './readout';

const terms = { ...emptyDraft, maxAmount: '125000', months: '18', interestRate: '24' };
const full = { ...terms, computedSalary: '62400', computedObligations: '11850', maxEmi: '9500' };

describe('decisionReadout', () => {
  it('is empty for an empty form [XR-156.a]', () => {
    expect(decisionReadout(emptyDraft)).toEqual({
      months: null,
      emi: null,
      foirNow: null,
      foirAfter: null,
      headRoom: null,
    });
  });

  it('computes the EMI from amount, tenure and rate alone [XR-156.a]', () => {
    expect(decisionReadout(terms)).toMatchObject({ months: 18, emi: 833_800, foirAfter: null });
  });

  it('adds the EMI to the obligations and measures the distance to the max EMI [XR-156.a]', () => {
    expect(decisionReadout(full)).toEqual({
      months: 18,
      emi: 833_800,
      foirNow: 18.99,
      foirAfter: 32.35,
      headRoom: 116_200,
    });
  });

  it('has the current FOIR before the terms are entered [XR-156.a]', () => {
    const assessed = { ...emptyDraft, computedSalary: '62400', computedObligations: '11850' };
    const none = { emi: null, foirAfter: null, headRoom: null };
    expect(decisionReadout(assessed)).toEqual({ ...none, months: null, foirNow: 18.99 });
    expect(decisionReadout({ ...assessed, months: '18' })).toEqual({ ...none, months: 18, foirNow: 18.99 });
  });

  it('needs both the salary and the obligations for a FOIR [XR-156.a]', () => {
    const none = { foirNow: null, foirAfter: null, headRoom: null, emi: 833_800 };
    expect(decisionReadout({ ...full, computedSalary: '' })).toMatchObject(none);
    expect(decisionReadout({ ...full, computedObligations: '' })).toMatchObject(none);
  });

  it('takes what the form takes: a rate up to 100, a tenure with blanks around it [XR-156.a]', () => {
    expect(decisionReadout({ ...full, interestRate: '100.01' })).toMatchObject({ emi: null });
    expect(decisionReadout({ ...full, months: ' 18 ' })).toMatchObject({ months: 18, emi: 833_800 });
  });

  it.each([
    ['an amount', { maxAmount: '1,25,ooo' }],
    ['a rate', { interestRate: '24%' }],
    ['a tenure nobody offers', { months: '17' }],
    ['an amount of nothing', { maxAmount: '0' }],
  ])('treats %s it cannot read as missing [XR-156.a]', (_what, typo) => {
    expect(decisionReadout({ ...full, ...typo })).toMatchObject({ emi: null, headRoom: null });
  });
});
