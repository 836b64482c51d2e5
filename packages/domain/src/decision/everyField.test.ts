import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loanCoreSchema } from '../loan/schema';
import { rupees } from '../money/paise';
import { percent } from '../money/rate';
import { caseStatusOptions } from './choices';
import {
  decisionFieldNames,
  decisionFields,
  draftOfLoan,
  emptyDraft,
  figureText,
  rupeesText,
  sameValue,
  withFieldsOf,
} from './draft';
import { foirOf, foirWorking } from './foir';
import { gstOnFees } from '../repayment/fee';
import { sanctionFields } from './sanctionNumber';
import { processApplicationBody, underwritingConfigSchema } from './schema';

it('every field of the form has its name, in the order of the screen', () => {
  expect(Object.entries(decisionFieldNames)).toEqual([
    ['caseStatus', 'Case status'],
    ['inActiveReasons', 'Inactive reason'],
    ['rejectionReasons', 'Rejection reason'],
    ['holdReasons', 'Hold reason'],
    ['holdCategory', 'Hold category'],
    ['changeReason', 'Change reason'],
    ['maxAmount', 'Max sanctioned loan amount'],
    ['months', 'Tenure in months'],
    ['riskBucket', 'Risk bucket'],
    ['interestRate', 'Interest rate'],
    ['processingFeeRate', 'Processing fee rate'],
    ['maxEmi', 'Max EMI'],
    ['emiDate', 'EMI date'],
    ['deviation', 'Deviation'],
    ['computedSalary', 'Computed salary'],
    ['computedObligations', 'Computed obligations'],
    ['computedFoir', 'Computed FOIR'],
    ['industryType', 'Industry type'],
    ['creditTags', 'Credit tags'],
    ['goodIntuition', 'Good customer intuition'],
    ['badIntuition', 'Bad customer intuition'],
  ]);
  expect(decisionFields).toEqual(Object.keys(decisionFieldNames));
});

it('an empty form has nothing in any field', () => {
  const lists = [
    'inActiveReasons',
    'rejectionReasons',
    'holdReasons',
    'creditTags',
    'goodIntuition',
    'badIntuition',
  ];
  expect(emptyDraft).toEqual(
    Object.fromEntries(decisionFields.map(field => [field, lists.includes(field) ? [] : ''])),
  );
});

it('numbers of a sanction are rupees or percent [CR-193.a, CR-193.b, CR-193.c, CR-193.d, CR-193.e, CR-193.f]', () => {
  expect(sanctionFields).toEqual({
    maxEmi: 'rupees',
    maxAmount: 'rupees',
    computedSalary: 'rupees',
    computedObligations: 'rupees',
    computedFoir: 'percent',
    processingFeeRate: 'percent',
    interestRate: 'percent',
  });
});

it('the tax on fees is 18 %', () => {
  expect(gstOnFees).toEqual(percent(18));
});

it('the form takes intuition, deviation and industry of a stored loan, and nothing it lacks [CR-157.a]', () => {
  const wire = {
    loanId: 100_001,
    idString: '7a1f7c2e-3f0a-4a35-9b0a-2f6f1c1d9e10',
    startedOn: '2026-11-18T08:35:00Z',
    amountApplied: 125_000,
    loanDetails: { approvalStatus: 'HOLD' },
  };
  const loan = v.parse(loanCoreSchema, wire);
  expect(
    draftOfLoan({
      ...loan,
      goodIntuition: ['Polite'],
      badIntuition: ['Evasive'],
      holdCategory: 'CDL',
      deviation: 'Age',
    }),
  ).toEqual({
    ...emptyDraft,
    caseStatus: 'HOLD',
    goodIntuition: ['Polite'],
    badIntuition: ['Evasive'],
    holdCategory: 'CDL',
    deviation: 'Age',
  });
  expect(draftOfLoan({ ...loan, riskBucket: null, approval: null, evaluation: null })).toEqual({
    ...emptyDraft,
    caseStatus: 'HOLD',
  });
});

it('figures are text, and none is an empty one', () => {
  expect([figureText(0), figureText(24.5), figureText(null), figureText(undefined)]).toEqual([
    '0',
    '24.5',
    '',
    '',
  ]);
  expect([rupeesText(rupees(0)), rupeesText(rupees('1.5')), rupeesText(null), rupeesText(undefined)]).toEqual(
    ['0', '1.5', '', ''],
  );
});

it('fields are taken from another draft by name [XR-014.b]', () => {
  const other = { ...emptyDraft, months: '18', deviation: 'Age' };
  expect(withFieldsOf(emptyDraft, other, ['months'])).toEqual({ ...emptyDraft, months: '18' });
  expect(withFieldsOf(other, emptyDraft, [])).toEqual(other);
});

it('sets of choices are equal whatever is named twice [XR-014.a]', () => {
  expect(sameValue(['a', 'a'], ['a'])).toBe(true);
  expect(sameValue(['a', 'b'], ['a', 'a'])).toBe(false);
  expect(sameValue([], [])).toBe(true);
});

describe('FOIR', () => {
  it('needs a salary [XR-040.a]', () => {
    expect(foirOf(rupees(100), rupees(0))).toBeNull();
    expect(foirOf(rupees(100), rupees(-1))).toBeNull();
    expect(foirOf(rupees(0), rupees('0.01'))).toBe(0);
    expect(foirOf(rupees(300), rupees(200))).toBe(150);
    expect(foirOf(rupees(1), rupees(800))).toBe(0.13);
  });

  it('has the room below the max EMI, which may be negative [XR-040.a]', () => {
    const given = { obligations: rupees(100), salary: rupees(1000), emi: rupees(300) };
    expect(foirWorking({ ...given, maxEmi: rupees(200) })).toEqual({
      now: 10,
      after: 40,
      headRoom: rupees(-100),
    });
    expect(foirWorking({ ...given, maxEmi: null }).headRoom).toBeNull();
  });
});

describe('the length of texts', () => {
  const body = (field: string, value: unknown) =>
    v.safeParse(processApplicationBody, { caseStatus: 'HOLD', [field]: value }).success;
  it.each([
    ['deviation', 200],
    ['holdCategory', 200],
    ['industryType', 200],
    ['changeReason', 1000],
    ['riskBucketType', 60],
  ])('of %s is at most %i', (field, most) => {
    expect([body(field, 'x'.repeat(most)), body(field, 'x'.repeat(most + 1))]).toEqual([true, false]);
  });

  it.each([
    'rejectionReasons',
    'inActiveReasons',
    'creditTags',
    'goodCustomerIntuition',
    'badCustomerIntuition',
    'requiredActions',
  ])('of each of %s is at most 120', field => {
    expect([body(field, ['x'.repeat(120)]), body(field, ['x'.repeat(121)])]).toEqual([true, false]);
  });

  it('is that of the configuration, too [CR-191.b]', () => {
    const config = (value: object) => v.safeParse(underwritingConfigSchema, value).success;
    expect(config({ deviations: ['x'.repeat(120)] })).toBe(true);
    expect(config({ deviations: ['x'.repeat(121)] })).toBe(false);
    expect(config({ customerIntuition: {} })).toBe(true);
    expect(config({ buckets: [{ bucketName: 'A', bucketType: 'B' }] })).toBe(false);
    expect(config({ emiDates: ['5'] })).toBe(false);
    expect(caseStatusOptions(v.parse(underwritingConfigSchema, {}))).toHaveLength(4);
  });
});
