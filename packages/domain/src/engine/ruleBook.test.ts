import { describe, expect, it } from 'vitest';
import { ruleBook, ruleEntry, ruleLabel } from './ruleBook';
import { checkTally } from './ruleFilter';

describe('the documented rules', () => {
  it('have a name, a sentence and a source that no other has', () => {
    const texts = Object.values(ruleBook).flatMap(({ label, text, source }) => [label, text, source]);
    expect(texts.filter((text, at) => text === '' || texts.indexOf(text) < at)).toEqual([]);
  });

  it('judge values of one unit, by the hardest limit first [XR-161.a]', () => {
    const units = Object.entries(ruleBook).map(([name, { unit, limits }]) => [name, unit, limits.length]);
    expect(units).toEqual([
      ['AGE', 'years', 2],
      ['MONTHLY_INCOME', 'rupees', 1],
      ['BUREAU_SCORE', 'points', 2],
      ['ENQUIRIES_30_DAYS', 'count', 2],
      ['BOUNCES_3_MONTHS', 'count', 2],
      ['FOIR', 'percent', 2],
      ['NAME_MATCH', 'percent', 1],
      ['PHONE', null, 0],
      ['PAN', null, 0],
      ['BANK_ACCOUNT', null, 0],
    ]);
  });

  it('are found in any capitals [CR-048.a]', () => {
    expect(ruleEntry(' Name_Match ')?.label).toBe('Name match');
    expect([ruleEntry('toString'), ruleLabel('toString'), ruleLabel('pan')]).toEqual([
      null,
      'toString',
      'PAN',
    ]);
  });
});

describe('the summary of a check', () => {
  const ruled = (...results: ('APPROVE' | 'FLAG' | 'REJECT' | null)[]) => ({
    state: 'ready' as const,
    value: results.map(result => ({ verdict: { result, word: result } })),
  });

  it.each([
    [ruled(), null],
    [{ state: 'missing' } as const, null],
    [ruled('APPROVE', 'APPROVE'), { raised: 0, clear: true }],
    [ruled('APPROVE', null), { raised: 0, clear: false }],
    [ruled('FLAG', 'REJECT', 'FLAG', 'APPROVE'), { raised: 3, clear: false }],
  ])('of %j is %j [XR-163.a]', (rules, tally) => {
    expect(checkTally(rules)).toEqual(tally);
  });
});
