import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { fieldsOf } from '../loan/loanAnswer';
import { readSections } from '../loan/sections';
import { loanSection } from '../loan/table';
import type { BureauName } from '../providers/bureau/bureau';
import type { bureauFetch } from './table';

export type Fetch = typeof bureauFetch.$inferSelect;

/** Where a loan says how far a bureau's report is. The older one's place is documented; that of Equifax is ours, so
 *  that a fetch on its way is known after a reload too. */
export const statusSection = {
  cibil: 'apolloCibilReport',
  equifax: 'equifaxFetch',
} as const satisfies Record<BureauName, string>;

/** Puts sections into a loan, over those of the same name. The version of the loan stays: a report is no reason to
 *  refuse somebody's decision. */
export async function putSections(
  tx: Transaction,
  loanId: number,
  sections: Readonly<Record<string, unknown>>,
): Promise<void> {
  const rows = Object.entries(sections).map(([name, body]) => ({ loanId, name, body }));
  if (rows.length === 0) return;
  await tx
    .insert(loanSection)
    .values(rows)
    .onConflictDoUpdate({
      target: [loanSection.loanId, loanSection.name],
      set: { body: sql`excluded.body` },
    });
}

/** Writes how far a fetch is where the loan says so; the rest of that section stays.
 *  @param status  null as if nothing had been asked */
export async function putStatus(
  tx: Transaction,
  fetch: Pick<Fetch, 'loanId' | 'bureau' | 'provider' | 'requestedAt'>,
  status: 'initiated' | 'fetched' | 'failed' | null,
): Promise<void> {
  const name = statusSection[fetch.bureau];
  const before = await readSections(tx, fetch.loanId, [name]);
  const { provider, requestedAt } = fetch;
  // The section of the older bureau is documented; of ours there is beside it only whose report it is.
  const own =
    fetch.bureau === 'equifax'
      ? { provider, requestedAt: requestedAt.toISOString() }
      : status === 'fetched' && { provider };
  await putSections(tx, fetch.loanId, { [name]: { ...fieldsOf(before[name]), ...own, status } });
}
