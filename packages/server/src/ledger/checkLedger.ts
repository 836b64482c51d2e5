import { and, asc, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { accountOf, readAccounts, type StoredAccount } from './readAccount';
import { listedColumns } from './storeAccounts';
import { loanAccount } from './table';

/** A stored figure that its entries do not make, as text. */
export interface Deviation {
  readonly loanId: number;
  readonly figure: string;
  readonly stored: string;
  readonly derived: string;
}

const batchSize = 200;

/** Compares what is stored of every account with what its entries make.
 *  @param onDeviation  called for each figure that differs
 *  @returns how many accounts were compared */
export async function checkLedger(
  db: Database,
  onDeviation: (deviation: Deviation) => void,
): Promise<number> {
  let accounts = 0;
  for (let after = 0; ; ) {
    const ids = await db
      .select({ loanId: loanAccount.loanId })
      .from(loanAccount)
      .where(gt(loanAccount.loanId, after))
      .orderBy(asc(loanAccount.loanId))
      .limit(batchSize);
    const last = ids.at(-1);
    if (last === undefined) return accounts;
    const batch = and(gt(loanAccount.loanId, after), lte(loanAccount.loanId, last.loanId)) ?? sql`true`;
    for (const stored of await readAccounts(db, batch)) deviationsOf(stored).forEach(onDeviation);
    accounts += ids.length;
    after = last.loanId;
  }
}

function deviationsOf(stored: StoredAccount): Deviation[] {
  const { row } = stored;
  const kept = new Map<string, unknown>(Object.entries(row));
  return Object.entries(listedColumns(accountOf(stored))).flatMap(([figure, derived]): Deviation[] => {
    const [is, should] = [kept.get(figure), derived].map(value => JSON.stringify(value));
    return is === should
      ? []
      : [{ loanId: row.loanId, figure, stored: is ?? 'nothing', derived: should ?? 'nothing' }];
  });
}
