import { contract } from '@lending-desk/domain/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loanDetailsOfDecision, sectionsOfDecision } from './decisionTerms';
import { defaultConfig } from './defaultConfig';

const read = (changes: Record<string, unknown>) =>
  v.parse(contract.decision.process.body.schema, { caseStatus: 'APPROVED', ...changes });
const sections = (changes: Record<string, unknown>) => sectionsOfDecision(read(changes), defaultConfig);

describe('the sections a decision writes', () => {
  it('have its terms in rupees, good and bad intuition apart, and what nobody typed as null [CR-157.a, CR-158.a, CR-195.i, CR-195.n]', () => {
    expect(
      sections({
        maxEmi: 8_000.5,
        maxAmount: 140_000,
        interestRate: 24,
        processingFeeRate: 2,
        months: 24,
        emiDate: 5,
        goodCustomerIntuition: ['Stable job'],
        badCustomerIntuition: ['Hurried'],
      }),
    ).toEqual({
      approvalDetails: {
        maxEmi: 8_000.5,
        interestRate: 24,
        processingFeeRate: 2,
        maximumEligibleAmount: 140_000,
        months: 24,
      },
      requiredActions: [],
      customerIntuition: { goodIntuition: ['Stable job'], badIntuition: ['Hurried'] },
      riskBucket: null,
      emiDay: 5,
      approvedEmi: 7_402,
    });
    expect(sections({})).toEqual({
      approvalDetails: {
        maxEmi: null,
        interestRate: null,
        processingFeeRate: null,
        maximumEligibleAmount: null,
        months: null,
      },
      requiredActions: [],
      customerIntuition: { goodIntuition: [], badIntuition: [] },
      riskBucket: null,
      emiDay: null,
      approvedEmi: null,
    });
  });

  it.each([
    ['of its list, whatever rate was typed', { riskBucketType: 'D', interestRate: 20 }, 'D', 26.5],
    ['of an older list, with the rate that was typed', { riskBucketType: 'Z', interestRate: 20 }, 'Z', 20],
    ['of an older list, without a rate', { riskBucketType: 'Z' }, 'Z', null],
  ])('have a risk bucket %s [CR-159.b, CR-195.n]', (_which, changes, bucketType, interestRate) => {
    expect(sections(changes)['riskBucket']).toEqual({ bucketType, interestRate });
  });

  const terms = { maxAmount: 140_000, interestRate: 24, months: 24 };
  it.each([
    [terms, 7_402],
    [{ ...terms, interestRate: 0 }, 5_833],
    [{ ...terms, maxAmount: 0 }, null],
    [{ ...terms, maxAmount: '' }, null],
    [{ ...terms, interestRate: '' }, null],
    [{ ...terms, months: 0 }, null],
    [{ ...terms, months: '' }, null],
    [{ ...terms, caseStatus: 'HOLD' }, null],
  ])('have for %j the EMI %j: of an approval with valid terms [CR-159.a]', (changes, emi) => {
    expect(sections(changes)['approvedEmi']).toBe(emi);
  });

  it('have the hold reasons of a loan on hold only [CR-156.a, CR-195.f, CR-188.c]', () => {
    const requiredActions = ['PAN unreadable'];
    expect(sections({ caseStatus: 'HOLD', requiredActions })['requiredActions']).toEqual(requiredActions);
    expect(sections({ requiredActions })['requiredActions']).toEqual([]);
  });
});

describe('the loan details of a decision', () => {
  const now = new Date('2026-11-20T05:12:33.000Z');
  const details = (changes: Record<string, unknown>) => loanDetailsOfDecision(read(changes), now);

  it.each([
    ['CR-195.e', { caseStatus: 'INACTIVE', inActiveReasons: ['Not reachable', 'Not interested'] }],
    ['CR-195.g', { caseStatus: 'HOLD', holdCategory: 'TECH' }],
  ])('have what was chosen for the status [%s]', (_clause, changes) => {
    const { caseStatus: approvalStatus, ...chosen } = changes;
    expect(details(changes)).toMatchObject({ approvalStatus, ...chosen });
  });

  it('have the status, its own reasons and no others, and the evaluation [CR-186.b, CR-187.b, CR-188.c, CR-195.p, CR-195.b, CR-195.d, CR-195.h, CR-154.a]', () => {
    const reasons = {
      rejectionReasons: ['Low bureau score'],
      inActiveReasons: ['Not reachable'],
      holdCategory: 'CDL',
      requiredActions: ['PAN unreadable'],
    };
    expect(
      details({
        ...reasons,
        creditTags: ['repeat', 'metro'],
        computedSalary: 62_400.5,
        computedFoir: 31.4,
        industryType: 'IT',
        computedObligations: 14_200,
        maxAmount: 140_000,
      }),
    ).toEqual({
      approvalStatus: 'APPROVED',
      rejectionReasons: [],
      inActiveReasons: [],
      holdCategory: null,
      creditTags: ['repeat', 'metro'],
      underWriterEvaluations: {
        computedSalary: 62_400.5,
        computedFoir: 31.4,
        industryType: 'IT',
        computedObligations: 14_200,
        approvedOn: '2026-11-20T05:12:33.000Z',
        loanEligibleAmount: 140_000,
      },
    });
    const empty = { rejectionReasons: [], inActiveReasons: [], holdCategory: null };
    expect(details({ ...reasons, caseStatus: 'REJECTED' })).toMatchObject({
      ...empty,
      rejectionReasons: ['Low bureau score'],
    });
    expect(details({ ...reasons, caseStatus: 'INACTIVE' })).toMatchObject({
      ...empty,
      inActiveReasons: ['Not reachable'],
    });
    expect(details({ ...reasons, caseStatus: 'HOLD' })).toMatchObject({ ...empty, holdCategory: 'CDL' });
  });

  it('have no day of approval for any other status, and null for what nobody typed [CR-155.a]', () => {
    expect(details({ caseStatus: 'REJECTED', rejectionReasons: ['Low bureau score'] })).toMatchObject({
      creditTags: [],
      underWriterEvaluations: {
        computedSalary: null,
        computedFoir: null,
        industryType: null,
        computedObligations: null,
        approvedOn: null,
        loanEligibleAmount: null,
      },
    });
  });
});
