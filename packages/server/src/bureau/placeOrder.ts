import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client';
import { askProvider } from '../providers/askProvider';
import type { Bureau, OrderAnswer } from '../providers/bureau/bureau';
import { reportPersonOf } from './reportPersonOf';
import type { Fetch } from './sections';
import { bureauFetch } from './table';

/** Timeout of one request to a bureau. */
export const requestTimeoutMs = 10_000;

/** What a bureau needs to know about a fetch. */
export async function inquiryOf(db: Database, fetch: Fetch, now: Date) {
  return {
    orderId: fetch.id,
    loanId: fetch.loanId,
    person: await reportPersonOf(db, fetch.loanId, fetch.lastName),
    lastNameGiven: fetch.lastName !== null,
    at: now,
  };
}

/** Places the order of a recorded fetch and stores the provider's order id. Call it outside a transaction: none
 *  may stay open while waiting for a bureau.
 *  @throws when the bureau cannot be reached, answers in an unknown shape or times out */
export async function placeOrder(
  db: Database,
  bureau: Bureau,
  fetch: Fetch,
  { now, ends = null }: { readonly now: Date; readonly ends?: AbortSignal | null },
): Promise<OrderAnswer> {
  const inquiry = await inquiryOf(db, fetch, now);
  const answer = await askProvider(db, bureau.bureau, signal => bureau.order({ ...inquiry, signal }), {
    now,
    ms: requestTimeoutMs,
    ends,
  });
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
