import type { Application } from '@lending-desk/domain/loan';
import { field, textAt } from '@lending-desk/domain/loose';
import { paiseToRupees } from '@lending-desk/domain/money';
import { readPerfios, type StatementTransaction } from '@lending-desk/domain/statements';
import { type CsvRow, csvText, type Database, type FileHome, storeBytes } from '@lending-desk/server/ports';
import { tablePdf } from './pdf/tablePdf';

/** The key of a statement that a customer of the demonstration submitted. */
export function demoStatementKey(loanId: number, fileName: 'statement.csv' | 'statement.pdf'): string {
  return `demo/statements/${loanId}/${fileName}`;
}

export interface DemoStatement {
  readonly key: string;
  readonly loanId: number;
  readonly bytes: Uint8Array;
}

/** The bank's own file for the analysed statement of an application: the same rows, oldest first. If the
 *  application names a PDF, it is protected with the application's password.
 *  @returns null for an application without an analysed statement */
export async function demoStatement(application: Application): Promise<DemoStatement | null> {
  const { loanId, providerBodies, sections } = application;
  const sent = providerBodies.find(({ provider }) => provider === 'perfios');
  const answer = readPerfios(sent?.body);
  const [account] = answer.outcome === 'report' ? answer.report.accounts : [];
  if (!account) return null;
  const rows = rowsOf(account.transactions);
  const { fileKey, password } = firstStatement(sections['bankStatements']);
  if (fileKey === demoStatementKey(loanId, 'statement.pdf')) {
    const title = `Statement of account ${account.accountNo ?? ''}`;
    return {
      key: fileKey,
      loanId,
      bytes: await tablePdf({ title, columns, rows: rows.map(onPaper) }, password),
    };
  }
  let text = '';
  for await (const part of csvText(inTurn(rows))) text += part;
  return { key: demoStatementKey(loanId, 'statement.csv'), loanId, bytes: new TextEncoder().encode(text) };
}

function firstStatement(section: unknown): { fileKey: unknown; password: string } {
  return { fileKey: field(section, 'file', 'key'), password: textAt(section, 'password') };
}

function rowsOf(transactions: readonly StatementTransaction[]): CsvRow[] {
  return [
    ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    ...transactions.map(({ dateText, narration, amount, balance }) => {
      const figure = amount === null ? null : paiseToRupees(amount);
      const [debit, credit] = figure !== null && figure < 0 ? [-figure, null] : [null, figure];
      return [dateText, narration, debit, credit, balance === null ? null : paiseToRupees(balance)];
    }),
  ];
}

async function* inTurn(rows: readonly CsvRow[]): AsyncGenerator<CsvRow> {
  yield* rows;
}

/** The horizontal positions of the columns. */
const columns = [40, 96, 388, 444, 500];

function onPaper(row: CsvRow): string[] {
  return row.map(cell => (typeof cell === 'number' ? cell.toFixed(2) : (cell ?? '').slice(0, 60)));
}

/** Stores the statements of some applications under the keys of their loans. */
export async function storeDemoStatements(
  db: Database,
  home: FileHome,
  applications: readonly Application[],
  now: Date,
): Promise<void> {
  const files = await Promise.all(applications.map(demoStatement));
  await storeBytes(
    db,
    home,
    files.filter(file => file !== null),
    now,
  );
}
