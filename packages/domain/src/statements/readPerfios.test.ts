import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fcuFindings } from './fcu';
import { returnKindOf } from './bounces';
import type { ProviderReport } from './providerReport';
import { readPerfios } from './readPerfios';
import { statementSamples } from '../../testing/statementSamples';

const { expectedFiles, sampleBody } = statementSamples(path =>
  readFileSync(new URL(`../../testing/samples/${path}`, import.meta.url), 'utf8'),
);

function reportOf(file: string): ProviderReport {
  const answer = readPerfios(sampleBody(file));
  if (answer.outcome !== 'report') throw new Error(`${file} was read as ${answer.outcome}`);
  return answer.report;
}

describe('readPerfios [XR-159.g]', () => {
  it.each(Object.entries(expectedFiles))('reads %s as its kind', (file, expected) => {
    expect(readPerfios(sampleBody(file)).outcome).toBe(expected.outcome);
  });

  const errors = Object.entries(expectedFiles).flatMap(([file, expected]) =>
    expected.outcome === 'error' ? [{ file, expected }] : [],
  );

  it.each(errors)(
    'finds codes and messages in $file [CS-051.b]',
    ({ file, expected: { codes, detailMessages, dialog } }) => {
      expect(readPerfios(sampleBody(file))).toEqual({
        outcome: 'error',
        codes,
        detailMessages,
        dialog: detailMessages.length > 0 ? detailMessages.join(' ') : dialog,
      });
    },
  );

  it.each([
    ['status-completed.json', null],
    ['status-failed.json', 'FAILED'],
    ['status-cancelled.json', 'FAILED'],
  ])('finds the status of the run in %s', (file, runStatus) => {
    expect(readPerfios(sampleBody(file))).toMatchObject({ runStatus });
    expect(expectedFiles[file]).toMatchObject({ runStatus });
  });

  it('finds the banks', () => {
    const answer = readPerfios(sampleBody('institutions.json'));
    const banks = answer.outcome === 'list' ? answer.institutions : [];
    expect(expectedFiles['institutions.json']).toMatchObject({ count: banks.length });
    expect(banks[0]).toEqual({ id: '20', name: 'HDFC Bank, India' });
  });

  const reports = Object.entries(expectedFiles).flatMap(([file, expected]) =>
    expected.outcome === 'report' ? [{ file, expected }] : [],
  );

  it.each(reports)('finds customer, files and accounts in $file', ({ file, expected }) => {
    const report = reportOf(file);
    expect(report.layout).toBe(expected.layout.startsWith('PIR') ? 'pir' : expected.layout);
    expect(report.customer.name).toBe(expected.customerName ?? 'GIRIVAR SONTAKHIA');
    expect(report.customer.bank).toBe(expected.bank ?? 'Paytm Payments Bank, India');
    expect(report.statements.map(one => one.statementStatus)).toEqual(
      expected.statementStatuses ?? ['VERIFIED'],
    );
    expect(report.accounts.map(one => one.accountNo)).toEqual(
      expected.accounts?.map(one => one.accountNo) ?? ['99949174599333'],
    );
  });

  it('reads every row of the XML layout', () => {
    const [only] = reportOf('pir-report.xml').accounts;
    expect(expectedFiles['pir-report.xml']).toMatchObject({
      transactions: only?.transactions.length,
      months: only?.months.length,
      salaryRows: only?.salaries.length,
    });
  });

  const accounts = reports.flatMap(({ file, expected }) =>
    (expected.accounts ?? []).map((account, index) => ({ file, account, index, no: account.accountNo })),
  );

  it.each(accounts)('reads the tables of account $no in $file', ({ file, account, index }) => {
    const read = reportOf(file).accounts[index];
    if (!read) throw new Error('The account is missing');
    expect(read.transactions).toHaveLength(account.transactions);
    expect(
      read.months.map(month => ({
        Month: month.name,
        Credits: month.credits,
        Debits: month.debits,
        Net: month.net,
        'Average balance': month.averageBalance,
        'Closing balance': month.closingBalance,
        Bounces: month.bounces,
      })),
    ).toEqual(account.months);
    expect(read.salaries).toHaveLength(account.salaryRows);
    expect(read.salaries.reduce((sum, row) => sum + (row.amount ?? 0), 0)).toBe(account.salaryTotal);
    expect(read.bouncedOrPenal).toHaveLength(account.bounceOrPenalRows);
    expect(
      read.bouncedOrPenal.filter(row => returnKindOf(row.narration, row.category) === 'bounce'),
    ).toHaveLength(account.bounceRows);
    expect(read.transactions.filter(row => (row.balance ?? 0) < 0)).toHaveLength(account.negativeRows);
    expect(read.days.filter(day => day.balance < 0)).toHaveLength(account.negativeDays);
    expect(read.topCredits).toHaveLength(account.hugeCreditRowsAsTop5);
    expect(read.topDebits).toHaveLength(account.hugeDebitRowsAsTop5);
    // Each of them must match a row, so that it has a date and a narration.
    expect([...read.topCredits, ...read.topDebits].filter(row => row.date === null)).toEqual([]);
    const doubted = fcuFindings(read.fcuAnalysis).find(({ name }) => name === 'Suspicious bank e-statements');
    expect(doubted?.status ?? false).toBe(account.suspicious);
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['an empty object', {}],
    ['a list', []],
    ['words', 'Report is not ready'],
    ['XML with a document type', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Data><Xns/></Data>'],
    ['XML that is cut off', '<PIR:Data><Xns accountNo="1">'],
  ])('treats %s as unknown', (_what, body) => {
    expect(readPerfios(body)).toEqual({ outcome: 'unknown' });
  });

  it('accepts other capitals, numbers as text, a single object and broken dates', () => {
    const answer = readPerfios({
      Data: {
        CUSTOMERINFO: { NAME: 'ASHA RAO', Bank: 'Axis Bank' },
        StatementDetails: { FileName: 'a.pdf', statementstatus: 'VERIFIED' },
        accountxns: {
          AccountNo: 99_912_345,
          XNS: [
            { Date: '2026-02-31', Narration: 'A', Amount: '-1,250.50', Balance: 'Rs. 10' },
            { Date: '2026-03-01T10:00:00', Narration: 'B', Amount: '12 CR', Balance: null },
            'no row',
            { Date: '3/4/2026', Amount: 'nil' },
          ],
        },
      },
    });
    expect(answer).toMatchObject({
      outcome: 'report',
      report: {
        layout: 'flat',
        customer: { name: 'ASHA RAO', bank: 'Axis Bank' },
        statements: [{ fileName: 'a.pdf', statementStatus: 'VERIFIED', statementAccounts: [] }],
        accounts: [
          {
            accountNo: '99912345',
            transactions: [
              { date: null, dateText: '2026-02-31', amount: -125_050, balance: 1_000 },
              { date: '2026-03-01', amount: 1_200, balance: null },
              { date: null, dateText: '3/4/2026', amount: null },
            ],
          },
        ],
      },
    });
  });

  it('accepts the rows of several accounts without their tables', () => {
    const xns = (narration: string) => [{ date: '2026-05-01', narration, amount: 1, balance: 1 }];
    const answer = readPerfios({
      monthlyDetails: [{ monthName: 'May-26', totalCredit: 2 }],
      accountXns: [
        { accountNo: '1111', xns: xns('one') },
        { accountNo: '2222', xns: xns('two') },
      ],
    });
    expect(answer).toMatchObject({
      report: {
        accounts: [
          { accountNo: '1111', months: [], transactions: [{ narration: 'one' }] },
          { accountNo: '2222', months: [], transactions: [{ narration: 'two' }] },
        ],
      },
    });
  });
});
