import type { NachRow } from '@lending-desk/domain/nach';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { loanAccount } from '../ledger/table';
import { loanSection, umrnOf } from '../loan/table';

const atOnce = 5_000;

/** Reads in parts what is asked of many values. */
async function inParts<Value, Row>(
  values: Iterable<Value>,
  read: (part: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const all = [...new Set(values)];
  const rows: Row[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    rows.push(...(await read(all.slice(from, from + atOnce))));
  return rows;
}

/** The loans with an account that the rows of a file name, by mandate and by id. A mandate that several loans have
 *  names none.
 *  @source M48 */
export async function findLoans(db: Database, rows: readonly NachRow[]) {
  const umrns = rows.flatMap(({ umrn }) => umrn ?? []);
  const loanIds = rows.flatMap(({ loanId }) => loanId ?? []);
  const mandates = await inParts(umrns, part =>
    db
      .select({ umrn: sql<string>`${umrnOf(loanSection)}`, loanId: loanSection.loanId })
      .from(loanSection)
      .innerJoin(loanAccount, eq(loanAccount.loanId, loanSection.loanId))
      .where(and(eq(loanSection.name, 'cashfreeDetails'), inArray(umrnOf(loanSection), part))),
  );
  const accounts = await inParts(loanIds, part =>
    db.select({ loanId: loanAccount.loanId }).from(loanAccount).where(inArray(loanAccount.loanId, part)),
  );
  const byMandate = new Map<string, number | undefined>();
  for (const { umrn, loanId } of mandates) byMandate.set(umrn, byMandate.has(umrn) ? undefined : loanId);
  const withAccount = new Set(accounts.map(({ loanId }) => loanId));
  return {
    ofMandate: (umrn: string) => byMandate.get(umrn),
    hasAccount: (loanId: number) => withAccount.has(loanId),
  };
}
