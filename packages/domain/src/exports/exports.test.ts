import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { instant } from '../calendar/instant';
import { rupees } from '../money/paise';
import { applicationCells, applicationHeaders, type ExportedApplication } from './applicationColumns';
import { businessTimezone } from '../calendar/instant';
import { exportApplications } from './contract';
import { csvLineCounter } from './csvLines';
import { exportFileName } from './exportFileName';
import { exportStatuses, exportStatusValue, isExportStatus } from './exportStatus';

const open: ExportedApplication = {
  loanId: 482190,
  startedOn: instant('2026-11-20T18:30:00.000Z'),
  fullName: 'Kavya Raghunathan',
  primaryPhone: '9000010214',
  amountApplied: rupees(150_000.5),
  approvalStatus: 'PENDING',
  applicationStatus: 'BANK_STATEMENTS_SUBMITTED',
  underwriterName: null,
  decidedOn: null,
  tatSeconds: 5_400,
  engineDecision: null,
  engineScore: null,
  sections: {},
};

const cellsOf = (one: ExportedApplication) =>
  Object.fromEntries(applicationCells(one).map((cell, place) => [applicationHeaders[place], cell]));

describe('applicationCells', () => {
  it('has a cell under each header', () => {
    expect(applicationCells(open)).toHaveLength(applicationHeaders.length);
    expect(new Set(applicationHeaders).size).toBe(applicationHeaders.length);
  });

  it('writes an open application, days and times in Asia/Kolkata, amounts in rupees [SH-093, SH-095]', () => {
    expect(cellsOf(open)).toMatchObject({
      'Loan id': 482190,
      'Started on (IST)': '2026-11-21 00:00',
      Phone: '9000010214',
      'Amount applied': 150_000.5,
      Status: 'PENDING',
      'Decided on (IST)': null,
      'TAT hours': 2,
      'Sanctioned amount': null,
      'Credit tags': null,
      Reasons: null,
    });
  });

  it('writes the decision', () => {
    const decided = {
      ...open,
      decidedOn: instant('2026-11-21T06:35:00.000Z'),
      sections: {
        loanDetails: {
          creditTags: ['metro', 'Salary verified'],
          rejectionReasons: ['FOIR above limit'],
          inActiveReasons: null,
          holdCategory: 'CDL',
        },
        requiredActions: ['Rent agreement missing'],
        approvalDetails: {
          maximumEligibleAmount: 125_000,
          maxEmi: '9500.00',
          months: 18,
          interestRate: 24,
          processingFeeRate: 2.5,
        },
        approvedEmi: 8_337,
      },
    };
    expect(cellsOf(decided)).toMatchObject({
      'Decided on (IST)': '2026-11-21 12:05',
      'Sanctioned amount': 125_000,
      EMI: 8_337,
      'Max EMI': 9_500,
      'Tenure months': 18,
      'Interest rate %': 24,
      'Processing fee %': 2.5,
      'Credit tags': 'metro; Salary verified',
      Reasons: 'FOIR above limit; Rent agreement missing',
      'Hold category': 'CDL',
    });
  });

  it('empties the cell of a broken field and no other', () => {
    const sections = {
      loanDetails: { creditTags: ['metro', 7], rejectionReasons: 'x', holdCategory: 5 },
      approvalDetails: { months: 'many', maxEmi: 9_500 },
      approvedEmi: [],
    };
    expect(cellsOf({ ...open, sections })).toMatchObject({
      'Credit tags': 'metro',
      Reasons: null,
      'Hold category': null,
      'Tenure months': null,
      'Max EMI': 9_500,
      EMI: null,
    });
  });

  it('never throws, for any section', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const sections = {
          loanDetails: one,
          approvalDetails: other,
          requiredActions: one,
          approvedEmi: other,
        };
        expect(applicationCells({ ...open, sections })).toHaveLength(applicationHeaders.length);
      }),
    );
  });
});

describe('the call', () => {
  const read = (query: Record<string, unknown>) => v.safeParse(exportApplications.query, query);
  const asked = { startDate: '2026-11-01', endDate: '2026-11-21', timezone: 'Asia/Kolkata' };

  it.each([[{}], [{ approvalStatusValue: 'HOLD' }], [{ endDate: '2026-11-01' }]])(
    'accepts a range in the business time zone, with %j [SH-094, SH-095]',
    changes => {
      expect(read({ ...asked, ...changes }).success).toBe(true);
      expect(businessTimezone).toBe('Asia/Kolkata');
    },
  );

  it.each([
    ['another timezone', { timezone: 'UTC' }],
    ['no timezone', { timezone: undefined }],
    ['a day that does not exist', { endDate: '2026-11-31' }],
    ['an unknown status', { approvalStatusValue: 'LATER' }],
    ['a start after the end', { startDate: '2026-11-22' }],
  ])('refuses %s', (_case, changes) => {
    expect(read({ ...asked, ...changes }).success).toBe(false);
  });
});

describe('exportStatusValue', () => {
  it('sends the status, and nothing for ALL [SH-092, SH-094]', () => {
    expect(exportStatuses.map(status => [status, exportStatusValue(status)])).toEqual([
      ['ALL', undefined],
      ['APPROVED', 'APPROVED'],
      ['REJECTED', 'REJECTED'],
      ['HOLD', 'HOLD'],
    ]);
    expect([isExportStatus('HOLD'), isExportStatus('PENDING'), isExportStatus(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('exportFileName', () => {
  it.each([
    ['2026-11-01', '2026-11-21', 'ALL', 'loans-2026-11-01-to-2026-11-21.csv'],
    ['2026-11-21', '2026-11-21', 'HOLD', 'loans-hold-2026-11-21.csv'],
  ] as const)('%s to %s, %s: %s', (start, end, status, name) => {
    expect(exportFileName({ start: businessDate(start), end: businessDate(end) }, status)).toBe(name);
  });
});

describe('csvLineCounter', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['', 0],
    ['a,b\r\n', 1],
    ['a,b\r\nc', 1],
    ['"a\r\nb",c\r\n', 1],
    ['"a ""quoted""\nword"\r\nnext\r\n', 2],
  ])('counts in %j %d lines', (text, lines) => {
    expect(csvLineCounter()(bytes(text))).toBe(lines);
  });

  it('gives the same count wherever the file is split', () => {
    const file = bytes('\ufeffId,Note\r\n1,"two\r\nlines, ""said"""\r\n2,रवि\r\n');
    fc.assert(
      fc.property(fc.array(fc.nat(file.length), { maxLength: 6 }), cuts => {
        const places = [0, ...cuts.sort((left, right) => left - right), file.length];
        const count = csvLineCounter();
        const lines = places.slice(1).map((end, index) => count(file.slice(places[index], end)));
        expect(lines.at(-1)).toBe(3);
      }),
    );
  });
});
