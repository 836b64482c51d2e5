import {
  type Application,
  paiseToRupees,
  readPerfios,
  type StatementTransaction,
} from '@lending-desk/domain';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { tableStorage } from '../files/tableStorage';
import { csvText } from '../http/csv';
import type { CsvRow } from '../http/verb';

/** Where the statement lies that a customer of the demonstration handed in. */
export function demoStatementKey(loanId: number): string {
  return `demo/statements/${loanId}/statement.csv`;
}

/** The bank's own file behind the analysed statement of an application: the same rows, oldest first.
 *  @returns null for an application without an analysed statement */
export async function demoStatement({ providerBodies }: Application): Promise<Uint8Array | null> {
  const sent = providerBodies.find(({ provider }) => provider === 'perfios');
  const answer = readPerfios(sent?.body);
  const [account] = answer.outcome === 'report' ? answer.report.accounts : [];
  if (!account) return null;
  let text = '';
  for await (const part of csvText(linesOf(account.transactions))) text += part;
  return new TextEncoder().encode(text);
}

async function* linesOf(rows: readonly StatementTransaction[]): AsyncGenerator<CsvRow> {
  yield ['Date', 'Narration', 'Debit', 'Credit', 'Balance'];
  for (const { dateText, narration, amount, balance } of rows) {
    const figure = amount === null ? null : paiseToRupees(amount);
    const [debit, credit] = figure !== null && figure < 0 ? [-figure, null] : [null, figure];
    yield [dateText, narration, debit, credit, balance === null ? null : paiseToRupees(balance)];
  }
}

/** Keeps the statements of some applications where their loans look for them. */
export async function storeDemoStatements(
  db: Database,
  applications: readonly Application[],
  now: Date,
): Promise<void> {
  await inTransaction(db, async tx => {
    const storage = tableStorage(tx);
    for (const application of applications) {
      const bytes = await demoStatement(application);
      if (bytes) await storage.put({ key: demoStatementKey(application.loanId), bytes }, now);
    }
  });
}
