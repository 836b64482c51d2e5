import { describe, expect, it } from 'vitest';
import {
  applicationStatusLabel,
  approvalStatuses,
  approvalStatusLabel,
  approvalStatusTone,
  caseStatusChoices,
  defaultCaseStatusChoices,
  isDecided,
  isUndecided,
  statusOfChoice,
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

  it('has a label and a distinct tone for each status', () => {
    expect(approvalStatuses.map(status => [approvalStatusLabel(status), approvalStatusTone(status)])).toEqual(
      [
        ['Pending', 'neutral'],
        ['In review', 'info'],
        ['On hold', 'flag'],
        ['Approved', 'approve'],
        ['Rejected', 'reject'],
        ['Credit rejected', 'reject'],
        ['Inactive', 'neutral'],
        ['Disbursed', 'info'],
      ],
    );
  });

  it('shows an unknown status unchanged', () => {
    expect(approvalStatusLabel('ESCALATED')).toBe('ESCALATED');
    expect(approvalStatusTone('ESCALATED')).toBe('neutral');
  });
});

describe('statusOfChoice', () => {
  it('has the defaults approved, rejected, onHold, pending [CR-184.a, CR-184.b]', () => {
    expect(defaultCaseStatusChoices).toEqual(['approved', 'rejected', 'onHold', 'pending']);
    expect(defaultCaseStatusChoices.map(statusOfChoice)).toEqual(['APPROVED', 'REJECTED', 'HOLD', 'PENDING']);
    expect(Object.keys(caseStatusChoices)).toEqual([...defaultCaseStatusChoices]);
  });

  it('accepts a status value and nothing else', () => {
    expect(statusOfChoice('INACTIVE')).toBe('INACTIVE');
    expect(statusOfChoice('Approved')).toBeNull();
  });
});

describe('applicationStatusLabel', () => {
  it('turns capitals and underscores into words', () => {
    expect(applicationStatusLabel('BANK_STATEMENTS_SUBMITTED')).toBe('Bank statements submitted');
    expect(applicationStatusLabel('')).toBe('');
  });

  it('keeps short names in capitals, and words that only contain them', () => {
    expect(applicationStatusLabel('KYC_SUBMITTED')).toBe('KYC submitted');
    expect(applicationStatusLabel('NACH_AND_PAN_PENDING')).toBe('NACH and PAN pending');
    expect(applicationStatusLabel('COMPANY_DETAILS')).toBe('Company details');
  });
});
