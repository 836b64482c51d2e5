import { fieldsOf } from '@lending-desk/domain';
import type { Transaction } from '../db/client';
import { putSections, readSections } from '../loan/sections';
import type { BureauName } from '../providers/bureau/bureau';
import type { bureauFetch } from './table';

export type Fetch = typeof bureauFetch.$inferSelect;

/** Where a loan says how far a bureau's report is. The older one's place is documented; that of Equifax is ours, so
 *  that a fetch on its way is known after a reload too. */
export const statusSection = {
  cibil: 'apolloCibilReport',
  equifax: 'equifaxFetch',
} as const satisfies Record<BureauName, string>;

/** Writes how far a fetch is where the loan says so; the rest of that section stays, and so does the version of the
 *  loan: a report is no reason to refuse somebody's decision.
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
  const sections = { [name]: { ...fieldsOf(before[name]), ...own, status } };
  await putSections(tx, [{ loanId: fetch.loanId, sections }]);
}
