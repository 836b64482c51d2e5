import { businessDate } from '@lending-desk/domain/calendar';
import { readApplication } from '@lending-desk/domain/loan';
import { fieldsOf } from '@lending-desk/domain/loose';
import { readPerfios } from '@lending-desk/domain/statements';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { bytesOf, withServer, findFile, readCsv, startOfTests } from '@lending-desk/server/testing';
import { demoLoanId, portfolioSize } from './demoCases';
import { demoPortfolio } from './demoPortfolio';
import { demoStatement, demoStatementKey, storeDemoStatements } from './demoStatements';
import { demoUnderwriters } from './seedDemo';

const options = {
  asOf: businessDate('2026-11-21'),
  underwriters: demoUnderwriters('lender.example'),
};
const applications = demoPortfolio({ ...options, size: 40 }).flatMap(line => {
  const read = readApplication(line);
  return read.ok ? [read.application] : [];
});
const withStatement = applications.filter(({ providerBodies }) =>
  providerBodies.some(({ provider }) => provider === 'perfios'),
);
const textOf = (file: { readonly bytes: Uint8Array } | null) =>
  new TextDecoder().decode(file?.bytes ?? new Uint8Array());

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

  it('is stored under the key the loan names', async () => {
    for (const application of withStatement) {
      const key = (await demoStatement(application))?.key;
      expect(application.sections['bankStatements']).toMatchObject([{ file: { key } }]);
    }
  });

  it('is a PDF of the same rows in one case, which opens only with its stored password', async () => {
    const lines = demoPortfolio({ ...options, size: portfolioSize });
    const read = readApplication(lines.find(line => line['loanId'] === demoLoanId('bounces')));
    const application = read.ok ? read.application : null;
    const file = application && (await demoStatement(application));
    expect(file?.key).toBe(demoStatementKey(demoLoanId('bounces'), 'statement.pdf'));
    const [entry] = Object.values(Object(application?.sections['bankStatements']));
    const { password, file: named } = fieldsOf(entry);
    expect(named).toMatchObject({ key: file?.key });
    const data = () => file?.bytes.slice() ?? new Uint8Array();
    await expect(getDocument({ data: data(), verbosity: 0 }).promise).rejects.toMatchObject({
      name: 'PasswordException',
    });
    const opened = await getDocument({ data: data(), password: String(password), verbosity: 0 }).promise;
    const { items } = await (await opened.getPage(1)).getTextContent();
    const words = items.map(item => ('str' in item ? item.str : '')).join(' ');
    const answer = readPerfios(application?.providerBodies.find(one => one.provider === 'perfios')?.body);
    const rows = answer.outcome === 'report' ? (answer.report.accounts[0]?.transactions ?? []) : [];
    expect(rows.length).toBeGreaterThan(9);
    for (const row of rows.slice(0, 9)) {
      expect(words).toContain(row.dateText);
      expect(words).toContain(row.narration.slice(0, 60));
    }
    await opened.destroy();
  });

  it('is null without an analysed statement', async () => {
    const [first] = withStatement;
    expect(first && (await demoStatement({ ...first, providerBodies: [] }))).toBeNull();
  });
});

withServer(server => {
  it('is stored as a CSV file', async () => {
    const { db, files } = server();
    await storeDemoStatements(db, files, withStatement.slice(0, 2), startOfTests);
    const [first] = withStatement;
    const loanId = first?.loanId ?? 0;
    const kept = await findFile(db, files.storage, {
      key: demoStatementKey(loanId, 'statement.csv'),
      loanId,
    });
    expect(kept?.contentType).toBe('text/csv; charset=utf-8');
    expect(kept && textOf({ bytes: await bytesOf(await kept.read()) })).toBe(
      textOf(first ? await demoStatement(first) : null),
    );
  });
});
