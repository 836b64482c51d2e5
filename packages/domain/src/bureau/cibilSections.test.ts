import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paiseToRupees } from '../money/paise';
import { readCibil } from './cibilModel';
import { readCibilReport } from './cibilReport';
import { cibilSections } from './cibilSections';
import { cibilFetchDisabled, cibilStatus } from './cibilStatus';
import { field } from '../loose/loose';

const folder = resolve(import.meta.dirname, '../../testing/samples/cibil');
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
const expected: Record<string, Record<string, unknown>> = JSON.parse(
  readFileSync(resolve(folder, 'expected.json'), 'utf8'),
).files;

function seen(file: string): Record<string, unknown> {
  const body = read(file);
  const answer = readCibilReport(body);
  const sections = cibilSections(body) ?? {};
  if (answer.outcome === 'error') {
    return {
      outcome: 'error',
      firstErrorMessage: answer.errorMessages[0],
      opensLastNameDialog: answer.lastNameRequired,
    };
  }
  const { status, report } = readCibil(sections);
  if (answer.outcome === 'stored') {
    const synonym = cibilStatus(answer.stored) === 'initiated' && answer.stored['status'] !== 'initiated';
    return {
      outcome: 'stored form',
      status: answer.stored['status'],
      fetchButtonDisabled: cibilFetchDisabled(status),
      ...(synonym ? { sameStateAs: field(sections, 'apolloCibilReport', 'status') } : {}),
    };
  }
  if (answer.outcome !== 'report' || report.state !== 'ready') return { outcome: answer.outcome };
  const { value } = report;
  const accounts = answer.processed.active_loans.concat(answer.processed.inactive_loans);
  const opened = (loan: unknown) => String(field(loan, 'DateOpenedOrDisbursed'));
  // Restores the order of the file, which the split into active and inactive loses.
  const inFile = JSON.stringify(body);
  const place = (iso: string) => inFile.indexOf(iso.split('-').reverse().join(''));
  const loans = [...value.active, ...value.inactive].sort(
    (left, right) => place(left.opened.raw ?? '') - place(right.opened.raw ?? ''),
  );
  expect(loans).toHaveLength(new Set(accounts.map(opened)).size);
  return {
    outcome: 'report',
    processedCibil: {
      score: answer.processed['score'],
      scoreIsUsable: value.score.value !== null,
      generation_date: value.generationDate.raw,
      dob: value.dateOfBirth.raw,
      gender: value.gender,
      emails: value.emails,
      oldest_account: value.oldestAccount.raw,
      enquires: value.enquiriesLast30Days,
      active_loans: value.active.length,
      inactive_loans: value.inactive.length,
      overdueTotal: paiseToRupees(value.overdue),
    },
    paymentHistoryFirst3Months: loans.map(loan =>
      loan.history.slice(0, 3).map(({ payment }) => payment.word),
    ),
    paymentHistoryMonths: loans.map(loan => loan.history.length),
  };
}

describe('cibilSections', () => {
  it('has an expectation for every sample', () => {
    const files = readdirSync(folder).filter(file => file !== 'expected.json');
    expect(files.sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(Object.keys(expected))('reads %s as expected [CR-054.a]', file => {
    expect(seen(file)).toEqual(expected[file]);
  });

  it('names the fields of processedCibil as documented [CR-053.a, CR-149.a]', () => {
    const processed = cibilSections(read('report-standard.json'))?.['processedCibil'];
    expect(processed).toMatchObject({
      score: 742,
      generation_date: '2026-11-06',
      enquires: 4,
      oldest_account: '2022-09-04',
      address: ['60, CHANDAN BAGH ROAD, NAGPUR 440099', '102/A, CHANDAN BAGH ROAD, NAGPUR 440099'],
    });
    expect(field(processed, 'active_loans', 'AccountType')).toBe('05');
    expect(Object.keys(Object(processed))).toEqual(
      expect.arrayContaining([
        'active_loans',
        'inactive_loans',
        'score',
        'emails',
        'generation_date',
        'enquires',
        'dob',
        'gender',
        'oldest_account',
        'address',
      ]),
    );
  });

  it('marks the report fetched and stores its head as parsed_report [CR-143.a, CR-143.b]', () => {
    expect(cibilSections(read('report-standard.json'))?.['apolloCibilReport']).toEqual({
      status: 'fetched',
      parsed_report: {
        score: 742,
        emails: ['BHUVANESH.KALPATHRAO@MAIL.EXAMPLE'],
        generation_date: '2026-11-06',
        consumer_details: {
          name: 'BHUVANESH KALPATHRAO',
          date_of_birth: '1977-12-25',
          gender: 'Male',
          pan: 'ZZWPK1007Z',
        },
        address: ['60, CHANDAN BAGH ROAD, NAGPUR 440099', '102/A, CHANDAN BAGH ROAD, NAGPUR 440099'],
      },
    });
  });

  it('shows the head of a report that an older system parsed [CR-143.b]', () => {
    const { status, report } = readCibil(cibilSections(read('parsed-report-fetched.json')) ?? {});
    expect(status).toBe('fetched');
    expect(report).toMatchObject({
      state: 'ready',
      value: {
        name: 'BHUVANESH KALPATHRAO',
        score: { value: 742 },
        generationDate: { date: '2026-11-06' },
        dateOfBirth: { date: '1977-12-25' },
        emails: ['BHUVANESH.KALPATHRAO@MAIL.EXAMPLE'],
        addresses: ['325, Tulsi Nagar, Nagpur 440099'],
        active: [],
      },
    });
  });

  it('dates the months of both histories backwards from the start date, newest first [XR-157.c]', () => {
    const { report } = readCibil(cibilSections(read('report-standard.json')) ?? {});
    const third = report.state === 'ready' ? report.value.active[1] : undefined;
    expect(third?.history.map(({ key, payment }) => `${key} ${payment.word}`).slice(0, 6)).toEqual([
      '10-26 034',
      '09-26 004',
      '08-26 000',
      '07-26 000',
      '06-26 000',
      '05-26 XXX',
    ]);
    expect(third?.history.at(-1)?.key).toBe('11-23');
  });

  it("keeps the loan's data when the bureau answers with an error", () => {
    expect(cibilSections(read('error-authentication.json'))).toBeNull();
  });

  it('keeps a date that does not exist unchanged, and the loan active [XR-157.a]', () => {
    const body = {
      CreditReport: {
        NameSegment: { DateOfBirth: '31021990' },
        Account: { Account_NonSummary_Segment_Fields: { DateClosed: '00000000', CurrentBalance: '10' } },
      },
    };
    const { report } = readCibil(cibilSections(body) ?? {});
    expect(report).toMatchObject({
      value: {
        dateOfBirth: { date: null, raw: '31021990' },
        active: [{ closed: { date: null, raw: '00000000' }, balance: 1000 }],
        inactive: [],
      },
    });
  });

  it.each(['initialized', 'initiated'])('keeps a status of %s in one spelling [CR-143.a]', status => {
    const kept = { id: 'a', status };
    expect(cibilSections({ apolloCibilReport: kept })).toEqual({
      apolloCibilReport: { id: 'a', status: 'initiated' },
    });
  });

  it('treats a report without a status as fetched [CR-143.a]', () => {
    const { processedCibil } = cibilSections(read('report-standard.json')) ?? {};
    expect(readCibil({ processedCibil }).status).toBe('fetched');
    expect(readCibil({}).status).toBe('notFetched');
    expect(readCibil({ apolloCibilReport: { status: null } }).status).toBe('notFetched');
  });

  it('never throws, for any input [XR-157.a]', () => {
    const known = fc.constantFrom(
      ...['CreditReport', 'Header', 'DateProcessed', 'NameSegment', 'ScoreSegment', 'Score', 'Account'],
      ...[
        'Account_NonSummary_Segment_Fields',
        'PaymentHistory1',
        'CurrentBalance',
        'Enquiry',
        'errorMessages',
      ],
    );
    const leaf = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant('06112026'));
    const { tree } = fc.letrec(tie => ({
      tree: fc.oneof({ depthSize: 'medium' }, leaf, fc.array(tie('tree')), fc.dictionary(known, tie('tree'))),
    }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), tree), body => {
        const sections = cibilSections(body) ?? {};
        readCibil(sections);
        readCibil({ apolloCibilReport: body, processedCibil: body });
        expect(() => JSON.stringify(sections)).not.toThrow();
      }),
      { numRuns: 120 },
    );
  });
});
