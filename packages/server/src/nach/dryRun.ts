import { setImmediate as breath } from 'node:timers/promises';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import {
  nachEventOf,
  nachLoanOf,
  type NachBookable,
  type NachLine,
  type NachResult,
  reconcileLoan,
  sortNachRows,
} from '@lending-desk/domain/nach';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/client';
import { accountOf, readAccounts } from '../ledger/readAccount';
import { ledgerEvent, loanAccount } from '../ledger/table';
import { findLoans } from './findLoans';
import { nachReference } from './reference';

const loansAtOnce = 50;

/** A row with what becomes of it, and what it books. */
export interface DryRow {
  readonly result: NachResult;
  readonly books: NachBookable | null;
}

/** What the rows of a file would do today. Loans are looked at a few at a time, without a lock and outside any
 *  transaction, so that nobody waits for a large file.
 *  @returns its rows in the order of the file */
export async function dryRun(
  db: Database,
  lines: readonly NachLine[],
  booking: { readonly fileId: string; readonly today: BusinessDate },
): Promise<DryRow[]> {
  const found = await findLoans(
    db,
    lines.flatMap(line => ('row' in line ? line.row : [])),
  );
  const { loans, failed } = sortNachRows(lines, row => nachLoanOf(row, found));
  const rows: DryRow[] = failed.map(result => ({ result, books: null }));
  const seen = new Map<string, number>();
  const loanIds = [...loans.keys()];
  for (let from = 0; from < loanIds.length; from += loansAtOnce) {
    const part = loanIds.slice(from, from + loansAtOnce);
    const named = new Map(part.map(loanId => [loanId, loans.get(loanId) ?? []]));
    const known = await knownReferences(db, named, booking);
    const stored = await readAccounts(db, inArray(loanAccount.loanId, part));
    const accounts = new Map(stored.map(one => [one.row.loanId, one]));
    for (const [loanId, bookables] of named) {
      const account = accounts.get(loanId);
      if (account === undefined) continue;
      const isKnown = (key: string) => known.has(`nach ${key}`);
      const { results } = reconcileLoan(loanId, accountOf(account), bookables, { ...booking, isKnown, seen });
      for (const [at, result] of results.entries())
        rows.push({ result, books: result.event ? (bookables[at] ?? null) : null });
      await breath();
    }
  }
  return rows.toSorted((one, other) => one.result.line - other.result.line);
}

async function knownReferences(
  db: Database,
  loans: ReadonlyMap<number, readonly NachBookable[]>,
  { today }: { readonly today: BusinessDate },
): Promise<ReadonlySet<string>> {
  const asked = [...loans].flatMap(([loanId, bookables]) =>
    bookables.map(bookable => nachReference(loanId, nachEventOf(bookable, { id: '', bookedOn: today }))),
  );
  const rows = await db
    .select({ reference: ledgerEvent.reference })
    .from(ledgerEvent)
    .where(inArray(ledgerEvent.reference, asked));
  return new Set(rows.map(({ reference }) => reference));
}
