import { describe, expect, it } from 'vitest';
import {
  applicationStatusLabel,
  approvalStatuses,
  approvalStatusLabel,
  approvalStatusTone,
  caseStatusChoices,
  defaultCaseStatusChoices,
  isClosed,
  isUndecided,
  statusOfChoice,
} from './statuses';

describe('groups of statuses', () => {
  it('know what is still to decide and what has left the desk', () => {
    expect(approvalStatuses.filter(isUndecided)).toEqual(['PENDING', 'IN_REVIEW']);
    expect(approvalStatuses.filter(status => !isClosed(status))).toEqual(['PENDING', 'IN_REVIEW', 'HOLD']);
  });
});

describe('approvalStatuses', () => {
  it('holds every value of data and filters [CR-185]', () => {
    const documented = ['HOLD', 'APPROVED', 'REJECTED', 'CREDIT_REJECTED', 'INACTIVE', 'DISBURSED'];
    expect(approvalStatuses.filter(status => documented.includes(status)).sort()).toEqual(documented.sort());
  });

  it('gives each status words and a colour of its own meaning', () => {
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

  it('shows an unknown status as it came', () => {
    expect(approvalStatusLabel('ESCALATED')).toBe('ESCALATED');
    expect(approvalStatusTone('ESCALATED')).toBe('neutral');
  });
});

describe('statusOfChoice', () => {
  it('has the defaults approved, rejected, onHold, pending [CR-184]', () => {
    expect(defaultCaseStatusChoices).toEqual(['approved', 'rejected', 'onHold', 'pending']);
    expect(defaultCaseStatusChoices.map(statusOfChoice)).toEqual(['APPROVED', 'REJECTED', 'HOLD', 'PENDING']);
    expect(Object.keys(caseStatusChoices)).toEqual([...defaultCaseStatusChoices]);
  });

  it('takes a value as it is and knows nothing else', () => {
    expect(statusOfChoice('INACTIVE')).toBe('INACTIVE');
    expect(statusOfChoice('Approved')).toBeNull();
  });
});

describe('applicationStatusLabel', () => {
  it('turns capitals and underscores into words', () => {
    expect(applicationStatusLabel('BANK_STATEMENTS_SUBMITTED')).toBe('Bank statements submitted');
    expect(applicationStatusLabel('')).toBe('');
  });
});
