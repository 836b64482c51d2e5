import { type Asked, hasEnded, referenceKey, referenceTaken } from '@lending-desk/domain/approvals';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { Refused } from '../http/verb';
import { approval, bookedReference } from './table';

/** A bank's reference: cash receipts of two branches may have one number.
 *  @returns null for what has none */
const bankReference = (asked: Asked): string | null =>
  asked.kind === 'receipt' && asked.source === 'BANK' ? asked.reference : null;

type Row = Pick<typeof approval.$inferSelect, 'loanId' | 'asked'>;

function taken(reference: string, { loanId, asked }: Row, waits: boolean): string | null {
  if (asked.kind !== 'receipt') return null;
  const { amount, date } = asked;
  return referenceTaken(reference, { loanId, amount, date, waits });
}

/** Which bank references are booked already, each with the earlier receipt in words.
 *  @returns of a request, why it cannot be booked; null where nothing is in the way */
export async function readBookedReferences(
  db: Database | Transaction,
  requests: readonly Asked[],
): Promise<(asked: Asked) => string | null> {
  const keys = requests.flatMap(asked => {
    const reference = bankReference(asked);
    return reference === null ? [] : [referenceKey(reference)];
  });
  const rows =
    keys.length === 0
      ? []
      : await db
          .select({ key: bookedReference.reference, loanId: approval.loanId, asked: approval.asked })
          .from(bookedReference)
          .innerJoin(approval, eq(approval.id, bookedReference.approvalId))
          .where(inArray(bookedReference.reference, keys));
  return asked => {
    const reference = bankReference(asked);
    if (reference === null) return null;
    const earlier = rows.find(({ key }) => key === referenceKey(reference));
    return earlier ? taken(reference, earlier, false) : null;
  };
}

/** Refuses to ask for a receipt whose bank reference is booked, or waits in another request.
 *  @throws Refused 409 with the earlier receipt */
export async function demandNewReference(tx: Transaction, asked: Asked, today: BusinessDate): Promise<void> {
  const reference = bankReference(asked);
  if (reference === null) return;
  const booked = (await readBookedReferences(tx, [asked]))(asked);
  if (booked !== null) throw new Refused(409, booked);
  const waiting = await tx
    .select({ loanId: approval.loanId, asked: approval.asked, askedOn: approval.askedOn })
    .from(approval)
    .where(and(eq(approval.state, 'waiting'), eq(approval.kind, 'receipt')));
  const earlier = waiting.find(row => {
    const other = bankReference(row.asked);
    return other !== null && referenceKey(other) === referenceKey(reference) && !hasEnded(row.askedOn, today);
  });
  const why = earlier && taken(reference, earlier, true);
  if (why) throw new Refused(409, why);
}

/** Keeps what is booked in step with what an approval posts: the bank reference of a receipt is taken, which the
 *  database allows once, and that of a reversed one is free again.
 *  @throws Refused 409 with the earlier receipt */
export async function bookReference(
  tx: Transaction,
  { id, asked }: Pick<typeof approval.$inferSelect, 'id' | 'asked'>,
): Promise<void> {
  if (asked.kind === 'reversal') {
    await tx.delete(bookedReference).where(sql`${bookedReference.approvalId}::text = ${asked.of}`);
    return;
  }
  const reference = bankReference(asked);
  if (reference === null) return;
  const booked = await tx
    .insert(bookedReference)
    .values({ reference: referenceKey(reference), approvalId: id })
    .onConflictDoNothing()
    .returning({ reference: bookedReference.reference });
  if (booked.length > 0) return;
  const why = (await readBookedReferences(tx, [asked]))(asked);
  if (why !== null) throw new Refused(409, why);
}
