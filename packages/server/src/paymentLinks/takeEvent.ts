import { businessDateOf, instant } from '@lending-desk/domain/calendar';
import { statusAfter, valueDateOf } from '@lending-desk/domain/paymentLinks';
import { and, eq, or } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { declareJob, jobOf } from '../jobs/declareJob';
import { bookEvent, lockAccount } from '../ledger/bookEvent';
import { ledgerReceipt } from '../ledger/table';
import { announce } from '../live/announce';
import type { LinkRow } from './linkRows';
import { paymentLink, providerEvent } from './table';

type EventRow = typeof providerEvent.$inferSelect;
type Ended = Pick<EventRow, 'outcome' | 'loanId'>;

export const takeEventJob = declareJob({
  kind: 'paymentLinks.takeEvent',
  payload: v.object({ eventId: v.string() }),
  attempts: 20,
  quietSeconds: 60,
  atOnce: 4,
  backOff: { firstSeconds: 1, mostSeconds: 600 },
});

/** Takes a message out of the inbox: what it says of a link, the receipt of its payment, and what became of the message
 *  are stored in one transaction, so that a crash in between leaves nothing or all of it.
 *  @source M42, M43 */
export const takeEvent = jobOf(takeEventJob, {
  run: async ({ db, now }, { eventId }) => {
    await inTransaction(db, async tx => {
      const [event] = await tx
        .select()
        .from(providerEvent)
        .where(eq(providerEvent.id, eventId))
        .for('update');
      if (!event || event.outcome !== null) return;
      const ended = await endOf(tx, event, now());
      await tx.update(providerEvent).set(ended).where(eq(providerEvent.id, event.id));
    });
    return 'done';
  },
});

async function endOf(tx: Transaction, event: EventRow, now: Date): Promise<Ended> {
  if (event.refundId !== null) return refundOf(tx, event);
  if (event.linkId === null) return { outcome: 'ignored', loanId: null };
  const link = await linkOf(tx, event);
  if (!link) return { outcome: 'unknown link', loanId: null };
  const { loanId } = link;
  const outcome = await bookPayment(tx, event, link, now);
  await reportLink(tx, event, link.id);
  await announce(tx, loanId, 'repayment');
  return { outcome, loanId };
}

/** A link is ours by the provider's id, or by our reference where its creation had no known outcome. */
async function linkOf(tx: Transaction, { linkId, linkReference }: EventRow): Promise<LinkRow | undefined> {
  const byReference = eq(paymentLink.reference, linkReference ?? '');
  const [link] = await tx
    .select()
    .from(paymentLink)
    .where(or(eq(paymentLink.providerId, linkId ?? ''), byReference));
  return link && (link.providerId === null || link.providerId === linkId) ? link : undefined;
}

/** Books the money, on whatever state the link and the loan are in: what came in is never refused [M34, M42]. */
async function bookPayment(
  tx: Transaction,
  { paymentId, amount, paidAt, bankReference }: EventRow,
  { loanId, reference }: LinkRow,
  now: Date,
): Promise<EventRow['outcome']> {
  if (paymentId === null || amount === null || paidAt === null) return 'noted';
  const account = await lockAccount(tx, loanId);
  if (account === null) return 'no account';
  const dayOf = (at: Date) => businessDateOf(instant(at.toISOString()));
  const { disbursedOn } = account.terms;
  const booked = await bookEvent(
    tx,
    loanId,
    {
      type: 'receipt',
      id: paymentId,
      source: 'RAZORPAY',
      amount,
      valueDate: valueDateOf(dayOf(paidAt), { disbursedOn, today: dayOf(now) }),
      reference: bankReference ?? reference,
    },
    {
      now,
      by: { id: null, name: 'Razorpay', requestId: 'paymentLinks.takeEvent' },
      reference: `razorpay ${paymentId}`,
    },
  );
  if (booked?.outcome.outcome === 'duplicate') return 'known';
  return booked?.outcome.outcome === 'posted' ? 'posted' : 'refused';
}

/** Stores what the message says of the link; a message that comes late takes nothing back. */
async function reportLink(tx: Transaction, event: EventRow, linkId: string): Promise<void> {
  const [link] = await tx.select().from(paymentLink).where(eq(paymentLink.id, linkId)).for('update');
  if (!link || event.linkStatus === null) return;
  const paid = event.linkPaid ?? link.amountPaid;
  await tx
    .update(paymentLink)
    .set({
      status: statusAfter(link.status, event.linkStatus),
      amountPaid: paid > link.amountPaid ? paid : link.amountPaid,
      providerId: event.linkId,
      shortUrl: link.shortUrl ?? event.shortUrl,
    })
    .where(eq(paymentLink.id, linkId));
}

/** A refund made at the provider reverses nothing: it is kept with its loan, for a person [M43]. */
async function refundOf(tx: Transaction, { paymentId }: EventRow): Promise<Ended> {
  const [receipt] = await tx
    .select({ loanId: ledgerReceipt.loanId })
    .from(ledgerReceipt)
    .where(and(eq(ledgerReceipt.id, paymentId ?? ''), eq(ledgerReceipt.source, 'RAZORPAY')));
  if (receipt) await announce(tx, receipt.loanId, 'repayment');
  return { outcome: 'refund', loanId: receipt?.loanId ?? null };
}
