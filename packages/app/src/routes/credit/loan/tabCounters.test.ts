import { aLoanCore } from '@lending-desk/domain/testing';
import { describe, expect, it } from 'vitest';
import { tabCounters } from './tabCounters';

const detail = {
  core: aLoanCore(),
  raw: {},
  engine: null,
  engineAvailable: false,
  callRecordings: [],
  feedbacks: null,
};

describe('tabCounters', () => {
  it('has none where there is nothing', () => {
    expect(tabCounters(detail).size).toBe(0);
  });

  it('counts documents, calls and comments, and the rules that want a look', () => {
    const rule = (ruleResult: string) => ({ ruleResult });
    const counters = tabCounters({
      ...detail,
      raw: { bankStatements: [{}, {}], additionalDocuments: [{}], creditPdFeedback: [{}] },
      engine: {
        ruleEngine: { AGE: rule('FLAG'), FOIR: rule('REJECT'), BUREAU_SCORE: rule('APPROVE') },
        dedupeRuleEngine: { PAN: rule('FLAG') },
      },
      callRecordings: [{}, {}, {}],
      feedbacks: { csFeedback: [{}], collectionsFeedbacks: [{}, {}] },
    });
    expect(Object.fromEntries(counters)).toEqual({
      dedupe: { counter: 1, counterTone: 'flag' },
      Docs: { counter: 3 },
      rules: { counter: 2, counterTone: 'flag' },
      PD: { counter: 1 },
      Calls: { counter: 3 },
      Intel: { counter: 3 },
    });
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
