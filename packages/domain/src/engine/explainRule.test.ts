import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EngineResult, engineResults } from './engineResult';
import { explainRule, noDescription, valueText } from './explainRule';
import { judgeValue } from './judgeValue';
import { ruleBook } from './ruleBook';

const said = (name: string, value: unknown, result: EngineResult | null = null) =>
  explainRule({ name, value, verdict: { result, word: result }, fault: null });
const comparisons = (name: string, value: unknown) => said(name, value).limits.map(line => line.comparison);

describe('explainRule [XR-161.a]', () => {
  it.each([
    ['AGE', 22, '22 is below the limit of 23: out', '22 is below the limit of 52: in'],
    ['AGE', 23, '23 is exactly the limit: in', '23 is below the limit of 52: in'],
    ['AGE', 49, '49 is above the limit of 23: in', '49 is below the limit of 52: in'],
    ['AGE', 52, '52 is above the limit of 23: in', '52 is exactly the limit: in'],
    ['AGE', 53, '53 is above the limit of 23: in', '53 is above the limit of 52: out'],
    ['BUREAU_SCORE', 579, '579 is below the limit of 580: out', '579 is below the limit of 650: out'],
    ['BUREAU_SCORE', 580, '580 is exactly the limit: in', '580 is below the limit of 650: out'],
    ['BUREAU_SCORE', 649, '649 is above the limit of 580: in', '649 is below the limit of 650: out'],
    ['BUREAU_SCORE', 650, '650 is above the limit of 580: in', '650 is exactly the limit: in'],
    ['ENQUIRIES_30_DAYS', 4, '4 is below the limit of 8: in', '4 is exactly the limit: in'],
    ['ENQUIRIES_30_DAYS', 8, '8 is exactly the limit: in', '8 is above the limit of 4: out'],
    ['ENQUIRIES_30_DAYS', 9, '9 is above the limit of 8: out', '9 is above the limit of 4: out'],
    ['BOUNCES_3_MONTHS', 1, '1 is below the limit of 5: in', '1 is below the limit of 2: in'],
    ['BOUNCES_3_MONTHS', 2, '2 is below the limit of 5: in', '2 is exactly the limit: out'],
    ['BOUNCES_3_MONTHS', 5, '5 is exactly the limit: out', '5 is above the limit of 2: out'],
    ['FOIR', 45, '45% is below the limit of 60%: in', '45% is exactly the limit: in'],
    ['FOIR', 45.01, '45.01% is below the limit of 60%: in', '45.01% is above the limit of 45%: out'],
    ['FOIR', 60, '60% is exactly the limit: in', '60% is above the limit of 45%: out'],
  ])('describes where %s %d lies, a value equal to the limit as in or out', (name, value, ...words) => {
    expect(comparisons(name, value)).toEqual(words);
  });

  it.each([
    [24_999, 'Rs. 24,999 is below the limit of Rs. 25,000: out'],
    [24_999.6, 'Rs. 24,999.60 is below the limit of Rs. 25,000: out'],
    [25_000, 'Rs. 25,000 is exactly the limit: in'],
    ['25000', 'Rs. 25,000 is exactly the limit: in'],
  ])('writes an income of %s in rupees', (value, words) => {
    expect(comparisons('MONTHLY_INCOME', value)).toEqual([words]);
  });

  it('gives text, source, value and limits of a known rule, ignoring the case of its name', () => {
    expect(said('bureau_score', '742', 'APPROVE')).toMatchObject({
      label: 'Bureau score',
      text: ruleBook['BUREAU_SCORE']?.text,
      source: 'Score of the bureau report',
      value: '742',
      limits: [
        { result: 'REJECT', limit: 'below 580', out: false },
        { result: 'FLAG', limit: 'below 650', out: false },
      ],
      disagreement: null,
    });
    expect(said('AGE', 49).limits.map(line => line.limit)).toEqual(['below 23 years', 'above 52 years']);
    expect(said('BOUNCES_3_MONTHS', 0).limits.map(line => line.limit)).toEqual(['5 or more', '2 or more']);
  });

  it('keeps the engine’s result and says when the documented limits disagree', () => {
    expect(said('AGE', 49, 'FLAG').disagreement).toBe(
      'The engine says Flag; by the limits on record this value comes to Approve. The engine’s result stands.',
    );
    expect(said('BOUNCES_3_MONTHS', 18, 'APPROVE').disagreement).toContain('comes to Reject');
    expect(said('AGE', 53, 'FLAG').disagreement).toBeNull();
    expect(said('AGE', 49, null).disagreement).toBeNull();
    expect(said('PHONE', 3, 'FLAG').disagreement).toBeNull();
  });

  it.each([null, undefined, 'young', '4 9', {}, [], true])('compares nothing with %j', value => {
    const explained = said('AGE', value, 'FLAG');
    expect(explained.limits).toEqual([
      { result: 'FLAG', limit: 'below 23 years', comparison: null, out: null },
      { result: 'FLAG', limit: 'above 52 years', comparison: null, out: null },
    ]);
    expect(explained.disagreement).toBeNull();
  });

  it.each([
    [42, '42'],
    ['HIGH', 'HIGH'],
    [{ city: 'Pune' }, '{"city":"Pune"}'],
    [true, 'true'],
    [null, ''],
  ])('shows an unknown rule and its value %j unchanged', (value, shown) => {
    for (const name of ['GEO_RISK', 'toString', '__proto__']) {
      expect(said(name, value, 'REJECT')).toEqual({
        label: name,
        text: noDescription,
        source: null,
        value: shown,
        limits: [],
        disagreement: null,
      });
    }
    expect(noDescription).toBe('No description on record');
  });

  it('never describes a value as within a limit that excludes it', () => {
    const names = fc.constantFrom(...Object.keys(ruleBook).filter(name => ruleBook[name]?.unit));
    fc.assert(
      fc.property(
        names,
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom(...engineResults),
        (name, value, result) => {
          const entry = ruleBook[name];
          const explained = said(name, value, result);
          const out = explained.limits.filter(line => line.out);
          expect(explained.limits.every(line => line.comparison?.endsWith(line.out ? ': out' : ': in'))).toBe(
            true,
          );
          const expected = entry && judgeValue(entry, value);
          expect(expected === 'APPROVE').toBe(out.length === 0);
          expect(explained.disagreement === null).toBe(result === expected);
        },
      ),
    );
  });
});

describe('judgeValue [XR-161.a]', () => {
  it.each([
    ['AGE', 22, 'FLAG'],
    ['AGE', 23, 'APPROVE'],
    ['AGE', 52, 'APPROVE'],
    ['AGE', 53, 'FLAG'],
    ['MONTHLY_INCOME', 24_999.99, 'FLAG'],
    ['MONTHLY_INCOME', 25_000, 'APPROVE'],
    ['BUREAU_SCORE', 579, 'REJECT'],
    ['BUREAU_SCORE', 580, 'FLAG'],
    ['BUREAU_SCORE', 649, 'FLAG'],
    ['BUREAU_SCORE', 650, 'APPROVE'],
    ['ENQUIRIES_30_DAYS', 4, 'APPROVE'],
    ['ENQUIRIES_30_DAYS', 8, 'FLAG'],
    ['ENQUIRIES_30_DAYS', 9, 'REJECT'],
    ['BOUNCES_3_MONTHS', 1, 'APPROVE'],
    ['BOUNCES_3_MONTHS', 2, 'FLAG'],
    ['BOUNCES_3_MONTHS', 4, 'FLAG'],
    ['BOUNCES_3_MONTHS', 5, 'REJECT'],
    ['FOIR', 45, 'APPROVE'],
    ['FOIR', 60, 'FLAG'],
    ['FOIR', 60.01, 'REJECT'],
    ['NAME_MATCH', 79.99, 'FLAG'],
    ['NAME_MATCH', 80, 'APPROVE'],
    ['PHONE', 3, null],
  ] as const)('of %s %d is %s, the hardest limit that excludes it', (name, value, result) => {
    const entry = ruleBook[name];
    expect(entry && judgeValue(entry, value)).toBe(result);
  });
});

describe('valueText', () => {
  it.each([
    ['AGE', 49, '49 years'],
    ['AGE', 1, '1 year'],
    ['MONTHLY_INCOME', 69_000, 'Rs. 69,000'],
    ['FOIR', 42, '42%'],
    ['FOIR', 0, '0%'],
    ['AGE', '0', '0 years'],
    ['BUREAU_SCORE', 806, '806'],
    ['AGE', 'unknown', 'unknown'],
    ['PHONE', 3, '3'],
    ['GEO_RISK', 3, '3'],
    ['AGE', null, ''],
    ['AGE', undefined, ''],
    ['AGE', ' 49 ', '49 years'],
    ['AGE', [49], '[49]'],
    ['AGE', true, 'true'],
  ])('shows %s %j as %j [CR-048.a]', (name, value, words) => {
    expect(valueText(name, value)).toBe(words);
  });
});
