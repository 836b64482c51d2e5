import { fieldsOf } from '@lending-desk/domain/loose';
import type { Transaction } from '../db/client';
import { putSections, readSections } from '../loan/sections';
import type { BureauName } from '../providers/bureau/bureau';
import type { bureauFetch } from './table';

export type Fetch = typeof bureauFetch.$inferSelect;

/** Where a loan stores the progress of a bureau's report. CIBIL's section is documented; Equifax's is our own,
 *  so that a pending fetch survives a reload. */
export const statusSection = {
  cibil: 'apolloCibilReport',
  equifax: 'equifaxFetch',
} as const satisfies Record<BureauName, string>;

/** Writes the progress of a fetch into the loan; the rest of that section stays. The loan's version stays too:
 *  a report must not cause somebody's decision to be refused.
 *  @param status  null resets it to "never requested" */
export async function putStatus(
  tx: Transaction,
  fetch: Pick<Fetch, 'loanId' | 'bureau' | 'provider' | 'requestedAt'>,
  status: 'initiated' | 'fetched' | 'failed' | null,
): Promise<void> {
  const name = statusSection[fetch.bureau];
  const before = await readSections(tx, fetch.loanId, [name]);
  const { provider, requestedAt } = fetch;
  // CIBIL's section has documented fields to keep; ours holds the customer's id and the score besides the status.
  const own =
    fetch.bureau === 'equifax'
      ? { provider, requestedAt: requestedAt.toISOString() }
      : status === 'fetched' && { provider };
  const sections = { [name]: { ...fieldsOf(before[name]), ...own, status } };
  await putSections(tx, [{ loanId: fetch.loanId, sections }]);
}
