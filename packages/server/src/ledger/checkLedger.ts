import { and, asc, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { JobContext } from '../jobs/declareJob';
import { accountOf, readAccounts, type StoredAccount } from './readAccount';
import { listedColumns } from './storeAccounts';
import { loanAccount, type StoredDeviation } from './table';

/** A stored figure that its entries do not make, as text; of an amount by how many paise too much is stored. */
export type Deviation = StoredDeviation;

/** The figures that are amounts. */
const amounts: ReadonlySet<string> = new Set([
  'outstandingPrincipal',
  'overduePrincipal',
  'overdueInterest',
  'overduePenal',
  'overdueBounce',
  'overdueTotal',
]);

const batchSize = 200;

/** Compares what is stored of every account with what its entries make.
 *  @param onDeviation  called for each figure that differs
 *  @param steps  `progress` is called after each few hundred accounts with how many are compared
 *  @returns how many accounts were compared */
export async function checkLedger(
  db: Database,
  onDeviation: (deviation: Deviation) => void,
  {
    signal,
    progress,
  }: Partial<{ signal: JobContext['signal']; progress: (compared: number) => Promise<void> }> = {},
): Promise<number> {
  let accounts = 0;
  for (let after = 0; ; ) {
    signal?.throwIfAborted();
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
    await progress?.(accounts);
  }
}

function deviationsOf(stored: StoredAccount): Deviation[] {
  const { row } = stored;
  const kept = new Map<string, unknown>(Object.entries(row));
  return Object.entries(listedColumns(accountOf(stored))).flatMap(([figure, derived]): Deviation[] => {
    const before = kept.get(figure);
    const [is, should] = [JSON.stringify(before), JSON.stringify(derived)];
    if (is === should) return [];
    const differs = amounts.has(figure) && typeof before === 'number' && typeof derived === 'number';
    return [
      {
        loanId: row.loanId,
        figure,
        stored: is,
        derived: should,
        difference: differs ? before - derived : null,
      },
    ];
  });
}
