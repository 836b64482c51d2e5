import { createHash } from 'node:crypto';
import { epochMsOf } from '@lending-desk/domain/calendar';
import { readMandateEvent, signedTextOf } from '@lending-desk/domain/mandates';
import { eventAgeFault } from '@lending-desk/domain/paymentLinks';
import { inTransaction } from '../db/transaction';
import { isHmacOf } from '../http/isHmacOf';
import { Refused } from '../http/verb';
import type { Webhook } from '../http/webhook';
import { enqueue } from '../jobs/enqueue';
import { providerEvent } from '../paymentLinks/table';
import { takeMandateEventJob } from './takeMandateEvent';

const provider = 'cashfree';

/** The fields of a form; null for bytes that are no text. */
function formOf(body: Uint8Array): URLSearchParams | null {
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}

/** A message of Cashfree about a mandate. Its signature stands in the form and covers the form's other fields; it is
 *  verified with the secret of now or the one before the last change. The message is written into the inbox once and
 *  taken by a job, so that the provider waits for nothing. Cashfree gives its messages no id: one is known by what is
 *  signed of it.
 *  @source M43, providers: Cashfree */
export const cashfreeCallback: Webhook = {
  name: 'mandates.callback',
  path: '/api/v1/mandates/cashfree/callback',
  contentType: 'application/x-www-form-urlencoded',
  maxBytes: 16 * 1024,
  proves: ({ cashfree: { webhookSecrets } }, { body }) => {
    const form = formOf(body);
    const signed = form && signedTextOf(form);
    if (!form || signed === null) return false;
    const bytes = new TextEncoder().encode(signed);
    return webhookSecrets.some(secret => isHmacOf(form.get('signature'), secret, bytes));
  },
  unproven: 'The signature is not that of this account',
  run: async ({ db, now }, { body }) => {
    const form = formOf(body);
    const event = form && readMandateEvent(form);
    if (!form || !event) throw new Refused(400, 'The event cannot be read');
    const fault = eventAgeFault(epochMsOf(event.at), now.getTime());
    if (fault !== null) throw new Refused(400, fault);
    const eventId = createHash('sha256')
      .update(signedTextOf(form) ?? '')
      .digest('hex');
    const status = await inTransaction(db, async tx => {
      const [taken] = await tx
        .insert(providerEvent)
        .values({
          provider,
          eventId,
          receivedAt: now,
          event: event.event,
          at: new Date(epochMsOf(event.at)),
          mandateReference: event.reference,
          mandateId: event.providerId,
          mandateStatus: event.status,
        })
        .onConflictDoNothing({ target: [providerEvent.provider, providerEvent.eventId] })
        .returning({ id: providerEvent.id });
      if (!taken) return 'known';
      await enqueue(tx, takeMandateEventJob, {
        key: taken.id,
        payload: { eventId: taken.id },
        runAt: now,
        now,
      });
      return 'received';
    });
    return { data: { status } };
  },
};
