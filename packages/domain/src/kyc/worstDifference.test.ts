import { describe, expect, it } from 'vitest';
import type { RuleOutcome } from '../engine/outcomes';
import type { MatrixRow } from './matrix';
import { doubtedAttributes, worstDifference } from './worstDifference';

const texts = (...values: readonly string[]) => values.map(text => ({ text }));
const row = (attribute: MatrixRow['attribute'], values: MatrixRow['values']): MatrixRow => ({
  attribute,
  values,
});
const told = (rows: readonly MatrixRow[], base: 'declared' | 'pan' = 'declared') => {
  const worst = worstDifference(rows, base);
  return worst && [worst.attribute, worst.source, worst.value.text];
};

describe('worstDifference', () => {
  const names = row('name', {
    declared: texts('Asha Rao'),
    pan: texts('ASHA RAO'),
    equifax: texts('A Rao'),
    cibil: texts('Vikram Singh', 'A Rao'),
  });
  const phones = row('phone', { declared: texts('9876543210'), equifax: texts('9000000001') });

  it('is the lowest score, by the closest value of each source [XR-020.a]', () => {
    expect(told([names])).toEqual(['name', 'equifax', 'A Rao']);
    expect(told([names, phones])).toEqual(['phone', 'equifax', '9000000001']);
  });

  it('is the first of two with one score [XR-020.a]', () => {
    const accounts = row('bankAccount', {
      declared: texts('999151436630'),
      statement: texts('111222333444'),
    });
    expect(worstDifference([accounts], 'declared')?.value.comparison?.score).toBe(
      worstDifference([phones], 'declared')?.value.comparison?.score,
    );
    expect(told([accounts, phones])?.[0]).toBe('bankAccount');
    expect(told([phones, accounts])?.[0]).toBe('phone');
  });

  it('follows the base [XR-020.a]', () => {
    expect(told([row('name', { declared: texts('Vikram Singh'), pan: texts('Asha Rao') })], 'pan')).toEqual([
      'name',
      'declared',
      'Vikram Singh',
    ]);
  });

  it('is none where all agree, nothing is given, or nothing can be compared [XR-020.a, XR-020.d]', () => {
    expect(told([])).toBeNull();
    expect(told([row('name', { declared: texts('Asha Rao'), pan: texts('Rao Asha') })])).toBeNull();
    expect(told([row('name', { declared: [], pan: texts('Asha Rao') })])).toBeNull();
    expect(told([row('dob', { declared: texts('1990-01-02'), pan: texts('soon') })])).toBeNull();
  });
});

describe('doubtedAttributes', () => {
  const rule = (name: string, result: RuleOutcome['verdict']['result']): RuleOutcome => ({
    name,
    verdict: { result, word: result },
    value: 73,
    fault: null,
  });

  it.each(['FLAG', 'REJECT', null] as const)('has the name where its rule says %s [XR-020.b]', result => {
    const match = rule(' name_match ', result);
    expect(doubtedAttributes([rule('AGE', 'FLAG'), match])).toEqual({ name: match });
  });

  it.each([[[rule('NAME_MATCH', 'APPROVE')]], [[rule('AGE', 'REJECT'), rule('constructor', 'FLAG')]], [[]]])(
    'has nothing for %j [XR-020.b]',
    rules => {
      expect(doubtedAttributes(rules)).toEqual({});
    },
  );
});
