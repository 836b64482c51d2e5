import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aWireConfig } from '../../testing';
import { processApplicationBody, underwritingConfigSchema } from './schema';

describe('underwritingConfigSchema', () => {
  const wire = {
    inActiveReasons: ['Not reachable for 15 days'],
    rejectionReasons: ['Low bureau score'],
    caseStatusChoices: [{ label: 'Hold', value: 'HOLD' }],
    holdReasons: ['Rent agreement missing'],
    creditTags: ['Metro'],
    customerIntuition: { good: ['Stable job'], bad: ['Many enquiries'] },
    deviations: ['Age'],
    industryTypes: ['Retail'],
    emiDates: [2, 5],
    buckets: [
      { bucketName: 'Prime', bucketType: 'A', interestRate: 18 },
      { bucketName: 'Watch', bucketType: 'C', interestRate: 28.5 },
    ],
  };

  it('reads every list of choices [CR-191.a, CR-191.b]', () => {
    expect(v.parse(underwritingConfigSchema, wire)).toEqual(wire);
  });

  it('treats a missing list as an empty one [CR-191.a]', () => {
    expect(v.parse(underwritingConfigSchema, {})).toEqual({
      inActiveReasons: [],
      rejectionReasons: [],
      caseStatusChoices: [],
      holdReasons: [],
      creditTags: [],
      customerIntuition: { good: [], bad: [] },
      deviations: [],
      industryTypes: [],
      emiDates: [],
      buckets: [],
    });
  });

  it('refuses a choice that is not a status', () => {
    const caseStatusChoices = [{ label: 'Sanctioned', value: 'SANCTIONED' }];
    expect(v.safeParse(underwritingConfigSchema, { ...aWireConfig(), caseStatusChoices }).success).toBe(
      false,
    );
  });
});

describe('processApplicationBody', () => {
  const wire = {
    caseStatus: 'APPROVED',
    deviation: 'Income proof',
    rejectionReasons: [],
    inActiveReasons: [],
    creditTags: ['Metro'],
    goodCustomerIntuition: ['Stable job'],
    badCustomerIntuition: ['Many enquiries'],
    requiredActions: [],
    changeReason: 'New slip',
    holdCategory: '',
    emiDate: 5,
    months: 18,
    maxAmount: 125_000,
    processingFeeRate: 2.5,
    interestRate: 24,
    maxEmi: 9_500.75,
    riskBucketType: 'B',
    computedSalary: 62_400,
    computedObligations: 11_850,
    computedFoir: 32.35,
    industryType: 'IT services',
  };
  const body = (changes: Record<string, unknown> = {}) =>
    v.safeParse(processApplicationBody, { ...wire, ...changes });

  it('accepts the documented fields, amounts in paise [CR-195.k, CR-195.l, CR-195.m, CR-195.o]', () => {
    expect(body().output).toEqual({
      ...wire,
      maxAmount: 12_500_000,
      maxEmi: 950_075,
      computedSalary: 6_240_000,
      computedObligations: 1_185_000,
    });
    expect(Object.keys(processApplicationBody.entries)).toEqual([...Object.keys(wire), 'version']);
  });

  it('allows only the risk bucket to be left out [CR-195.n]', () => {
    const { riskBucketType, ...others } = wire;
    const read = v.parse(processApplicationBody, others);
    expect(riskBucketType).toBe('B');
    expect(read).not.toHaveProperty('riskBucketType');
    expect(v.parse(processApplicationBody, { ...others, riskBucketType: null }).riskBucketType).toBeNull();
  });

  it.each([
    'emiDate',
    'months',
    'maxAmount',
    'processingFeeRate',
    'interestRate',
    'maxEmi',
    'computedSalary',
    'computedObligations',
    'computedFoir',
  ])('treats an empty %s as null', name => {
    const none = expect.objectContaining({ [name]: null });
    expect([
      body({ [name]: '' }).output,
      body({ [name]: null }).output,
      body({ [name]: undefined }).output,
    ]).toEqual([none, none, none]);
  });

  it('requires nothing but the status', () => {
    expect(v.parse(processApplicationBody, { caseStatus: 'PENDING' })).toMatchObject({
      caseStatus: 'PENDING',
      deviation: '',
      requiredActions: [],
      changeReason: '',
      maxAmount: null,
    });
  });

  it.each([
    ['caseStatus', 'onHold'],
    ['caseStatus', undefined],
    ['maxAmount', '1,25,000'],
    ['maxEmi', 9_500.755],
    ['months', '18'],
    ['rejectionReasons', 'Low bureau score'],
    ['version', 1.5],
    ['changeReason', 'a'.repeat(1001)],
  ])('refuses %s that is %s [CR-194.f]', (name, value) => {
    expect(body({ [name]: value }).success).toBe(false);
  });
});
