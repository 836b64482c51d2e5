import { businessDate, readApplication, readPerfios } from '@lending-desk/domain';
import { describe, expect, it } from 'vitest';
import { tableStorage } from '../files/tableStorage';
import { eachEngine, startOfTests } from '../testing/harness';
import { readCsv } from '../testing/readCsv';
import { demoPortfolio } from './demoPortfolio';
import { demoStatement, demoStatementKey, storeDemoStatements } from './demoStatements';
import { demoUnderwriters } from './seedDemo';

const applications = demoPortfolio({
  asOf: businessDate('2026-11-21'),
  underwriters: demoUnderwriters('lender.example'),
  size: 40,
}).flatMap(line => {
  const read = readApplication(line);
  return read.ok ? [read.application] : [];
});
const withStatement = applications.filter(({ providerBodies }) =>
  providerBodies.some(({ provider }) => provider === 'perfios'),
);
const textOf = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? new Uint8Array());

describe('demoStatement', () => {
  it('has the rows of the analysed statement of the same loan, and no other loan has the same file', async () => {
    const files = new Set<string>();
    expect(withStatement.length).toBeGreaterThan(10);
    for (const application of withStatement) {
      const text = textOf(await demoStatement(application));
      const answer = readPerfios(application.providerBodies.find(one => one.provider === 'perfios')?.body);
      const rows = answer.outcome === 'report' ? (answer.report.accounts[0]?.transactions ?? []) : [];
      expect(rows.length).toBeGreaterThan(9);
      expect(
        readCsv(text).map(row => [row['Date'], (Number(row['Credit']) - Number(row['Debit'])) * 100]),
      ).toEqual(rows.map(({ dateText, amount }) => [dateText, expect.closeTo(amount ?? Number.NaN, 3)]));
      files.add(text);
    }
    expect(files.size).toBe(withStatement.length);
  });

  it('is under the key the loan names', () => {
    for (const { loanId, sections } of withStatement) {
      expect(sections['bankStatements']).toMatchObject([{ file: { key: demoStatementKey(loanId) } }]);
    }
  });

  it('is none without an analysed statement', async () => {
    const [first] = withStatement;
    expect(first && (await demoStatement({ ...first, providerBodies: [] }))).toBeNull();
  });
});

eachEngine(server => {
  it('is kept as a CSV file', async () => {
    const { db } = server();
    await storeDemoStatements(db, withStatement.slice(0, 2), startOfTests);
    const [first] = withStatement;
    const kept = await tableStorage(db).get(demoStatementKey(first?.loanId ?? 0));
    expect(kept?.contentType).toBe('text/csv; charset=utf-8');
    expect(textOf(kept?.bytes ?? null)).toBe(textOf(first ? await demoStatement(first) : null));
  });
});
