import { describe, expect, it } from 'vitest';
import { hasStatementsTab } from './statementStages';

describe('hasStatementsTab', () => {
  it.each([
    ['COMPLETED', true],
    ['FINANCIAL_DETAILS_VERIFIED', true],
    ['BANK_STATEMENTS_SUBMITTED', true],
    ['BANK_STATEMENTS_INCOMPLETE', true],
    ['LOAN_AGREEMENT_ACCEPTED', true],
    ['KYC_COMPLETED_BY_AGENT', true],
    ['FINANCIAL_DETAILS_SUBMITTED', false],
    ['BANK_STATEMENTS_REQUESTED', false],
    ['LOAN_AGREEMENT_SENT', false],
    ['PERSONAL_DETAILS_VERIFIED', false],
    ['completed', false],
    ['', false],
    [null, false],
  ])('in %s is %s [CS-020.a, CS-020.b, CS-021.a, CS-021.b]', (status, has) => {
    expect(hasStatementsTab(status)).toBe(has);
  });
});
