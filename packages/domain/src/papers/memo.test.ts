import { describe, expect, it } from 'vitest';
import { aLoan } from '../../testing';
import { aWireComment } from '../../testing/aComment';
import { cibilSections } from '../bureau/cibilSections';
import { equifaxSections } from '../bureau/equifaxSections';
import { instant } from '../calendar/instant';
import { decisionMemo, type MemoAct } from './memo';
import type { Paper } from './paper';

const at = instant('2026-11-21T06:00:00.000Z');
const rows = (lines: Paper['about'] = []) => lines.map(({ label, value }) => `${label}: ${value}`);

/** The memo of a loan on hold, each of its lines as one text. */
function memoOf([changes, beside]: Parameters<typeof aLoan> = [], acts: readonly MemoAct[] = []) {
  const paper = decisionMemo(aLoan(changes, beside), { at, by: 'Arun Credit' }, acts);
  if (typeof paper === 'string') throw new Error(paper);
  const { about, sections = [], ...rest } = paper;
  const texts = Object.fromEntries(sections.map(({ heading, lines }) => [heading, rows(lines)]));
  return { ...rest, about: rows(about), texts, headings: sections.map(({ heading }) => heading) };
}
const linesOf = (heading: string, ...loan: Parameters<typeof aLoan>) => memoOf(loan).texts[heading];

const terms = {
  maxEmi: 7_400,
  interestRate: 24,
  processingFeeRate: 2,
  maximumEligibleAmount: 140_000,
  months: 24,
};

describe('the decision memo', () => {
  it('says what was decided and on what, the figures worked out again [XR-018.a]', () => {
    expect(memoOf([{ underWriterRemarks: { comments: [], deviation: 'Income proof' } }])).toEqual({
      title: 'Decision memo',
      fileName: 'decision-memo-4821937.pdf',
      about: [
        'Customer: Kavya Raghunathan',
        'Loan: 4821937',
        'Applied for: Rs. 1,50,000.00',
        'Decision: On hold',
        'Decided by: Arun Credit',
        'Decided on: 21 Nov 2026, 11:30 am',
      ],
      amounts: [],
      sentences: [],
      headings: ['Decision', 'Key facts, worked out again', 'FOIR, worked out again', 'Rules', 'Sources'],
      texts: {
        Decision: [
          'Hold reason: Bank statement incomplete',
          'Hold category: CDL',
          'Deviation: Income proof',
          'Credit tags: first-loan, metro',
          'Good customer intuition: Stable job',
          'Risk bucket: C',
          'Industry type: IT',
          'EMI date: 5th of month',
        ],
        'Key facts, worked out again': [
          'Sanctioned amount: Rs. 1,40,000.00',
          'Tenure: 24 months',
          'Interest rate: 24 % a year, reducing balance',
          'Processing fee: Rs. 2,800.00 (2 %)',
          'GST on the fee: Rs. 504.00',
          'Paid out: Rs. 1,36,696.00',
          'Instalments: 23 of Rs. 7,402.00, the last Rs. 7,400.57',
          'Interest in all: Rs. 37,646.57',
          'Repaid in all: Rs. 1,77,646.57',
          'APR: 26.54 %: twelve times the monthly rate, 2.21 %, at which the instalments are worth what is paid out',
        ],
        'FOIR, worked out again': [
          'Salary: Rs. 62,400.00',
          'Obligations: Rs. 14,200.00',
          'Obligations by salary: 22.76 %',
          'With the EMI: 34.62 %',
          'As entered: 31.4 %, another figure',
        ],
        Rules: [
          'Age: Approve: 32 years',
          'Monthly income: Approve: Rs. 62,400',
          'Bureau score: Approve: 742',
          'Enquiries in 30 days: Flag: 4. The engine says Flag; by the limits on record this value comes to Approve. The engine’s result stands.',
          'FOIR: Approve: 31%',
        ],
        Sources: [
          'PAN: To check, 1 check',
          'Aadhaar: Verified, XML verified',
          'Driving licence: To check, 1 check',
          'Voter id: Not submitted',
          'Passport: Not submitted',
          'Bank account: Verified, Penny drop returned',
          'Equifax: No report',
          'CIBIL: No report',
        ],
      },
    });
  });

  it('is not there before the decision [XR-018.e]', () => {
    expect(decisionMemo(aLoan(), null, [])).toBe('This loan is not decided yet');
  });

  it('leaves out name and EMI date where there is none, and why the decision was changed where it was not [XR-018.a]', () => {
    expect(memoOf([{ personalDetails: null }]).about[0]).toBe('Loan: 4821937');
    const changed = { underWriterRemarks: { comments: [], changeReason: 'Statement came' } };
    expect(linesOf('Decision', changed)?.at(-1)).toBe('Change reason: Statement came');
    expect(linesOf('Decision', { emiDay: null })?.at(-1)).toBe('Industry type: IT');
  });

  it('says why a loan was refused or is inactive, and what spoke against the customer [XR-018.a]', () => {
    const why = {
      approvalStatus: 'REJECTED',
      rejectionReasons: ['Low income', 'High obligations'],
      inActiveReasons: ['No response'],
    };
    const customerIntuition = { goodIntuition: [], badIntuition: ['Evasive', 'Unclear income'] };
    expect(
      linesOf('Decision', { loanDetails: why, customerIntuition, underWriterRemarks: { comments: [] } }),
    ).toEqual([
      'Rejection reason: Low income, High obligations',
      'Inactive reason: No response',
      'Hold reason: Bank statement incomplete',
      'Bad customer intuition: Evasive, Unclear income',
      'Risk bucket: C',
      'EMI date: 5th of month',
    ]);
  });

  it.each([
    ['no terms', null],
    ['no amount', { ...terms, maximumEligibleAmount: null }],
    ['no rate', { ...terms, interestRate: null }],
    ['no tenure', { ...terms, months: null }],
  ])('has no key facts of %s [XR-018.a]', (_what, approvalDetails) => {
    expect(memoOf([{ approvalDetails }]).headings).toEqual([
      'Decision',
      'FOIR, worked out again',
      'Rules',
      'Sources',
      'Notes',
    ]);
  });

  it('takes no fee for none, and says that an APR of nothing paid out is not defined [XR-018.a]', () => {
    const keyFacts = (processingFeeRate: number | null) =>
      linesOf('Key facts, worked out again', { approvalDetails: { ...terms, processingFeeRate } });
    expect(keyFacts(null)).toContain('Processing fee: Rs. 0.00 (0 %)');
    expect(keyFacts(90)?.at(-1)).toBe('APR: Not defined');
  });

  it.each([
    [22.76, '22.76 %'],
    [34.62, '34.62 %'],
    [22.77, '22.77 %, another figure'],
  ])('says of a FOIR entered as %d: %s [XR-018.a]', (computedFoir, said) => {
    const loanDetails = {
      approvalStatus: 'HOLD',
      underWriterEvaluations: { computedSalary: 62_400, computedObligations: 14_200, computedFoir },
    };
    expect(linesOf('FOIR, worked out again', { loanDetails })?.at(-1)).toBe(`As entered: ${said}`);
  });

  it('says nothing of a FOIR without salary and obligations [XR-018.a]', () => {
    const none = { computedSalary: null, computedObligations: null, computedFoir: null };
    for (const underWriterEvaluations of [undefined, null, none])
      expect(
        linesOf('FOIR, worked out again', {
          loanDetails: { approvalStatus: 'HOLD', underWriterEvaluations },
        }),
      ).toBeUndefined();
  });

  it('names a result that cannot be read, and has no rules without the engine [XR-018.a]', () => {
    const engine = {
      ruleEngine: {
        AGE: { ruleResult: 'PERHAPS', value: 32 },
        BUREAU_SCORE: { ruleResult: 'APPROVE', value: null },
      },
    };
    expect(linesOf('Rules', {}, { engine })).toEqual([
      'Age: Not readable: 32 years',
      'Bureau score: Approve',
    ]);
    expect(linesOf('Rules', {}, { engine: null, ruleEngineResultAvailable: false })).toBeUndefined();
  });

  it('has a verified document to be checked while Rules flag the name [XR-018.a]', () => {
    const named = (ruleResult: string) =>
      linesOf('Sources', {}, { engine: { ruleEngine: { NAME_MATCH: { ruleResult, value: 61 } } } });
    const [, aadhaar] = named('APPROVE') ?? [];
    expect(aadhaar).toBe('Aadhaar: Verified, XML verified');
    expect(named('FLAG')?.slice(0, 6)).toEqual([
      'PAN: To check, 1 check',
      'Aadhaar: To check, XML verified',
      'Driving licence: To check, 1 check',
      'Voter id: Not submitted',
      'Passport: Not submitted',
      'Bank account: To check, Penny drop returned',
    ]);
  });

  it('has the scores of both bureaux [XR-018.a]', () => {
    const reports = (value: string | null) => {
      const CIRReportData = { ScoreDetails: value === null ? [] : [{ Type: 'ERS', Value: '688' }] };
      const ScoreSegment = value === null ? [] : [{ ScoreName: 'CIBILTUSC3', Score: value }];
      const loan = {
        ...equifaxSections({ CIRReportDataLst: [{ CIRReportData }] }, at),
        ...cibilSections({ CreditReport: { ScoreSegment } }),
      };
      return linesOf('Sources', loan)?.slice(-2);
    };
    expect(reports('742')).toEqual(['Equifax: Score 688', 'CIBIL: Score 742']);
    expect(reports(null)).toEqual(['Equifax: Score none', 'CIBIL: Score none']);
  });

  it('counts what each person did, and says when last [XR-018.b]', () => {
    const act = (by: string, action: string, minute: string) => ({
      by,
      action,
      at: instant(`2026-11-20T06:${minute}:00.000Z`),
    });
    const acts = [
      act('Arun Credit', 'Read a loan at credit', '00'),
      act('Meera Srinivasan', 'Read a loan at credit', '10'),
      act('Arun Credit', 'Read a loan at credit', '20'),
      act('Arun Credit', 'Decided a loan', '30'),
    ];
    expect(memoOf([], acts).texts['Who saw and did what before']).toEqual([
      'Arun Credit: Read a loan at credit: 2 times, last 20 Nov 2026, 11:50 am',
      'Meera Srinivasan: Read a loan at credit: 20 Nov 2026, 11:40 am',
      'Arun Credit: Decided a loan: 20 Nov 2026, 12:00 pm',
    ]);
  });

  it('has the notes until the decision, one of its very moment included [XR-018.c]', () => {
    const comments = [
      aWireComment({ comment: 'Rang the employer' }),
      aWireComment({ comment: 'Statement came', createdOn: at, author: null }),
      aWireComment({ comment: 'Rang the customer', createdOn: '2026-11-21T06:00:00.001Z' }),
    ];
    expect(linesOf('Notes', { underWriterRemarks: { comments } })).toEqual([
      'Meera Srinivasan, 20 Nov 2026, 03:10 pm: Rang the employer',
      '21 Nov 2026, 11:30 am: Statement came',
    ]);
  });
});
