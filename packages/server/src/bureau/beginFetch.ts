import { cibilStatus, hasEquifaxReport, readEquifax } from '@lending-desk/domain/bureau';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { SignedInContext } from '../http/verb';
import { enqueue } from '../jobs/enqueue';
import { announce } from '../live/announce';
import { openLoan } from '../loan/openLoan';
import { readSections } from '../loan/sections';
import type { Bureau, BureauName } from '../providers/bureau/bureau';
import { followFetchJob, nextPollAt } from './followFetch';
import { type Fetch, putStatus } from './sections';
import { bureauFetch } from './table';

export type Begun =
  | { readonly state: 'begun'; readonly fetch: Fetch }
  | { readonly state: 'onItsWay' }
  | { readonly state: 'there' };

async function isThere(tx: Transaction, loanId: number, bureau: BureauName): Promise<boolean> {
  if (bureau === 'equifax') {
    return hasEquifaxReport(readEquifax(await readSections(tx, loanId, ['equifaxReport'])));
  }
  const { apolloCibilReport } = await readSections(tx, loanId, ['apolloCibilReport']);
  return cibilStatus(apolloCibilReport) === 'fetched';
}

/** Records that a report is about to be ordered, unless one exists or is pending. Safe under concurrency: the
 *  loan's row is locked, and a unique index allows one pending fetch per loan and bureau.
 *  @throws Refused 404 and 403 as for opening the loan */
export async function beginFetch(
  context: SignedInContext,
  ref: string,
  { bureau, provider }: Pick<Bureau, 'bureau' | 'provider'>,
  lastName: string | null,
): Promise<Begun> {
  return inTransaction(context.db, async (tx): Promise<Begun> => {
    const { loanId } = await openLoan(tx, context, ref, 'credit', 'update');
    const [running] = await tx
      .select({ id: bureauFetch.id })
      .from(bureauFetch)
      .where(
        and(
          eq(bureauFetch.loanId, loanId),
          eq(bureauFetch.bureau, bureau),
          eq(bureauFetch.state, 'initiated'),
        ),
      );
    if (running) return { state: 'onItsWay' };
    if (await isThere(tx, loanId, bureau)) return { state: 'there' };
    const [fetch] = await tx
      .insert(bureauFetch)
      .values({
        loanId,
        bureau,
        provider,
        state: 'initiated',
        requestedBy: context.viewer.idString,
        requestedAt: context.now,
        lastName,
      })
      .onConflictDoNothing()
      .returning();
    if (!fetch) return { state: 'onItsWay' };
    const { now } = context;
    const runAt = nextPollAt(fetch.requestedAt, now);
    await enqueue(tx, followFetchJob, { key: fetch.id, payload: { fetchId: fetch.id }, runAt, now });
    await putStatus(tx, fetch, 'initiated');
    await recordAudit(tx, context, {
      action: bureau === 'equifax' ? 'bureau.fetch' : 'bureau.cibil',
      loanId,
      after: { fetchId: fetch.id, bureau, provider, lastNameGiven: lastName !== null },
    });
    await announce(tx, loanId, 'bureau');
    return { state: 'begun', fetch };
  });
}
