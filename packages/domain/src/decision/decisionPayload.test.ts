import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decisionPayload, draftOfDecision } from './decisionPayload';
import { type DecisionDraft, emptyDraft } from './draft';
import { withoutHidden } from './revealedFields';
import { processApplicationBody } from './schema';

const full: DecisionDraft = {
  caseStatus: 'APPROVED',
  inActiveReasons: ['Customer not interested', 'Duplicate'],
  rejectionReasons: ['Low bureau score', 'High obligations'],
  holdReasons: ['Salary slip awaited', 'Address to be proved'],
  holdCategory: 'CDL',
  deviation: 'Age',
  creditTags: ['repeat borrower', 'metro'],
  goodIntuition: ['Polite', 'Quiet'],
  badIntuition: ['Evasive', 'Quiet'],
  emiDate: '5',
  riskBucket: 'B2',
  interestRate: '24.5',
  maxEmi: '9500',
  maxAmount: '150000.50',
  computedSalary: '42000',
  computedObligations: '0',
  computedFoir: '38.5',
  industryType: 'Retail',
  months: '18',
  processingFeeRate: '2',
  changeReason: ' Salary corrected ',
};

describe('decisionPayload', () => {
  it('has the wire names and empties what an approval hides [CR-195.b, CR-195.c, CR-195.h, CR-195.i, CR-195.j, CR-195.k, CR-195.l, CR-195.m, CR-195.n, CR-195.o, CR-195.p]', () => {
    expect(decisionPayload(full)).toEqual({
      caseStatus: 'APPROVED',
      deviation: 'Age',
      rejectionReasons: [],
      inActiveReasons: [],
      creditTags: ['repeat borrower', 'metro'],
      goodCustomerIntuition: ['Polite', 'Quiet'],
      badCustomerIntuition: ['Evasive', 'Quiet'],
      requiredActions: [],
      changeReason: 'Salary corrected',
      holdCategory: '',
      emiDate: 5,
      months: 18,
      maxAmount: 150_000.5,
      processingFeeRate: 2,
      interestRate: 24.5,
      maxEmi: 9500,
      riskBucketType: 'B2',
      computedSalary: 42_000,
      computedObligations: 0,
      computedFoir: 38.5,
      industryType: 'Retail',
    });
  });

  it.each([
    [
      'HOLD',
      {
        requiredActions: ['Salary slip awaited', 'Address to be proved'],
        holdCategory: 'CDL',
        rejectionReasons: [],
        inActiveReasons: [],
      },
    ],
    [
      'REJECTED',
      {
        requiredActions: [],
        holdCategory: '',
        rejectionReasons: ['Low bureau score', 'High obligations'],
        inActiveReasons: [],
      },
    ],
    [
      'INACTIVE',
      {
        requiredActions: [],
        holdCategory: '',
        rejectionReasons: [],
        inActiveReasons: ['Customer not interested', 'Duplicate'],
      },
    ],
  ] as const)(
    'sends only the reasons %s shows, and all of the rest [CR-195.b, CR-195.c, CR-195.d, CR-195.e, CR-195.f, CR-195.g, CR-195.h, CR-195.i, CR-195.j, CR-195.n, CR-195.p]',
    (caseStatus, reasons) => {
      const rest = decisionPayload(full);
      expect(decisionPayload({ ...full, caseStatus })).toEqual({ ...rest, ...reasons, caseStatus });
    },
  );

  it('sends a change reason of nothing as nothing, whatever the deviation says [CR-195.j]', () => {
    expect(decisionPayload({ ...full, changeReason: '  ' })).toMatchObject({
      changeReason: '',
      deviation: 'Age',
    });
  });

  it('sends empty numbers as null and leaves out an unchosen risk bucket [CR-195.n]', () => {
    const payload = decisionPayload({ ...emptyDraft, caseStatus: 'PENDING' });
    expect(payload).toMatchObject({
      maxEmi: null,
      months: null,
      emiDate: null,
      computedFoir: null,
      changeReason: '',
      creditTags: [],
    });
    expect(payload).not.toHaveProperty('riskBucketType');
    expect(decisionPayload({ ...full, riskBucket: '' })).not.toHaveProperty('riskBucketType');
    expect(decisionPayload({ ...emptyDraft, caseStatus: 'PENDING', riskBucket: 'B2' })).toMatchObject({
      riskBucketType: 'B2',
    });
  });

  it('matches the schema of the call', () => {
    expect(v.is(processApplicationBody, decisionPayload(full))).toBe(true);
    expect(v.is(processApplicationBody, decisionPayload({ ...emptyDraft, caseStatus: 'PENDING' }))).toBe(
      true,
    );
  });

  it.each([
    ['18', 18],
    [' 18 ', 18],
    ['1234', null],
    ['18 months', null],
    ['about 18', null],
  ])('sends the tenure %j as %j [CR-195.k]', (months, sent) => {
    expect(decisionPayload({ ...full, months })).toMatchObject({ months: sent });
  });

  it('sends amounts of any size, and no rate above 100 [CR-193.e, CR-193.f]', () => {
    const large = {
      maxAmount: '150000',
      maxEmi: '9500',
      computedSalary: '42000',
      computedObligations: '101',
    };
    const rates = { interestRate: '101', processingFeeRate: '101', computedFoir: '101' };
    expect(decisionPayload({ ...full, ...large, ...rates })).toMatchObject({
      maxAmount: 150_000,
      maxEmi: 9500,
      computedSalary: 42_000,
      computedObligations: 101,
      interestRate: null,
      processingFeeRate: null,
      computedFoir: null,
    });
  });

  it('is null while no case status is chosen [CR-194.a]', () => {
    expect(decisionPayload(emptyDraft)).toBeNull();
  });
});

describe('draftOfDecision', () => {
  const received = (draft: DecisionDraft) => v.parse(processApplicationBody, decisionPayload(draft));

  it.each(['APPROVED', 'HOLD', 'REJECTED', 'INACTIVE'] as const)(
    'has every field that was sent with %s, and none that it hides [CR-195.b, CR-195.c, CR-195.d, CR-195.e, CR-195.f, CR-195.g, CR-195.h, CR-195.i, CR-195.j, CR-195.k, CR-195.l, CR-195.m, CR-195.n, CR-195.o, CR-195.p]',
    caseStatus => {
      const draft = { ...full, caseStatus };
      expect(draftOfDecision(received(draft))).toEqual({
        ...withoutHidden(draft),
        maxAmount: '150000.5',
        changeReason: 'Salary corrected',
      });
    },
  );

  it('is empty where nothing was sent', () => {
    const pending = { ...emptyDraft, caseStatus: 'PENDING' } as const;
    expect(draftOfDecision(received(pending))).toEqual(pending);
    const nothing = { deviation: null, holdCategory: null, industryType: null, changeReason: null };
    const bare = v.parse(processApplicationBody, { caseStatus: 'HOLD', ...nothing });
    expect(draftOfDecision(bare)).toEqual({ ...emptyDraft, caseStatus: 'HOLD' });
  });

  it('ignores blanks around the change reason of somebody else’s client', () => {
    const body = v.parse(processApplicationBody, { caseStatus: 'PENDING', changeReason: '  ' });
    expect(draftOfDecision(body).changeReason).toBe('');
  });
});
