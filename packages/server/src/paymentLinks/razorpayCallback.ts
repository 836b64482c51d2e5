import { createHash } from 'node:crypto';
import { epochMsOf } from '@lending-desk/domain/calendar';
import { eventAgeFault, type ProviderEvent, readProviderEvent } from '@lending-desk/domain/paymentLinks';
import { inTransaction } from '../db/transaction';
import { isHmacOf } from '../http/isHmacOf';
import { Refused } from '../http/verb';
import type { Webhook } from '../http/webhook';
import { enqueue } from '../jobs/enqueue';
import { takeEventJob } from './takeEvent';
import { providerEvent } from './table';

const provider = 'razorpay';
const wellFormed = /^[\x21-\x7e]{1,200}$/;

function parsed(body: Uint8Array): ProviderEvent | null {
  try {
    return readProviderEvent(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
  } catch {
    return null;
  }
}

/** The provider's id of the message; without one, what its bytes are known by. */
function eventIdOf(headers: Headers, body: Uint8Array): string {
  const given = headers.get('x-razorpay-event-id') ?? '';
  return wellFormed.test(given) ? given : createHash('sha256').update(body).digest('hex');
}

const rowOf = ({ event, at, link, payment, refund }: ProviderEvent) => ({
  event,
  at: new Date(epochMsOf(at)),
  linkId: link?.linkId ?? null,
  linkReference: link?.reference ?? null,
  linkStatus: link?.status ?? null,
  shortUrl: link?.shortUrl ?? null,
  linkPaid: link?.amountPaid ?? null,
  paymentId: payment?.paymentId ?? refund?.paymentId ?? null,
  amount: payment?.amount ?? refund?.amount ?? null,
  paidAt: payment ? new Date(epochMsOf(payment.paidAt)) : null,
  bankReference: payment?.bankReference ?? null,
  refundId: refund?.refundId ?? null,
});

/** A message of Razorpay about a payment link: its signature is verified over the bytes as received, by the secret of
 *  now or the one before the last change. It is written into the inbox once and taken by a job, so that the provider
 *  waits for nothing.
 *  @source M43, providers: Razorpay */
export const razorpayCallback: Webhook = {
  name: 'paymentLinks.callback',
  path: '/api/v1/payment-links/razorpay/callback',
  contentType: 'application/json',
  maxBytes: 256 * 1024,
  proves: ({ razorpay: { webhookSecrets } }, { headers, body }) =>
    webhookSecrets.some(secret => isHmacOf(headers.get('x-razorpay-signature'), secret, body)),
  unproven: 'The signature is not that of this account',
  run: async ({ db, now }, { headers, body }) => {
    const event = parsed(body);
    if (event === null) throw new Refused(400, 'The event cannot be read');
    const fault = eventAgeFault(epochMsOf(event.at), now.getTime());
    if (fault !== null) throw new Refused(400, fault);
    const status = await inTransaction(db, async tx => {
      const [taken] = await tx
        .insert(providerEvent)
        .values({ provider, eventId: eventIdOf(headers, body), receivedAt: now, ...rowOf(event) })
        .onConflictDoNothing({ target: [providerEvent.provider, providerEvent.eventId] })
        .returning({ id: providerEvent.id });
      if (!taken) return 'known';
      await enqueue(tx, takeEventJob, { key: taken.id, payload: { eventId: taken.id }, runAt: now, now });
      return 'received';
    });
    return { data: { status } };
  },
};
