import { describe, expect, it } from 'vitest';
import {
  applicationStatusLabel,
  approvalStatuses,
  approvalStatusLabel,
  approvalStatusFaces,
  caseStatusChoices,
  isDecided,
  isUndecided,
} from './statuses';

describe('groups of statuses', () => {
  it('classify what is still undecided and what is closed', () => {
    expect(approvalStatuses.filter(isUndecided)).toEqual(['PENDING', 'IN_REVIEW']);
    expect(approvalStatuses.filter(status => !isDecided(status))).toEqual(['PENDING', 'IN_REVIEW', 'HOLD']);
  });
});

describe('approvalStatuses', () => {
  it('contains every value of data and filters [CR-185.a]', () => {
    const documented = ['HOLD', 'APPROVED', 'REJECTED', 'CREDIT_REJECTED', 'INACTIVE', 'DISBURSED'];
    expect(approvalStatuses.filter(status => documented.includes(status)).sort()).toEqual(documented.sort());
  });

  it('has a label and a distinct tone for each status [CR-185.a]', () => {
    expect(
      approvalStatuses.map(status => [approvalStatusLabel(status), approvalStatusFaces[status].tone]),
    ).toEqual([
      ['Pending', 'neutral'],
      ['In review', 'info'],
      ['On hold', 'flag'],
      ['Approved', 'approve'],
      ['Rejected', 'reject'],
      ['Credit rejected', 'reject'],
      ['Inactive', 'neutral'],
      ['Disbursed', 'info'],
    ]);
  });

  it('shows an unknown status unchanged', () => {
    expect(approvalStatusLabel('ESCALATED')).toBe('ESCALATED');
  });
});

describe('caseStatusChoices', () => {
  it('has the defaults approved, rejected, onHold, pending [CR-184.a, CR-184.b]', () => {
    expect(Object.entries(caseStatusChoices)).toEqual([
      ['approved', 'APPROVED'],
      ['rejected', 'REJECTED'],
      ['onHold', 'HOLD'],
      ['pending', 'PENDING'],
    ]);
  });
});

describe('applicationStatusLabel', () => {
  it('turns capitals and underscores into words [M54.b]', () => {
    expect(applicationStatusLabel('BANK_STATEMENTS_SUBMITTED')).toBe('Bank statements submitted');
    expect(applicationStatusLabel('')).toBe('');
  });

  it('keeps short names in capitals, and words that only contain them [M54.b]', () => {
    expect(applicationStatusLabel('KYC_SUBMITTED')).toBe('KYC submitted');
    expect(applicationStatusLabel('NACH_AND_PAN_PENDING')).toBe('NACH and PAN pending');
    expect(applicationStatusLabel('COMPANY_DETAILS')).toBe('Company details');
  });
});
