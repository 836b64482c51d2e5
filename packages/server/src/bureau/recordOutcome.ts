import { reduceAadhaar } from '@lending-desk/domain/loan';
import { fieldsOf } from '@lending-desk/domain/loose';
import { and, eq } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { announce } from '../live/announce';
import { putSections } from '../loan/sections';
import { loan, providerBody } from '../loan/table';
import { sectionsOfReports } from '../providers/reportSections';
import { type Fetch, putStatus, statusSection } from './sections';
import { bureauFetch } from './table';

/** The outcome of a fetch. */
export type FetchOutcome =
  | { readonly state: 'fetched'; readonly body: unknown }
  | {
      readonly state: 'failed';
      readonly message: string;
      /** The provider's answer this outcome was read from, stored like a report. */
      readonly body?: unknown;
      /** False when the user who asked gets the message at once: the loan then stays unchanged. */
      readonly lasting: boolean;
    };

/** The actor in audit rows of changes no user made. */
const actorName = 'Bureau';

/** Ends a fetch; of several concurrent callers only the first succeeds. Report, sections, status, audit row and
 *  notice are one transaction.
 *  @throws when a body cannot be stored; the fetch then is unchanged */
export async function recordOutcome(
  db: Database,
  fetch: Pick<Fetch, 'id' | 'loanId'>,
  outcome: FetchOutcome,
  now: Date,
): Promise<void> {
  await inTransaction(db, async tx => {
    // Locks in the same order as `beginFetch`: first the loan, then its fetch.
    await tx.select({ loanId: loan.loanId }).from(loan).where(eq(loan.loanId, fetch.loanId)).for('update');
    const failure = outcome.state === 'failed' ? outcome.message : null;
    const [ended] = await tx
      .update(bureauFetch)
      .set({ state: outcome.state, settledAt: now, failure })
      .where(and(eq(bureauFetch.id, fetch.id), eq(bureauFetch.state, 'initiated')))
      .returning();
    if (!ended) return;
    if (outcome.body !== undefined) await keepBody(tx, ended, outcome.body, now);
    else if (outcome.state === 'failed' && outcome.lasting) await keepFailure(tx, ended, outcome, now);
    const lasting = outcome.state === 'fetched' || outcome.lasting;
    await putStatus(tx, ended, lasting ? outcome.state : null);
    await tx.insert(auditRow).values({
      at: now,
      actorId: null,
      actorName,
      action: outcome.state === 'fetched' ? 'bureau.arrived' : 'bureau.failed',
      loanId: ended.loanId,
      after: { fetchId: ended.id, bureau: ended.bureau, provider: ended.provider, failure },
      requestId: `fetch-${ended.id}`,
    });
    await announce(tx, ended.loanId, 'bureau');
  });
}

async function keepBody(tx: Transaction, fetch: Fetch, raw: unknown, now: Date): Promise<void> {
  const { loanId, bureau } = fetch;
  const body = reduceAadhaar(raw);
  await tx.insert(providerBody).values({ loanId, provider: bureau, receivedAt: now, body });
  const sections = sectionsOfReports([{ provider: bureau, receivedAt: now.toISOString(), body }]);
  // With the state of the fetch, which is in the core of the loan: the desk shows the score without the report.
  const { score, score_usable: usable } = fieldsOf(fieldsOf(sections)['parsedEquifax']);
  const found =
    bureau === 'equifax' ? { [statusSection.equifax]: { score: usable === true ? score : null } } : {};
  await putSections(tx, [{ loanId, sections: { ...sections, ...found } }]);
}

/** Stores a failure without a provider's answer in the same form as one with an answer. For CIBIL only the
 *  status is shown (CR-062). */
async function keepFailure(
  tx: Transaction,
  { loanId, bureau }: Fetch,
  { message }: { readonly message: string },
  now: Date,
): Promise<void> {
  const body = { CCRResponse: { CIRReportDataLst: [{ Error: { ErrorDesc: message } }] } };
  if (bureau !== 'equifax') return;
  const report = { provider: bureau, receivedAt: now.toISOString(), body };
  await putSections(tx, [{ loanId, sections: sectionsOfReports([report]) }]);
}
