import { countResults, ruleOutcomes } from '@lending-desk/domain/engine';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { aLoanCore } from '@lending-desk/domain/testing';
import type { TabItem } from '@lending-desk/ui/primitives/Tabs';
import { describe, expect, it } from 'vitest';
import { tabItems } from '../../../loan/registry';
import { creditTabs } from './tabs';

const detail = {
  core: aLoanCore(),
  raw: {},
  engine: null,
  engineAvailable: true,
  callRecordings: [],
  feedbacks: null,
};

/** What the tabs of a loan say beside their names, by tab. */
function tabCounters(loan: LoanDetail, kycDifferences?: number) {
  const marks = tabItems(creditTabs, new URLSearchParams(), { detail: loan, kycDifferences }).flatMap(
    ({ value, counter, counterTone, dot, dotLabel }) => {
      const mark = { counter, counterTone, dot, dotLabel };
      const said = Object.entries(mark).filter(([, word]) => word !== undefined);
      return said.length > 0 ? [[value, Object.fromEntries(said)] as const] : [];
    },
  );
  return new Map<string, Partial<Pick<TabItem, 'counter' | 'counterTone' | 'dot' | 'dotLabel'>>>(marks);
}

describe('the tabs of a loan at the credit desk', () => {
  it('are the thirteen of the document, in its order and under its names [CR-016.a]', () => {
    expect(creditTabs.map(({ value, label }) => [value, label])).toEqual([
      ['profile', 'Profile'],
      ['dedupe', 'Dedupe'],
      ['perfios', 'Perfios'],
      ['Docs', 'Docs'],
      ['equifax', 'Equifax'],
      ['kyc', 'KYC'],
      ['kycNew', 'KYC New'],
      ['Details', 'Details'],
      ['CIBIL', 'CIBIL'],
      ['rules', 'Rules'],
      ['PD', 'PD'],
      ['Calls', 'Calls'],
      ['Intel', 'Intel'],
    ]);
    // Whatever the loan has or has not.
    expect(creditTabs.filter(({ visibleWhen }) => visibleWhen)).toEqual([]);
  });
});

describe('the counters of the tabs [XR-163.a]', () => {
  it('has none where there is nothing', () => {
    expect(tabCounters(detail).size).toBe(0);
  });

  it('counts documents, calls and comments, and the rules that want a look', () => {
    const rule = (ruleResult: string) => ({ ruleResult });
    const counters = tabCounters({
      ...detail,
      raw: { bankStatements: [{}, {}], additionalDocuments: [{}], creditPdFeedback: [{}] },
      engine: {
        ruleEngine: {
          AGE: rule('FLAG'),
          FOIR: rule('REJECT'),
          BUREAU_SCORE: { ruleResult: 'APPROVE', value: 742 },
        },
        dedupeRuleEngine: { PAN: rule('FLAG') },
      },
      callRecordings: [{}, {}, {}],
      feedbacks: { csFeedback: [{}], collectionsFeedbacks: [{}, {}] },
    });
    expect(Object.fromEntries(counters)).toEqual({
      dedupe: { counter: 1, counterTone: 'flag' },
      Docs: { counter: 3 },
      equifax: { counter: 742 },
      rules: { counter: 2, counterTone: 'flag' },
      PD: { counter: 1 },
      Calls: { counter: 3 },
      Intel: { counter: 3 },
    });
  });

  it('says of rules that raise nothing that they are clear, and of none nothing', () => {
    const clear = { dot: 'approve', dotLabel: 'clear' };
    const counters = tabCounters({
      ...detail,
      engine: { ruleEngine: { AGE: { ruleResult: 'APPROVE' } }, dedupeRuleEngine: {} },
    });
    expect(Object.fromEntries(counters)).toEqual({ rules: clear });
  });

  it.each([
    ['in another case', { ruleEngine: { AGE: { RULERESULT: ' flag ' }, FOIR: { RuleResult: 'reject' } } }],
    ['in sections of another case', { RuleEngine: { AGE: { ruleResult: 'FLAG' } } }],
    ['unreadable', { ruleEngine: { AGE: 'down', FOIR: { ruleResult: 'FLAG' } } }],
    ['not known', { ruleEngine: { AGE: { ruleResult: 'MANUAL' } } }],
    ['none', { ruleEngine: {} }],
  ])('counts what the Rules tab counts where results are %s', (_how, engine) => {
    const loan = { ...detail, engine };
    const rules = ruleOutcomes(loan);
    if (rules.state !== 'ready') throw new Error(rules.state);
    const { REJECT, FLAG, APPROVE, all } = countResults(rules.value);
    const mark = tabCounters(loan).get('rules');
    expect(mark?.counter ?? 0).toBe(REJECT + FLAG);
    expect(mark?.dot !== undefined).toBe(all > 0 && APPROVE === all);
  });

  it('counts no rules whose results are not available, as their tab shows none', () => {
    const engine = {
      ruleEngine: { AGE: { ruleResult: 'FLAG' } },
      dedupeRuleEngine: { PAN: { ruleResult: 'FLAG' } },
    };
    expect(tabCounters({ ...detail, engine, engineAvailable: false }).size).toBe(0);
  });

  it('shows the score of a report that has just arrived before the one the rules judged', () => {
    const engine = { ruleEngine: { BUREAU_SCORE: { ruleResult: 'APPROVE', value: 742 } } };
    const raw = { ...detail.raw, equifaxFetch: { status: 'fetched', score: '658' } };
    expect(tabCounters({ ...detail, engine, raw }).get('equifax')).toEqual({ counter: 658 });
    const none = { ...detail.raw, equifaxFetch: { status: 'fetched', score: null } };
    expect(tabCounters({ ...detail, engine, raw: none }).get('equifax')).toEqual({ counter: 742 });
  });

  it.each([299, 901, -1, 'none', null])('has no score for %s', value => {
    const engine = { ruleEngine: { BUREAU_SCORE: { ruleResult: 'FLAG', value } } };
    expect(tabCounters({ ...detail, engine }).has('equifax')).toBe(false);
  });

  it('flags the differences of the updated KYC once they are known', () => {
    expect(tabCounters(detail, 4).get('kycNew')).toEqual({ counter: 4, counterTone: 'flag' });
    expect(tabCounters(detail, 0).has('kycNew')).toBe(false);
  });

  it('takes sections of another shape for empty ones', () => {
    const counters = tabCounters({
      ...detail,
      raw: { bankStatements: 'none', additionalDocuments: null },
      engine: { ruleEngine: 'down', dedupeRuleEngine: [] },
      feedbacks: 'unreadable',
    });
    expect(counters.size).toBe(0);
  });
});
