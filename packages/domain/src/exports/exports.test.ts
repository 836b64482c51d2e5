import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { instant } from '../calendar/instant';
import { rupees } from '../money/paise';
import { applicationCells, applicationHeaders, type ExportedApplication } from './applicationColumns';
import { businessTimezone } from '../calendar/instant';
import { approvalStatuses } from '../status/statuses';
import { exportApplications, exportLoans } from './contract';
import { csvLineCounter } from './csvLines';
import { exportFileName } from './exportFileName';
import { exportStatuses, exportStatusValue, isExportStatus } from './exportStatus';
import { mostExportedIds, parseLoanIds } from './loanIdList';

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
  it('writes an open application, days and times in Asia/Kolkata, amounts in rupees [SH-093.a]', () => {
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

  it('writes the decision [SH-093.a]', () => {
    const decided = {
      ...open,
      approvalStatus: 'HOLD',
      underwriterName: 'Sana Iyer',
      decidedOn: instant('2026-11-21T06:35:00.000Z'),
      engineDecision: 'FLAG',
      engineScore: 71,
      sections: {
        loanDetails: {
          creditTags: ['metro', 'Salary verified'],
          rejectionReasons: ['FOIR above limit'],
          inActiveReasons: ['Not reachable'],
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
    expect(Object.entries(cellsOf(decided))).toEqual([
      ['Loan id', 482190],
      ['Started on (IST)', '2026-11-21 00:00'],
      ['Customer name', 'Kavya Raghunathan'],
      ['Phone', '9000010214'],
      ['Amount applied', 150_000.5],
      ['Status', 'HOLD'],
      ['Application status', 'BANK_STATEMENTS_SUBMITTED'],
      ['Underwriter', 'Sana Iyer'],
      ['Decided on (IST)', '2026-11-21 12:05'],
      ['TAT hours', 2],
      ['Engine decision', 'FLAG'],
      ['Engine score', 71],
      ['Sanctioned amount', 125_000],
      ['EMI', 8_337],
      ['Max EMI', 9_500],
      ['Tenure months', 18],
      ['Interest rate %', 24],
      ['Processing fee %', 2.5],
      ['Credit tags', 'metro; Salary verified'],
      ['Reasons', 'FOIR above limit; Not reachable; Rent agreement missing'],
      ['Hold category', 'CDL'],
    ]);
  });

  it('empties the cell of a broken field and no other', () => {
    const sections = {
      loanDetails: { creditTags: ['metro', 7], rejectionReasons: 'x', holdCategory: 5 },
      requiredActions: ['PAN card'],
      approvalDetails: { months: 'many', maxEmi: 9_500 },
      approvedEmi: [],
    };
    expect(cellsOf({ ...open, sections })).toMatchObject({
      'Credit tags': 'metro',
      Reasons: 'PAN card',
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
    'accepts a range in the business time zone, with %j [SH-095.a]',
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
  ])('refuses %s [SH-095.a]', (_case, changes) => {
    expect(read({ ...asked, ...changes }).success).toBe(false);
  });
});

describe('parseLoanIds', () => {
  it.each([
    ['100214', [100214]],
    ['100214,100377', [100214, 100377]],
    [' 100214, 100377;100214\r\n\t7 ', [100214, 100377, 7]],
    ['999999999', [999_999_999]],
  ])('reads %j, each id once [CS-115.b]', (text, ids) => {
    expect(parseLoanIds(text)).toEqual({ ok: true, ids });
  });

  it.each([
    ['', 'Enter at least one loan id'],
    [' , ;\n', 'Enter at least one loan id'],
    ['100214,abc', '“abc” is not a loan id'],
    ['100214.100377', '“100214.100377” is not a loan id'],
    ['0', '“0” is not a loan id'],
    ['1000000000', '“1000000000” is not a loan id'],
    ['9876543210', '“9876543210” is not a loan id'],
    ['1'.repeat(25), `“${'1'.repeat(24)}…” is not a loan id`],
    ['1'.repeat(24), `“${'1'.repeat(24)}” is not a loan id`],
  ])('refuses %j', (text, message) => {
    expect(parseLoanIds(text)).toEqual({ ok: false, message });
  });

  it('takes a thousand ids and not one more', () => {
    const ids = Array.from({ length: mostExportedIds }, (_, at) => at + 1);
    expect(mostExportedIds).toBe(1_000);
    expect(parseLoanIds(ids.join())).toEqual({ ok: true, ids });
    expect(parseLoanIds([...ids, 1].join())).toEqual({ ok: true, ids });
    expect(parseLoanIds([...ids, 1_001].join())).toEqual({
      ok: false,
      message: 'At most 1000 loan ids at a time',
    });
  });
});

describe('the call of customer support', () => {
  const timezone = 'Asia/Kolkata';
  const read = (query: Record<string, unknown>) => v.safeParse(exportLoans.query, { timezone, ...query });

  it.each([
    ['ids', { ids: '100214,100377' }, { ids: [100214, 100377], timezone }],
    [
      'a range',
      { startDate: '2026-11-01', endDate: '2026-11-21' },
      { startDate: '2026-11-01', endDate: '2026-11-21', timezone },
    ],
    [
      'one day as start and end',
      { startDate: '2026-11-01', endDate: '2026-11-01', ids: '' },
      { startDate: '2026-11-01', endDate: '2026-11-01', ids: undefined, timezone },
    ],
    [
      'ids with empty dates',
      { ids: '7', startDate: '', endDate: '' },
      { ids: [7], startDate: undefined, endDate: undefined, timezone },
    ],
  ])('accepts %s [CS-119.b, CS-119.c]', (_case, query, output) => {
    expect(read(query)).toMatchObject({ success: true, output });
  });

  it.each([
    ['nothing', {}, 'Choose loan ids or a range of dates'],
    [
      'nothing but empty texts',
      { ids: '', startDate: '', endDate: '' },
      'Choose loan ids or a range of dates',
    ],
    ['one date only', { startDate: '2026-11-01' }, 'Both dates are required'],
    ['one date and ids', { ids: '7', endDate: '2026-11-01' }, 'Both dates are required'],
    [
      'a start after the end',
      { startDate: '2026-11-02', endDate: '2026-11-01' },
      'Start Date must be less then End Date',
    ],
  ])('refuses %s [CR-014.a]', (_case, query, message) => {
    expect(read(query).issues?.map(issue => issue.message)).toEqual([message]);
  });

  it.each([
    ['no timezone', { ids: '7', timezone: undefined }],
    ['another timezone', { ids: '7', timezone: 'UTC' }],
    ['an id that is none', { ids: '7,x' }],
  ])('refuses %s [CS-119.d]', (_case, query) => {
    expect(read(query).success).toBe(false);
  });

  it('is saved as report.csv [CS-118.a]', () => {
    expect(exportLoans.answer).toEqual({ kind: 'csv', fileName: 'report.csv' });
  });
});

describe('exportStatusValue', () => {
  it('sends the status, and nothing for ALL [SH-092.b, SH-094.e]', () => {
    expect(exportStatuses.map(status => [status, exportStatusValue(status)])).toEqual([
      ['APPROVED', 'APPROVED'],
      ['REJECTED', 'REJECTED'],
      ['HOLD', 'HOLD'],
      ['ALL', undefined],
    ]);
  });

  it('has ALL, which is no approval status of a loan [CS-022.b]', () => {
    expect(exportStatuses).toContain('ALL');
    expect(exportStatuses.filter(status => !approvalStatuses.some(one => one === status))).toEqual(['ALL']);
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
  ])('counts in %j %d lines [XR-011.f]', (text, lines) => {
    expect(csvLineCounter()(bytes(text))).toBe(lines);
  });

  it('gives the same count wherever the file is split [XR-011.f]', () => {
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
