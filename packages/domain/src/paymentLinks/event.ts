import * as v from 'valibot';
import { type Instant, instantOfEpochMs } from '../calendar/instant';
import { type Paise, paise } from '../money/paise';

// Razorpay's webhook bodies; amounts are paise, times seconds.

const seconds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(9_999_999_999),
  v.transform((time): Instant => instantOfEpochMs(time * 1000)),
);
const amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_000_000_000_000),
  v.transform((value): Paise => paise(value)),
);
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const linkEntity = v.object({
  id,
  reference_id: v.nullish(v.pipe(v.string(), v.maxLength(100)), null),
  short_url: v.nullish(v.pipe(v.string(), v.maxLength(500)), null),
  amount_paid: v.nullish(amount, null),
});
const paymentEntity = v.object({
  id,
  amount,
  currency: v.string(),
  status: v.string(),
  created_at: seconds,
  acquirer_data: v.nullish(v.object({ rrn: v.nullish(v.string(), null) }), null),
});
const refundEntity = v.object({ id, payment_id: id, amount });

const eventSchema = v.object({
  event: v.pipe(v.string(), v.maxLength(100)),
  created_at: seconds,
  payload: v.object({
    payment_link: v.nullish(v.object({ entity: linkEntity }), null),
    payment: v.nullish(v.object({ entity: paymentEntity }), null),
    refund: v.nullish(v.object({ entity: refundEntity }), null),
  }),
});

/** What of a reported link concerns the ledger. */
export type LinkReport = {
  readonly linkId: string;
  readonly reference: string | null;
  readonly shortUrl: string | null;
  readonly amountPaid: Paise | null;
  readonly status: 'partially_paid' | 'paid' | 'cancelled' | 'expired';
};

/** A payment; amount in paise. */
export type PaymentReport = {
  readonly paymentId: string;
  readonly amount: Paise;
  readonly paidAt: Instant;
  /** The bank's reference; null without one. */
  readonly bankReference: string | null;
};

/** A message of the payment provider: what it says of a link, of a captured payment, and of a refund it made. */
export type ProviderEvent = {
  readonly event: string;
  readonly at: Instant;
  readonly link: LinkReport | null;
  /** Null unless the money was captured, in rupees. */
  readonly payment: PaymentReport | null;
  readonly refund: { readonly refundId: string; readonly paymentId: string; readonly amount: Paise } | null;
};

const linkEvents: Readonly<Record<string, LinkReport['status']>> = {
  'payment_link.paid': 'paid',
  'payment_link.partially_paid': 'partially_paid',
  'payment_link.cancelled': 'cancelled',
  'payment_link.expired': 'expired',
};
const refundEvents: ReadonlySet<string> = new Set(['refund.processed', 'refund.created', 'payment.refunded']);

/** Reads a webhook body of Razorpay.
 *  @returns null for one that cannot be read
 *  @source providers: Razorpay */
export function readProviderEvent(body: unknown): ProviderEvent | null {
  const read = v.safeParse(eventSchema, body);
  if (!read.success) return null;
  const { event, created_at: at, payload } = read.output;
  const status = linkEvents[event];
  const link = payload.payment_link?.entity ?? null;
  const paid = payload.payment?.entity ?? null;
  const refund = refundEvents.has(event) ? (payload.refund?.entity ?? null) : null;
  const captured = paid !== null && paid.status === 'captured' && paid.currency === 'INR';
  return {
    event,
    at,
    link:
      status === undefined || link === null
        ? null
        : {
            linkId: link.id,
            reference: link.reference_id,
            shortUrl: link.short_url,
            amountPaid: link.amount_paid,
            status,
          },
    payment:
      status !== undefined && captured
        ? {
            paymentId: paid.id,
            amount: paid.amount,
            paidAt: paid.created_at,
            bankReference: paid.acquirer_data?.rrn ?? null,
          }
        : null,
    refund: refund && { refundId: refund.id, paymentId: refund.payment_id, amount: refund.amount },
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const oldestDays = 30;
const aheadMs = 5 * 60 * 1000;

/** Why an event of this time is refused: a provider repeats one for a day, not for months.
 *  @source M43 */
export function eventAgeFault(atMs: number, nowMs: number): string | null {
  if (nowMs - atMs > oldestDays * dayMs) return `The event is older than ${oldestDays} days`;
  return atMs - nowMs > aheadMs ? 'The event is of a time still to come' : null;
}
