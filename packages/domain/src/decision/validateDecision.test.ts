import { describe, expect, it } from 'vitest';
import type { ApprovalStatus } from '../status/statuses';
import { type DecisionDraft, emptyDraft } from './draft';
import type { UnderwritingConfig } from './schema';
import { validateDecision } from './validateDecision';

const config: UnderwritingConfig = {
  inActiveReasons: ['Customer not interested'],
  rejectionReasons: ['Low bureau score', 'High obligations'],
  caseStatusChoices: [],
  holdReasons: ['Salary slip awaited'],
  creditTags: ['repeat borrower'],
  customerIntuition: { good: ['Polite'], bad: ['Evasive'] },
  deviations: ['Age'],
  industryTypes: ['Retail'],
  emiDates: [3, 5, 10],
  buckets: [{ bucketName: 'Bucket 2', bucketType: 'B2', interestRate: 24.5 }],
};
const assignee = { roles: ['ROLE_CREDIT_USER'], isAssignee: true };

const errorsOf = (
  draft: Partial<DecisionDraft>,
  from: ApprovalStatus = 'PENDING',
  actor: { roles: string[]; isAssignee: boolean } = assignee,
) => validateDecision({ ...emptyDraft, ...draft }, { from, actor, config });

const approved = {
  caseStatus: 'APPROVED',
  months: '18',
  interestRate: '24.5',
  maxEmi: '9500',
  maxAmount: '150000',
  emiDate: '5',
  processingFeeRate: '2',
  computedSalary: '42000',
  computedObligations: '0',
  computedFoir: '38.5',
} satisfies Partial<DecisionDraft>;

describe('validateDecision', () => {
  it('asks for a case status first and for nothing else [CR-194.a]', () => {
    expect(errorsOf({})).toEqual({ caseStatus: 'Case status is required' });
  });

  it('asks an approval for its terms [CR-194.d]', () => {
    expect(errorsOf({ caseStatus: 'APPROVED' })).toEqual({
      months: 'Tenure is required',
      interestRate: 'Interest rate is required',
      maxEmi: 'Max EMI is required',
      maxAmount: 'Max sanctioned loan amount is required',
      emiDate: 'EMI date is required',
      processingFeeRate: 'Processing fee rate is required',
      computedSalary: 'Computed salary is required',
      computedObligations: 'Computed obligations are required',
      computedFoir: 'Computed FOIR is required',
    });
    expect(errorsOf(approved)).toEqual({});
  });

  it.each([
    ['HOLD', { holdReasons: 'Hold reason is required', holdCategory: 'Hold category is required' }],
    ['REJECTED', { rejectionReasons: 'Rejection reason is required' }],
    ['INACTIVE', { inActiveReasons: 'Inactive reason is required' }],
  ] as const)('asks %s for its reasons [CR-194.b, CR-194.c]', (caseStatus, expected) => {
    expect(errorsOf({ caseStatus })).toEqual(expected);
  });

  it.each([
    [{ caseStatus: 'HOLD', holdReasons: ['Salary slip awaited'], holdCategory: 'TECH' }],
    [{ caseStatus: 'REJECTED', rejectionReasons: ['Low bureau score'] }],
    [{ caseStatus: 'INACTIVE', inActiveReasons: ['Customer not interested'] }],
  ] as const)(
    'allows %j to be sent without sanction terms, but not with one that is no number [CR-194.a, CR-194.d]',
    draft => {
      expect(errorsOf(draft)).toEqual({});
      const refusal = 'Only integer values allowed';
      expect(errorsOf({ ...draft, maxEmi: '95oo', computedFoir: '101' })).toEqual({
        maxEmi: refusal,
        computedFoir: refusal,
      });
    },
  );

  it.each([
    ['months', 'Tenure is required'],
    ['interestRate', 'Interest rate is required'],
    ['maxEmi', 'Max EMI is required'],
    ['maxAmount', 'Max sanctioned loan amount is required'],
    ['emiDate', 'EMI date is required'],
    ['processingFeeRate', 'Processing fee rate is required'],
    ['computedSalary', 'Computed salary is required'],
    ['computedObligations', 'Computed obligations are required'],
    ['computedFoir', 'Computed FOIR is required'],
  ] as const)('asks an approval for its %s alone [CR-194.d]', (field, message) => {
    expect(errorsOf({ ...approved, [field]: '' })).toEqual({ [field]: message });
  });

  it.each([
    [{ holdCategory: 'TECH' }, { holdReasons: 'Hold reason is required' }],
    [{ holdReasons: ['Salary slip awaited'] }, { holdCategory: 'Hold category is required' }],
  ])('asks a hold with %j for the other alone [CR-194.b]', (given, expected) => {
    expect(errorsOf({ caseStatus: 'HOLD', ...given })).toEqual(expected);
  });

  const refusal = 'Only integer values allowed';
  it.each([
    ['CR-193.a, CR-194.a', 'maxEmi', ['abc', '-1', '1.234']],
    ['CR-193.b, CR-194.a', 'maxAmount', ['abc', '-1', '1.234']],
    ['CR-193.c, CR-194.a', 'computedSalary', ['abc', '-1', '1.234']],
    ['CR-193.d, CR-194.a', 'computedObligations', ['abc', '-1', '1.234']],
    ['CR-193.e, CR-194.a', 'computedFoir', ['abc', '-1', '100.01']],
    ['CR-193.f, CR-194.a', 'processingFeeRate', ['abc', '-1', '100.01']],
  ] as const)('[%s] refuses in %s each of %j', (_, field, texts) => {
    for (const text of texts) expect(errorsOf({ ...approved, [field]: text })).toEqual({ [field]: refusal });
  });

  it.each([
    'maxEmi',
    'maxAmount',
    'computedSalary',
    'computedObligations',
    'computedFoir',
    'processingFeeRate',
  ] as const)('takes a number with at most two decimals in %s [CR-193.g]', field => {
    for (const text of ['0', '12.5', '12.34', '100'])
      expect(errorsOf({ ...approved, [field]: text })).toEqual({});
  });

  it('refuses an invalid sanction number even where the status does not require it [CR-193.a]', () => {
    const rejected = {
      caseStatus: 'REJECTED',
      rejectionReasons: ['Low bureau score'],
      maxEmi: '12k',
    } as const;
    expect(errorsOf(rejected)).toEqual({ maxEmi: 'Only integer values allowed' });
  });

  it('limits FOIR and fee to 100 [CR-193.e, CR-193.f]', () => {
    expect(Object.keys(errorsOf({ ...approved, computedFoir: '100.5', processingFeeRate: '101' }))).toEqual([
      'processingFeeRate',
      'computedFoir',
    ]);
  });

  it.each([
    ['months', '13'],
    ['emiDate', '31'],
    ['deviation', 'Height'],
    ['industryType', 'Mining'],
    ['riskBucket', 'B9'],
  ])('accepts only listed values for %s [CR-190.a, CR-190.b]', (field, value) => {
    expect(errorsOf({ ...approved, [field]: value })).toEqual({ [field]: 'Choose one of the listed values' });
  });

  it.each([
    ['months', '36'],
    ['emiDate', '10'],
    ['deviation', 'Age'],
    ['industryType', 'Retail'],
    ['riskBucket', 'B2'],
    ['riskBucket', ''],
  ])('accepts the listed %s %j [CR-190.a]', (field, value) => {
    expect(errorsOf({ ...approved, [field]: value })).toEqual({});
  });

  it.each([
    ['HOLD', { holdReasons: ['Bad mood'], holdCategory: 'CDL' }, 'holdReasons'],
    ['HOLD', { holdReasons: ['Salary slip awaited'], holdCategory: 'OTHER' }, 'holdCategory'],
    ['INACTIVE', { inActiveReasons: ['Bad mood'] }, 'inActiveReasons'],
  ] as const)('refuses for %s what is not listed: %j [CR-190.a]', (caseStatus, draft, field) => {
    expect(errorsOf({ caseStatus, ...draft })).toEqual({ [field]: 'Choose one of the listed values' });
  });

  it('validates nothing against a list that is not configured, and an EMI date as a day of the month [CR-190.a]', () => {
    const without = { ...config, deviations: [], emiDates: [] };
    const judge = (draft: Partial<DecisionDraft>) =>
      validateDecision(
        { ...emptyDraft, ...approved, ...draft },
        { from: 'PENDING', actor: assignee, config: without },
      );
    expect(judge({ deviation: 'Height', emiDate: '31' })).toEqual({});
    expect(judge({ emiDate: '32' })).toEqual({ emiDate: 'Choose one of the listed values' });
    expect(judge({ emiDate: '0' })).toEqual({ emiDate: 'Choose one of the listed values' });
  });

  it('accepts only listed reasons [CR-190.a]', () => {
    const draft = { caseStatus: 'REJECTED', rejectionReasons: ['Low bureau score', 'Bad mood'] } as const;
    expect(errorsOf(draft)).toEqual({ rejectionReasons: 'Choose one of the listed values' });
  });

  it('does not validate what the status hides', () => {
    const draft = { ...approved, holdReasons: ['Gone'], holdCategory: 'GONE', rejectionReasons: ['Gone'] };
    expect(errorsOf(draft)).toEqual({});
  });

  it('asks for a change reason when leaving APPROVED [CR-194.e]', () => {
    expect(errorsOf(approved, 'APPROVED')).toEqual({ changeReason: 'Change reason is required' });
    expect(errorsOf({ ...approved, changeReason: '  ' }, 'APPROVED')).toEqual({
      changeReason: 'Change reason is required',
    });
    expect(errorsOf({ ...approved, changeReason: 'Salary corrected' }, 'APPROVED')).toEqual({});
    const held = { caseStatus: 'HOLD', holdReasons: ['Salary slip awaited'], holdCategory: 'CDL' } as const;
    const rejected = { caseStatus: 'REJECTED', rejectionReasons: ['Low bureau score'] } as const;
    const inactive = { caseStatus: 'INACTIVE', inActiveReasons: ['Customer not interested'] } as const;
    for (const away of [held, rejected, inactive])
      expect(errorsOf(away, 'APPROVED')).toEqual({ changeReason: 'Change reason is required' });
  });

  it.each([
    ['DISBURSED', assignee],
    ['REJECTED', assignee],
    ['HOLD', { roles: ['ROLE_CREDIT_USER'], isAssignee: false }],
  ] as const)('refuses APPROVED from %s where the move is not allowed [CR-195.t]', (from, actor) => {
    const errors = errorsOf({ ...approved, changeReason: 'Asked again' }, from, {
      roles: [...actor.roles],
      isAssignee: actor.isAssignee,
    });
    expect(errors).toEqual({ caseStatus: `Status cannot change from ${from} to APPROVED` });
  });

  it.each([
    ['creditTags', ['invented'], 'repeat borrower'],
    ['goodIntuition', ['Polite', 'Invented'], 'Polite'],
    ['badIntuition', ['Invented'], 'Evasive'],
  ] as const)('accepts %s from its list only [CR-190.a]', (field, invented, known) => {
    expect(errorsOf({ ...approved, [field]: invented })).toEqual({
      [field]: 'Choose one of the listed values',
    });
    expect(errorsOf({ ...approved, [field]: [known] })).toEqual({});
  });

  it('accepts a stored choice that is no longer listed [CR-190.a]', () => {
    const stored = { ...emptyDraft, creditTags: ['old tag'], months: '18', industryType: 'Mining' };
    const judge = (draft: Partial<DecisionDraft>) =>
      validateDecision(
        { ...emptyDraft, ...approved, ...draft },
        { from: 'PENDING', actor: assignee, config, stored },
      );
    expect(judge({ creditTags: ['repeat borrower', 'old tag'], industryType: 'Mining' })).toEqual({});
    expect(judge({ creditTags: ['old tag', 'newer tag'], industryType: 'Fishing' })).toEqual({
      creditTags: 'Choose one of the listed values',
      industryType: 'Choose one of the listed values',
    });
  });
});
