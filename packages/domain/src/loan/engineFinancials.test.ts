import { describe, expect, it } from 'vitest';
import { aLoan } from '../../testing';
import { engineFinancials } from './schema';

describe('engineFinancials', () => {
  it('reads income and obligations in paise', () => {
    const engine = { bankRuleEngine: { financialData: { income: 62_400, totalObligation: 14_200 } } };
    expect(engineFinancials(aLoan({}, { engine }))).toEqual({ income: 6_240_000, obligations: 1_420_000 });
  });

  it.each([
    ['no engine', null],
    ['an engine without the bank rules', { ruleEngine: {} }],
    ['bank rules that say nothing of it', { bankRuleEngine: { financialData: null } }],
    ['words in place of numbers', { bankRuleEngine: { financialData: { income: 'high' } } }],
  ])('finds nothing in %s', (_case, engine) => {
    expect(engineFinancials(aLoan({}, { engine }))).toEqual({ income: null, obligations: null });
  });
});
