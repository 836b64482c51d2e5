import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLoan } from '../../testing';
import { dedupeRows } from './dedupeRows';
import { bankRules, dedupeOutcomes, ruleOutcomes } from './outcomes';
import { countResults, gravestFirst } from './ruleFilter';

const withEngine = (engine: Record<string, unknown> | null, engineAvailable = true) => ({
  engine,
  engineAvailable,
});
const rulesOf = (ruleEngine: unknown) => {
  const read = ruleOutcomes(withEngine({ ruleEngine }));
  if (read.state !== 'ready') throw new Error(read.state);
  return read.value;
};
const dedupeOf = (dedupeRuleEngine: unknown) => {
  const read = dedupeOutcomes(withEngine({ dedupeRuleEngine }));
  if (read.state !== 'ready') throw new Error(read.state);
  return read.value;
};

describe('ruleOutcomes', () => {
  it('reads result and value of each rule in order [CR-170.a]', () => {
    const read = ruleOutcomes(aLoan());
    expect(read).toEqual({
      state: 'ready',
      value: [
        ['AGE', 'APPROVE', 32],
        ['MONTHLY_INCOME', 'APPROVE', 62_400],
        ['BUREAU_SCORE', 'APPROVE', 742],
        ['ENQUIRIES_30_DAYS', 'FLAG', 4],
        ['FOIR', 'APPROVE', 31],
      ].map(([name, result, value]) => ({ name, verdict: { result, word: result }, value, fault: null })),
    });
    expect(rulesOf({ BOUNCES_3_MONTHS: { ruleResult: 'APPROVE', value: 0 } })[0]?.value).toBe(0);
  });

  it.each([
    ['FLAG', 'FLAG', 'FLAG'],
    [' flag ', 'FLAG', 'flag'],
    ['MANUAL', null, 'MANUAL'],
    ['', null, null],
    [null, null, null],
    [3, null, '3'],
  ])('reads the result word %j as %j and keeps the raw word [CR-170.a]', (word, result, kept) => {
    expect(rulesOf({ AGE: { ruleResult: word, value: 1 } })[0]?.verdict).toEqual({ result, word: kept });
  });

  it.each([
    ['FLAG', 'is not an object'],
    [7, 'is not an object'],
    [[1], 'is not an object'],
    [null, 'is not an object'],
    [{ ruleResult: { deep: true } }, 'ruleResult: is not a text'],
  ])('reports the fault of the rule %j, and keeps the others [CR-170.a]', (broken, fault) => {
    const [bad, good] = rulesOf({ AGE: broken, FOIR: { RULERESULT: 'REJECT', Value: 61 } });
    expect(bad).toEqual({ name: 'AGE', verdict: { result: null, word: null }, value: broken, fault });
    expect(good).toMatchObject({ name: 'FOIR', verdict: { result: 'REJECT' }, value: 61, fault: null });
  });

  it('are missing while they are not available, whatever was sent with them [CR-026.e, CR-047.a]', () => {
    const engine = { ruleEngine: { AGE: { ruleResult: 'FLAG', value: 1 } }, dedupeRuleEngine: {} };
    for (const detail of [withEngine(engine, false), withEngine(null), withEngine({ ruleEngine: null })]) {
      expect(ruleOutcomes(detail)).toEqual({ state: 'missing' });
    }
    expect(dedupeOutcomes(withEngine(engine, false))).toEqual({ state: 'missing' });
    expect(dedupeOutcomes(withEngine(engine))).toEqual({ state: 'ready', value: [] });
  });

  it.each([['later'], [5], [[]], [true]])('are broken when they came as %j', ruleEngine => {
    expect(ruleOutcomes(withEngine({ ruleEngine })).state).toBe('broken');
    expect(dedupeOutcomes(withEngine({ dedupeRuleEngine: ruleEngine })).state).toBe('broken');
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (ruleEngine, rule) => {
        for (const one of [
          { ruleEngine, dedupeRuleEngine: ruleEngine, bankRuleEngine: rule },
          { ruleEngine: { rule }, dedupeRuleEngine: { rule } },
        ]) {
          const detail = withEngine(one);
          expect([
            ruleOutcomes(detail).state,
            dedupeOutcomes(detail).state,
            bankRules(detail).state,
          ]).not.toContain('');
        }
      }),
    );
  });
});

describe('dedupeOutcomes', () => {
  it('reads result and duplicate customers of each rule [CR-169.a, CR-169.b]', () => {
    const read = dedupeOutcomes(aLoan());
    expect(read.state === 'ready' && read.value[2]).toEqual({
      name: 'BANK_ACCOUNT',
      verdict: { result: 'FLAG', word: 'FLAG' },
      duplicates: [
        {
          customerId: 'usr-59d4844f848c',
          fullName: 'Anitha Raghunathan',
          phone: '9000011471',
          loanIds: [4610288],
        },
      ],
      fault: null,
    });
  });

  it.each([
    [
      'loan ids as texts and those that are none',
      ['4610288', 'L-7', null, ' ', '0461', '4610288012'],
      [4610288, 'L-7', '0461', '4610288012'],
    ],
    ['one loan id alone', 4610288, [4610288]],
    ['no loan ids', undefined, []],
  ])('takes %s [CR-169.b]', (_case, loanIds, read) => {
    const rules = dedupeOf({ PAN: { ruleResult: 'FLAG', duplicateUsers: { id: 17, loanIds } } });
    expect(rules[0]?.duplicates).toEqual([{ customerId: '17', fullName: null, phone: null, loanIds: read }]);
  });

  it('accepts keys of any case, a bare customer id, and an invalid person [CR-046.a, CR-169.b]', () => {
    const rules = dedupeOf({
      PHONE: {
        RuleResult: 'reject',
        DuplicateUsers: [
          'usr-1',
          { ID: 'usr-2', PersonalDetails: { FULLNAME: 'Asha Rao' } },
          { id: 'usr-4', personalDetails: { name: 'Meera Nair', phoneNumber: '9000011472' } },
          { id: 'usr-3', personalDetails: 'x' },
          {
            id: 'usr-5',
            personalDetails: {
              ...{ name: 'ravi k', fullName: 'Ravi Kumar' },
              ...{ phoneNumber: '9000011473', primaryPhoneNumber: '9000011474' },
            },
          },
          null,
        ],
      },
    });
    expect(rules[0]?.duplicates).toEqual([
      { customerId: 'usr-1', fullName: null, phone: null, loanIds: [] },
      { customerId: 'usr-2', fullName: 'Asha Rao', phone: null, loanIds: [] },
      { customerId: 'usr-4', fullName: 'Meera Nair', phone: '9000011472', loanIds: [] },
      { customerId: 'usr-3', fullName: null, phone: null, loanIds: [] },
      { customerId: 'usr-5', fullName: 'Ravi Kumar', phone: '9000011474', loanIds: [] },
    ]);
  });
});

describe('dedupeRows', () => {
  it('has a row for each duplicate, and one for a rule without duplicates [CR-046.c]', () => {
    const duplicateUsers = [{ id: 'usr-1' }, { id: 'usr-2' }];
    const rows = dedupeRows(
      dedupeOf({
        PHONE: { ruleResult: 'REJECT', duplicateUsers },
        PAN: { ruleResult: 'APPROVE', duplicateUsers: [] },
        BANK_ACCOUNT: { ruleResult: 'FLAG' },
        ADDRESS: { ruleResult: 'REJECT' },
        EMAIL: 'FLAG',
      }),
    );
    expect(
      rows.map(({ name, verdict, duplicate, note }) => [name, verdict.word, duplicate?.customerId, note]),
    ).toEqual([
      ['PHONE', 'REJECT', 'usr-1', null],
      ['PHONE', 'REJECT', 'usr-2', null],
      ['PAN', 'APPROVE', undefined, 'No duplicate'],
      ['BANK_ACCOUNT', 'FLAG', undefined, 'No duplicate named'],
      ['ADDRESS', 'REJECT', undefined, 'No duplicate named'],
      ['EMAIL', null, undefined, 'Could not be read: is not an object'],
    ]);
    expect(new Set(rows.map(row => row.key)).size).toBe(rows.length);
  });
});

describe('bankRules', () => {
  it('reads income and obligations in paise [CR-051.a]', () => {
    expect(bankRules(aLoan())).toEqual({
      state: 'ready',
      value: { income: 6_240_000, obligations: 1_420_000 },
    });
  });

  it.each([
    [{ financialData: { income: '62400.50', totalObligation: 0 } }, 6_240_050, 0],
    [{ FinancialData: { INCOME: 10 } }, 1000, null],
    [{ financialData: { income: 'high', totalObligation: 1.005 } }, null, null],
    [{}, null, null],
  ])('reads %j [CR-051.a]', (bankRuleEngine, income, obligations) => {
    const read = bankRules(withEngine({ bankRuleEngine }));
    expect(read.state === 'ready' && read.value).toEqual({ income, obligations });
  });

  it('is missing without an engine and broken when the engine is invalid', () => {
    expect(bankRules(withEngine(null)).state).toBe('missing');
    expect(bankRules(withEngine({ bankRuleEngine: 'x' })).state).toBe('broken');
    expect(bankRules(withEngine({ bankRuleEngine: { financialData: [1] } })).state).toBe('broken');
  });
});

describe('gravestFirst', () => {
  const rules = rulesOf({
    A: { ruleResult: 'APPROVE' },
    B: { ruleResult: 'FLAG' },
    C: { ruleResult: 'MANUAL' },
    D: { ruleResult: 'REJECT' },
    E: { ruleResult: 'FLAG' },
  });

  it('sorts rejected first, then flagged, and keeps the order otherwise', () => {
    expect(gravestFirst(rules).map(rule => rule.name)).toEqual(['D', 'B', 'E', 'C', 'A']);
  });

  it('does not change the counts of countResults', () => {
    expect(countResults(rules)).toEqual({ all: 5, REJECT: 1, FLAG: 2, APPROVE: 1 });
  });
});
