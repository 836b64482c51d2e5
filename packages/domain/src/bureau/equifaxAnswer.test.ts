import { describe, expect, it } from 'vitest';
import { hasEquifaxReport, readEquifax } from './equifaxModel';
import { holdsReport, readEquifaxReport, wireError } from './equifaxReport';
import { equifaxSections } from './equifaxSections';
import { generated, receivedAt } from './equifaxReading.fixture';

describe('an Equifax answer', () => {
  it('has the header of its item, and what only the whole answer says [XR-157.a]', () => {
    const body = {
      InquiryResponseHeader: { Date: '2026-01-01', HitCode: '10', ClientID: 'not kept' },
      CIRReportDataLst: [
        { CIRReportData: { Enquiries: [] }, InquiryResponseHeader: { Date: generated, SuccessCode: '1' } },
      ],
    };
    expect(readEquifaxReport(body)).toMatchObject({
      report: { InquiryResponseHeader: { Date: generated, HitCode: '10', SuccessCode: '1' } },
    });
    expect(JSON.stringify(readEquifaxReport(body))).not.toContain('not kept');
  });

  it.each([
    ['CCRResponse alone', { CCRResponse: { ScoreDetails: [] } }],
    ['a list of reports alone', { CIRReportDataLst: [{ ScoreDetails: [] }] }],
    ['one report in a list', { CIRReportData: [null, { Enquiries: [] }] }],
    ['contact', { IDAndContactInfo: {} }],
    ['accounts', { RetailAccountDetails: [] }],
    ['a score', { ScoreDetails: [] }],
    ['a summary', { RetailAccountsSummary: {} }],
  ])('is known by %s [XR-157.a]', (_what, body) => {
    expect(readEquifaxReport({ data: { body } }).outcome).toBe('report');
  });

  it.each([
    ['a general name outside its envelope', { Enquiries: [] }],
    ['a report that is a word', { CIRReportData: 'none' }],
    ['a report of other fields', { CIRReportData: { Other: 1 } }],
  ])('is not known by %s [XR-157.a]', (_what, body) => {
    expect(readEquifaxReport(body)).toEqual({ outcome: 'unreadable' });
  });

  it.each([
    [{ ErrorDesc: 'A', ErrorDescription: 'B', ErrorMessage: 'C', ErrorCode: 'D' }, 'A', 'D', false],
    [{ ErrorDescription: 'B', ErrorMessage: 'C' }, 'B', null, false],
    [{ ErrorMessage: 'C' }, 'C', null, false],
    [{ ErrorCode: '00' }, '00', '00', true],
    [{ ErrorCode: '0', ErrorDesc: 'None' }, 'None', '0', true],
    [{ ErrorCode: 'E00', ErrorDesc: 'A' }, 'A', 'E00', false],
    [{ ErrorCode: '00E', ErrorDesc: 'A' }, 'A', '00E', false],
    [{ ErrorDesc: 'A' }, 'A', null, false],
  ])('says of the error %j: %s [CR-144.c]', (Error, description, code, noHit) => {
    expect(readEquifaxReport({ Error })).toEqual({ outcome: 'error', description, code, noHit });
  });

  it('keeps an error without a code, and the part of a report that is not empty [CR-144.c]', () => {
    expect(equifaxSections({ Error: { ErrorDesc: 'A' } }, receivedAt)).toMatchObject({
      equifaxReport: { Error: { ErrorDesc: 'A' } },
    });
    expect(wireError({ code: null, description: 'A', noHit: false })).toEqual({ ErrorDesc: 'A' });
    expect(wireError({ code: '1', description: 'A', noHit: false })).toEqual({
      ErrorCode: '1',
      ErrorDesc: 'A',
    });
    const parts = [{ IDAndContactInfo: { a: 1 } }, { RetailAccountDetails: [{}] }, { ScoreDetails: [{}] }];
    expect([...parts, { RetailAccountsSummary: { a: 1 } }].every(holdsReport)).toBe(true);
    expect([{ Enquiries: [{}] }, { ScoreDetails: null }, { ScoreDetails: 'word' }].some(holdsReport)).toBe(
      false,
    );
  });

  it('stored without a description is an error that says so [CR-144.c]', () => {
    expect(readEquifax({ equifaxReport: { Error: {} } }).outcome).toEqual({
      state: 'ready',
      value: { kind: 'error', description: 'No description was given', noHit: false },
    });
    expect(readEquifax({ equifaxReport: { Error: null } }).outcome).toMatchObject({
      value: { kind: 'report' },
    });
  });

  it.each([
    [{}, false],
    [{ equifaxReport: 'word' }, false],
    [{ equifaxReport: { Error: { ErrorDesc: 'Down' } } }, false],
    [{ equifaxReport: {} }, true],
  ])('in the loan %j is a report: %s [CR-070.a, CR-070.b]', (raw, is) => {
    expect(hasEquifaxReport(readEquifax(raw))).toBe(is);
  });

  it('without a date keeps the rest of its header beside the day it was received [XR-157.a]', () => {
    const body = { CIRReportData: { Enquiries: [] }, InquiryResponseHeader: { HitCode: '10' } };
    expect(equifaxSections(body, receivedAt)?.['equifaxReport']).toMatchObject({
      InquiryResponseHeader: { HitCode: '10', Date: '2026-11-15' },
    });
    expect(equifaxSections({ CIRReportData: { Enquiries: [] } }, 'no instant')?.['equifaxReport']).toEqual({
      InquiryResponseHeader: {},
      Enquiries: [],
    });
  });
});
