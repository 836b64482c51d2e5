import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paiseToRupees } from '../money/paise';
import { readEquifax } from './equifaxModel';
import { readEquifaxReport } from './equifaxReport';
import { equifaxSections } from './equifaxSections';
import { total } from './amount';

const folder = resolve(import.meta.dirname, '../../testing/samples/equifax');
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
const expected: Record<string, Record<string, unknown>> = JSON.parse(
  readFileSync(resolve(folder, 'expected.json'), 'utf8'),
).files;
const receivedAt = '2026-11-15T05:12:33.000Z';

/** Everything the expectations name, taken from the loan's sections as the screens read them. */
function seen(file: string): Record<string, unknown> {
  const body = read(file);
  const sections = equifaxSections(body, receivedAt) ?? {};
  const { outcome, loans } = readEquifax(sections);
  if (outcome.state !== 'ready' || loans.state !== 'ready') return { outcome: outcome.state };
  if (outcome.value.kind === 'error') {
    return { outcome: 'error', errorDescription: outcome.value.description };
  }
  const { report } = outcome.value;
  const { active, inactive } = loans.value;
  // Restores the order of the file, which the split into active and inactive loses.
  const answer = readEquifaxReport(body);
  const accounts = [...active, ...inactive];
  const inFileOrder =
    answer.outcome === 'report'
      ? answer.accounts.map(account => accounts.find(loan => loan.accountNumber === account['AccountNumber']))
      : [];
  return {
    outcome: answer.outcome,
    score: report.score.raw,
    scoreIsUsable: report.score.value !== null,
    generationDate: report.reportDate.raw,
    name: report.name,
    dateOfBirth: report.dateOfBirth.raw,
    dateOfBirthUsable: report.dateOfBirth.date !== null,
    gender: report.gender,
    accounts: accounts.length,
    activeLoans: active.length,
    inactiveLoans: inactive.length,
    activeInstitutionsInOrder: active.map(loan => loan.institution),
    activeBalanceTotal: paiseToRupees(total(active.map(loan => loan.balance))),
    activePastDueTotal: paiseToRupees(total(active.map(loan => loan.pastDue))),
    activeInstallmentTotal: paiseToRupees(total(active.map(loan => loan.installment))),
    summaryNoOfAccounts: report.summary.accounts,
    enquiriesLast30Days: report.enquiriesLast30Days,
    enquiriesWithUnusableDate: report.enquiries.filter(({ date }) => date.date === null).length,
    enquirySummaryPast30Days: report.enquirySummary.past30Days,
    historyRowsPerAccount: inFileOrder.map(loan => loan?.history.length),
    paymentStatusWords: [
      ...new Set(accounts.flatMap(loan => loan.history.map(({ payment }) => payment.word))),
    ].sort(),
    datesUnusable: accounts
      .flatMap(loan => [loan.opened, loan.lastPaid, loan.reported])
      .filter(({ date }) => date === null).length,
    addresses: report.addresses.map(({ address, postal, state }) => ({
      Address: address,
      Postal: postal,
      State: state,
    })),
  };
}

describe('equifaxSections', () => {
  it('has an expectation for every sample', () => {
    const files = readdirSync(folder).filter(file => file !== 'expected.json');
    expect(files.sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(Object.keys(expected))('reads %s as expected [CR-145.a]', file => {
    expect(seen(file)).toEqual(expected[file]);
  });

  it('distinguishes no record from a refused request [CR-144.c]', () => {
    expect(readEquifaxReport(read('no-hit.json'))).toMatchObject({ outcome: 'error', noHit: true });
    expect(readEquifaxReport(read('error-invalid-request.json'))).toMatchObject({
      outcome: 'error',
      noHit: false,
      code: 'E0412',
    });
  });

  it('keeps only the error of a later answer, and nothing of an earlier report [CR-144.c, CR-145.b]', () => {
    expect(equifaxSections(read('no-hit.json'), receivedAt)).toEqual({
      equifaxReport: { Error: { ErrorCode: '00', ErrorDesc: 'Consumer not found in bureau' } },
      processedEquifax: {},
      parsedEquifax: {},
      bureauEquifaxFeatures: {},
    });
  });

  it('puts the head of the report into parsedEquifax [CR-145.b]', () => {
    expect(equifaxSections(read('reseller-lower-camel.json'), receivedAt)?.['parsedEquifax']).toEqual({
      score: '734',
      score_usable: true,
      generation_date: '2026-11-04',
      name: 'GIRIVAR SONTAKHIA',
      dob: '1969-04-15',
      gender: 'Male',
      enquires: 3,
      accounts: 3,
    });
  });

  it.each([
    ['300', true],
    ['-1', false],
    ['NH', false],
  ])('says whether the score %s can be used: %s [CR-145.b]', (Value, usable) => {
    const sections = equifaxSections({ CIRReportData: { ScoreDetails: { Value } } }, receivedAt);
    expect(sections?.['parsedEquifax']).toMatchObject({ score: Value, score_usable: usable });
  });

  it('derives the same sections in any capitalisation and envelope [XR-157.a]', () => {
    const plain = read('hit-clean.json');
    const upper = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(upper);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toUpperCase(), upper(item)]));
    };
    const wrapped = { result: { credit_report: upper(plain) } };
    expect(equifaxSections(wrapped, receivedAt)).toEqual(equifaxSections(plain, receivedAt));
  });

  it('accepts one object where a list is documented [XR-157.a]', () => {
    const body = {
      CIRReportData: {
        ScoreDetails: { Value: 702 },
        RetailAccountDetails: { Institution: 'Suvarnapath Bank', Balance: 1200.5, Open: 'yes' },
      },
    };
    const { outcome, loans } = readEquifax(equifaxSections(body, receivedAt) ?? {});
    expect(outcome).toMatchObject({ value: { report: { score: { value: 702 } } } });
    expect(loans).toMatchObject({
      value: { active: [{ institution: 'Suvarnapath Bank', balance: 120_050 }], inactive: [] },
    });
  });

  it('dates a report without a date by the day it was received, in Asia/Kolkata', () => {
    const body = { CIRReportData: { ScoreDetails: [] } };
    const { outcome } = readEquifax(equifaxSections(body, '2026-11-14T19:00:00.000Z') ?? {});
    expect(outcome).toMatchObject({ value: { report: { reportDate: { date: '2026-11-15' } } } });
  });

  it.each([[null], [7], ['report'], [[]], [{}], [{ success: true, data: { bureauFetchInitiated: true } }]])(
    'does not recognise %j as an Equifax answer [XR-157.a]',
    body => {
      expect(equifaxSections(body, receivedAt)).toBeNull();
    },
  );

  it('never throws, for any input [XR-157.a]', () => {
    const known = fc.constantFrom(
      ...['CCRResponse', 'CIRReportDataLst', 'CIRReportData', 'Error', 'RetailAccountDetails'],
      ...['ScoreDetails', 'Value', 'Balance', 'History48Months', 'key', 'PaymentStatus', 'Enquiries', 'Date'],
    );
    const leaf = fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant('9007199254740991'),
    );
    const { tree } = fc.letrec(tie => ({
      tree: fc.oneof({ depthSize: 'medium' }, leaf, fc.array(tie('tree')), fc.dictionary(known, tie('tree'))),
    }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), tree), body => {
        const sections = equifaxSections(body, 'no instant') ?? {};
        readEquifax(sections);
        readEquifax({ equifaxReport: body, processedEquifax: body, bureauEquifaxFeatures: body });
        expect(() => JSON.stringify(sections)).not.toThrow();
      }),
      { numRuns: 120 },
    );
  });
});
