import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import type { MadeLink } from '../providers/paymentLinks/paymentLinks';
import type { LinkRow } from './linkRows';
import { paymentLink } from './table';

/** Stores what became of a link, unless a payment or the provider has said more of it meanwhile. */
export async function putOutcome(
  tx: Database | Transaction,
  { id }: Pick<LinkRow, 'id'>,
  made: MadeLink | 'not created',
): Promise<void> {
  await tx
    .update(paymentLink)
    .set(
      made === 'not created'
        ? { status: 'not_created' }
        : { status: made.status, providerId: made.id, shortUrl: made.shortUrl, amountPaid: made.amountPaid },
    )
    .where(and(eq(paymentLink.id, id), eq(paymentLink.status, 'unknown')));
}
