import { createHmac, randomUUID } from 'node:crypto';
import type { AppEnv, PaymentAccount } from '@lending-desk/server/ports';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { idOf, linkAt, putLink, type SandboxLink } from './sandbox';

const path = '/sandbox/pay/:id';

/** Razorpay's message about a link, with the payment that caused it. */
function messageOf(link: SandboxLink, at: Date, paid: number | null) {
  const seconds = Math.floor(at.getTime() / 1000);
  const payment = {
    id: `pay_${idOf(randomUUID())}`,
    entity: 'payment',
    amount: paid,
    currency: 'INR',
    status: 'captured',
    captured: true,
    method: 'upi',
    created_at: seconds,
    acquirer_data: { rrn: String(seconds).padStart(12, '0') },
  };
  return {
    entity: 'event',
    event: `payment_link.${link.status}`,
    created_at: seconds,
    payload: {
      payment_link: { entity: link },
      ...(paid !== null && { payment: { entity: payment } }),
    },
  };
}

/** The link after a payment or, with null, its cancellation. */
function after(link: SandboxLink, paid: number | null): SandboxLink {
  if (paid === null) return { ...link, status: 'cancelled' };
  const amount_paid = link.amount_paid + paid;
  return { ...link, amount_paid, status: amount_paid >= link.amount ? 'paid' : 'partially_paid' };
}

const inRupees = (paise: number) => `Rs. ${(paise / 100).toFixed(2)}`;

const page = ({
  reference_id,
  amount,
  amount_paid,
  accept_partial,
  status,
}: SandboxLink) => html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Payment link of the sandbox</title></head>
  <body>
    <h1>Payment link ${reference_id}</h1>
    <p>A simulated payment: no money moves.</p>
    <p>${inRupees(amount_paid)} of ${inRupees(amount)} is paid. Status: ${status}.</p>
    <form method="post">
      <button name="pay" value="${amount - amount_paid}">Pay ${inRupees(amount - amount_paid)}</button>
      ${accept_partial ? html`<button name="pay" value="10000">Pay Rs. 100.00</button>` : ''}
      <button name="cancel" value="yes">Cancel the link</button>
    </form>
  </body>
</html>`;

/** Serves the page of a payment link, on which it is paid in whole or in part or cancelled; what happens is reported as
 *  Razorpay reports it, by a signed message, twice as providers do. */
export function servePayments(app: Hono<AppEnv>, { now, secret, callback }: PaymentAccount): void {
  app.get(path, c => {
    c.set('route', path);
    const link = linkAt(c.req.param('id'), new URL(c.req.url).searchParams);
    return link ? c.html(page(link)) : c.notFound();
  });
  app.post(path, async c => {
    c.set('route', path);
    const link = linkAt(c.req.param('id'), new URL(c.req.url).searchParams);
    const form = await c.req.parseBody();
    const paid = form['cancel'] === 'yes' ? null : Number(form['pay']);
    if (!link || (paid !== null && !(Number.isSafeInteger(paid) && paid > 0))) return c.notFound();
    const changed = after(link, paid);
    putLink(changed);
    const body = JSON.stringify(messageOf(changed, now(), paid));
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      'x-razorpay-event-id': `evt_${idOf(body)}`,
    };
    for (const _time of [1, 2]) await app.request(callback, { method: 'POST', headers, body });
    return c.html(page(changed));
  });
}
