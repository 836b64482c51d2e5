import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client';
import { bounded } from '../providers/bounded';
import type { Bureau, OrderAnswer } from '../providers/bureau/bureau';
import { reportPersonOf } from './reportPersonOf';
import type { Fetch } from './sections';
import { bureauFetch } from './table';

/** How long one question to a bureau may take. */
export const patienceMs = 10_000;

/** What a bureau has to know of a fetch. */
export async function inquiryOf(db: Database, fetch: Fetch, now: Date) {
  return {
    orderId: fetch.id,
    loanId: fetch.loanId,
    person: await reportPersonOf(db, fetch.loanId, fetch.lastName),
    lastNameGiven: fetch.lastName !== null,
    at: now,
  };
}

/** Orders a report that was noted and keeps the provider's id of the order. Not inside a transaction: nobody is to
 *  wait for a bureau.
 *  @throws when the bureau cannot be reached, answers in no known shape or not in time */
export async function placeOrder(
  db: Database,
  bureau: Bureau,
  fetch: Fetch,
  { now, ends = null }: { readonly now: Date; readonly ends?: AbortSignal | null },
): Promise<OrderAnswer> {
  const inquiry = await inquiryOf(db, fetch, now);
  const answer = await bounded(signal => bureau.order({ ...inquiry, signal }), patienceMs, ends);
  if (answer.outcome === 'ordered') {
    await db
      .update(bureauFetch)
      .set({ providerReference: answer.reference })
      .where(
        and(
          eq(bureauFetch.id, fetch.id),
          eq(bureauFetch.state, 'initiated'),
          isNull(bureauFetch.providerReference),
        ),
      );
  }
  return answer;
}
