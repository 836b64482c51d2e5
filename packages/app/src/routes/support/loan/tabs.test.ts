import { aLoanCore } from '@lending-desk/domain/testing';
import { describe, expect, it } from 'vitest';
import { tabItems } from '../../../loan/registry';
import { supportTabs } from './tabs';

const viewer = { idString: 'u', fullName: 'U', email: 'u@lender.example', roles: [], addMasterTags: false };
const loan = (applicationStatus: string | null, raw: Readonly<Record<string, unknown>> = {}) => ({
  core: { ...aLoanCore(), applicationStatus },
  raw,
  engine: null,
  engineAvailable: false,
  callRecordings: [],
  feedbacks: null,
});

const shown = (applicationStatus: string | null) =>
  supportTabs
    .filter(({ visibleWhen }) => visibleWhen?.({ viewer, detail: loan(applicationStatus) }) ?? true)
    .map(({ label }) => label);

describe('the tabs of a loan at the support desk', () => {
  it('have Bank Statements in certain application states only, after Financial Details [CS-020.a, CS-020.b]', () => {
    const having = shown('BANK_STATEMENTS_SUBMITTED');
    expect(having[having.indexOf('Financial Details') + 1]).toBe('Bank Statements');
    expect(shown('PERSONAL_DETAILS_VERIFIED')).toEqual(having.filter(label => label !== 'Bank Statements'));
    expect(shown(null)).not.toContain('Bank Statements');
  });

  it('are the sixteen of the document, in its order [CS-019.a, CS-019.b]', () => {
    expect(shown('BANK_STATEMENTS_SUBMITTED')).toEqual([
      'Personal Details',
      'Professional Details',
      'Financial Details',
      'Bank Statements',
      'Kyc Details',
      'Additional Documents',
      'Aadhaar Details',
      'Equifax Bureau Details',
      'Loan Application Details',
      'Underwriter Remarks',
      'Approval Details',
      'EMI Details',
      'Recordings',
      'Cashfree Details',
      'Pre Credit Feedback',
      'Loan Source',
    ]);
  });

  const counterOf = (raw: Readonly<Record<string, unknown>>) =>
    tabItems(supportTabs, new URLSearchParams(), { detail: loan('COMPLETED', raw) }).find(
      ({ value }) => value === 'statements',
    );

  it('count the statements the analysis could not use, as their table shows them [XR-163.a]', () => {
    const file = { key: 'statements/1/x/july.pdf' };
    const bankStatements = [{ processingError: { error: {} } }, { processingError: null, file }, {}];
    expect(counterOf({ bankStatements })).toMatchObject({ counter: 1, counterTone: 'reject' });
    const perfiosReport = { status: 'FAILED', error: { fileErrors: [{ fileKey: file.key }] } };
    expect(counterOf({ bankStatements, perfiosReport })).toMatchObject({ counter: 2 });
    expect(counterOf({ perfiosReport })).not.toHaveProperty('counter');
  });
});
