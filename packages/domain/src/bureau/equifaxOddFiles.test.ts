import { describe, expect, it } from 'vitest';
import { hasEquifaxReport, readEquifax } from './equifaxModel';
import { equifaxSections } from './equifaxSections';
import { monthOfKey } from './history';
import { receivedAt, report } from './equifaxReading.fixture';

describe('an unusual Equifax report', () => {
  it.each([
    ['enquiries alone', { Enquiries: [{ Date: '2026-11-04' }] }],
    ['a summary alone', { EnquirySummary: { Total: '0' } }],
    ['contact alone', { IDAndContactInfo: {} }],
    ['empty lists', { RetailAccountDetails: [], Enquiries: [], ScoreDetails: [] }],
    ['nothing in the lists', { RetailAccountDetails: null, Enquiries: '', ScoreDetails: null }],
  ])('with %s is a report without loans or a score [XR-157.a]', (_what, data) => {
    const { report: seen, loans } = report(data);
    expect(seen.score).toEqual({ value: null, raw: null });
    expect(loans).toEqual({ active: [], inactive: [] });
  });

  it.each([
    ['2026-11-04', 2],
    ['0000-00-00', null],
    ['04/11/2026', null],
  ])('of %j counts enquiries: %j [CR-054.a]', (Date, times) => {
    const Enquiries = ['2026-11-04', '2026-10-05', '2026-10-04', '2026-11-05', '05/11/2026'].map(on => ({
      Date: on,
    }));
    expect(report({ Enquiries }, { Date }).report.enquiriesLast30Days).toBe(times);
  });

  it('counts the enquiries before its own date, however old it is [CR-054.b]', () => {
    const Enquiries = ['2019-11-04', '2019-10-05', '2019-10-04', '2019-11-05'].map(on => ({ Date: on }));
    expect(report({ Enquiries }, { Date: '2019-11-04' }).report.enquiriesLast30Days).toBe(2);
  });

  it('keeps an invalid month in its position, and the months around it in theirs [XR-157.c]', () => {
    const keys = ['01-26', '13-25', '12-25', '', '10-25', '02-2024'];
    const { loans } = report({
      RetailAccountDetails: {
        Open: 'Yes',
        History48Months: keys.map(key => ({ key, PaymentStatus: '000' })),
      },
    });
    expect(loans.active[0]?.history.map(({ key, month }) => [key, month])).toEqual(
      keys.map(key => [key, monthOfKey(key)]),
    );
  });

  it('classifies a sold, a written-off and a closed account by its Open field [CR-145.a]', () => {
    const { loans } = report({
      RetailAccountDetails: [
        { AccountStatus: 'Sold/Purchased', Open: 'No', DateClosed: '2025-02-28' },
        { AccountStatus: 'Charge Off/Written Off', Open: 'Yes', WriteOffAmount: '1,20,000.50' },
        { AccountStatus: 'Closed Account', Open: 'No', DateClosed: '31/02/2026' },
      ],
    });
    expect(loans.active).toMatchObject([{ status: 'Charge Off/Written Off', writeOff: 12_000_050 }]);
    expect(loans.inactive.map(({ closed }) => closed)).toEqual([
      { date: '2025-02-28', raw: '2025-02-28' },
      { date: null, raw: '31/02/2026' },
    ]);
  });

  it('shows a negative amount, and null for an invalid one [XR-157.a]', () => {
    const { loans } = report({
      RetailAccountDetails: [{ Open: 'Yes', Balance: '-1,250.75', PastDueAmount: 'NA', SanctionAmount: '' }],
    });
    expect(loans.active).toMatchObject([{ balance: -125_075, pastDue: null, sanctioned: null }]);
  });

  it.each([
    [
      { CCRResponse: { CIRReportDataLst: { Error: { ErrorDesc: 'Consumer not found in bureau' } } } },
      'Consumer not found in bureau',
    ],
    [{ CCRResponse: { Status: '0', Error: { ErrorCode: 'E0001' } } }, 'E0001'],
    [{ Error: 'Service unavailable' }, 'Service unavailable'],
    [{ ccrresponse: { cirreportdatalst: [{ ERROR: [{ ERRORDESC: 'Down' }] }] } }, 'Down'],
  ])('reads the error of %j [CR-144.c]', (body, description) => {
    const { outcome } = readEquifax(Object(equifaxSections(body, receivedAt)));
    expect(outcome).toMatchObject({ value: { kind: 'error', description } });
  });

  const score = { ScoreDetails: [{ Value: '712' }] };
  const refused = { ErrorCode: 'E0053', ErrorDesc: 'Telecom data not available' };
  it.each([
    ['beside the report', { CCRResponse: { CIRReportDataLst: [{ CIRReportData: score, Error: refused }] } }],
    [
      'inside the report',
      { CCRResponse: { CIRReportDataLst: [{ CIRReportData: { ...score, Error: refused } }] } },
    ],
    [
      'in an item before it',
      { CCRResponse: { CIRReportDataLst: [{ Error: refused }, { CIRReportData: score }] } },
    ],
    [
      'in an item behind it',
      { CCRResponse: { CIRReportDataLst: [{ CIRReportData: score }, { Error: refused }] } },
    ],
    ['over all', { CCRResponse: { CIRReportDataLst: [{ CIRReportData: score }], Error: refused } }],
    ['in other capitals', { ccrresponse: { cirreportdatalst: { cirreportdata: score, ERROR: [refused] } } }],
  ])('has both a report and an error that is %s [CR-144.a]', (_where, body) => {
    const data = readEquifax(Object(equifaxSections(body, receivedAt)));
    expect(data.outcome).toMatchObject({
      value: {
        kind: 'report',
        report: { score: { raw: '712' } },
        error: { description: 'Telecom data not available', noHit: false },
      },
    });
    expect(hasEquifaxReport(data)).toBe(true);
  });

  it.each([[{}], [{ ErrorCode: '', ErrorDesc: ' ' }], [null], ['']])(
    'has a report and ignores the blank error %j [CR-069.b]',
    Error => {
      const body = { CCRResponse: { CIRReportDataLst: [{ CIRReportData: score, Error }] } };
      const { outcome } = readEquifax(Object(equifaxSections(body, receivedAt)));
      expect(outcome).toMatchObject({ value: { kind: 'report', error: null } });
    },
  );

  it('does not lose accounts that come with nothing but an error [CR-145.a]', () => {
    const body = {
      CCRResponse: {
        CIRReportDataLst: [{ CIRReportData: { RetailAccountDetails: [{ Open: 'Yes' }] }, Error: refused }],
      },
    };
    const sections = equifaxSections(body, receivedAt);
    const { outcome, loans } = readEquifax(Object(sections));
    expect(outcome).toMatchObject({ value: { kind: 'report' } });
    expect(loans).toMatchObject({ value: { active: [{}] } });
    expect(sections?.['processedEquifax']).toEqual({ active_loans: [{ Open: 'Yes' }], inactive_loans: [] });
  });

  it('treats a section with an error and otherwise empty fields as the error [CR-144.c]', () => {
    const equifaxReport = { InquiryResponseHeader: { Date: '2026-11-04' }, ScoreDetails: [], Error: refused };
    expect(readEquifax({ equifaxReport }).outcome).toMatchObject({ value: { kind: 'error' } });
  });
});
