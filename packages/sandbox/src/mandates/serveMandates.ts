import { createHmac } from 'node:crypto';
import { instant, wallClockText } from '@lending-desk/domain/calendar';
import { textAt } from '@lending-desk/domain/loose';
import { signedTextOf } from '@lending-desk/domain/mandates';
import type { AppEnv, PaymentAccount } from '@lending-desk/server/ports';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { mandateAt, putMandate, type SandboxMandate } from './sandbox';

const path = '/sandbox/mandate/:reference';

/** What can be chosen on the page, with the status it leads to. */
const choices = {
  authorise: 'ACTIVE',
  wait: 'BANK_APPROVAL_PENDING',
  hold: 'ON_HOLD',
  pause: 'CUSTOMER_PAUSED',
  cancel: 'CUSTOMER_CANCELLED',
  expire: 'LINK_EXPIRED',
} as const;

/** Cashfree's message about a status, signed. */
function messageOf(before: SandboxMandate, after: SandboxMandate, at: Date, secret: string): string {
  const form = new URLSearchParams({
    cf_event: 'SUBSCRIPTION_STATUS_CHANGE',
    cf_subReferenceId: String(after.subReferenceId),
    cf_subscriptionId: after.subscriptionId,
    cf_lastStatus: before.status,
    cf_status: after.status,
    cf_eventTime: wallClockText(instant(at.toISOString())),
  });
  const signature = createHmac('sha256', secret)
    .update(signedTextOf(form) ?? '')
    .digest('base64');
  form.set('signature', signature);
  return form.toString();
}

const page = ({ subscriptionId, status, bankAccountHolder }: SandboxMandate) => html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Mandate of the sandbox</title></head>
  <body>
    <h1>Mandate ${subscriptionId}</h1>
    <p>A simulated mandate: no account is debited. Status: ${status}.</p>
    <form method="post">
      <p><label>Account holder <input name="holder" value="${bankAccountHolder}" maxlength="100" /></label></p>
      <p><label>Account number <input name="account" maxlength="20" inputmode="numeric" /></label></p>
      <button name="choice" value="authorise">Authorise</button>
      <button name="choice" value="wait">Bank approval pending</button>
      <button name="choice" value="hold">Hold</button>
      <button name="choice" value="pause">Pause</button>
      <button name="choice" value="cancel">Cancel</button>
      <button name="choice" value="expire">Let the link expire</button>
    </form>
  </body>
</html>`;

/** The mandate after a choice; of the account the provider tells the last four digits. */
function after(mandate: SandboxMandate, status: string, holder: string, account: string): SandboxMandate {
  const tail = account.slice(-4);
  return {
    ...mandate,
    status,
    bankAccountHolder: holder || mandate.bankAccountHolder,
    bankAccountNumber: tail ? `XXXXXXXX${tail}` : mandate.bankAccountNumber,
    umrn:
      mandate.umrn ??
      (status === 'ACTIVE' ? `ZBNK${String(mandate.subReferenceId).padStart(16, '0')}` : null),
  };
}

const isChoice = (name: string): name is keyof typeof choices => Object.hasOwn(choices, name);

/** Serves the page of a mandate, on which it is authorised for any account, paused and cancelled; what happens is
 *  reported as Cashfree reports it, by a signed message, twice as providers do. */
export function serveMandates(app: Hono<AppEnv>, { now, secret, callback }: PaymentAccount): void {
  app.get(path, c => {
    c.set('route', path);
    const mandate = mandateAt(c.req.param('reference'));
    return mandate ? c.html(page(mandate)) : c.notFound();
  });
  app.post(path, async c => {
    c.set('route', path);
    const mandate = mandateAt(c.req.param('reference'));
    const form = await c.req.parseBody();
    const choice = textAt(form, 'choice');
    if (!mandate || !isChoice(choice)) return c.notFound();
    const changed = after(
      mandate,
      choices[choice],
      textAt(form, 'holder'),
      textAt(form, 'account').replaceAll(/\D/g, ''),
    );
    putMandate(changed);
    const body = messageOf(mandate, changed, now(), secret);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const _time of [1, 2]) await app.request(callback, { method: 'POST', headers, body });
    return c.html(page(changed));
  });
}
