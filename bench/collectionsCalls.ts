import { createHmac, randomUUID } from 'node:crypto';
import { type CallDeclaration, contract, partOf, pathOf } from '@lending-desk/domain/contract';
import { fieldsOf, objectsOf } from '@lending-desk/domain/loose';
import { demoWebhookSecret } from '../packages/server/src/config';
import { razorpayCallback } from '../packages/server/src/paymentLinks/razorpayCallback';

/** An answer, or null where nobody gave one. */
export async function send(
  address: string,
  call: CallDeclaration,
  input: Readonly<Record<string, unknown>>,
  { token, key, form }: { readonly token: string; readonly key?: string; readonly form?: FormData },
): Promise<{ readonly status: number; readonly data: Readonly<Record<string, unknown>> } | null> {
  try {
    const asked = call.query ? Object.entries(partOf(call.query, input)) : [];
    const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
    const answer = await fetch(`${address}${pathOf(call, input)}?${query}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(call.body?.kind === 'json' && { 'content-type': 'application/json' }),
      },
      ...(call.body?.kind === 'json' && { body: JSON.stringify(partOf(call.body.schema, input)) }),
      ...(form && { body: form }),
    });
    return { status: answer.status, data: fieldsOf(fieldsOf(await answer.json())['data']) };
  } catch {
    return null;
  }
}

/** A payment link as Razorpay speaks of it. */
export interface Link {
  readonly loanId: number;
  readonly id: string;
  readonly reference: string;
}

/** Makes a link of Rs. 1 for each of the first loans of collections that may get one.
 *  @throws Error when none may */
export async function makeLinks(address: string, token: string, count: number): Promise<Link[]> {
  const list = await send(address, contract.collections.list, { count }, { token });
  const loanIds = objectsOf(list?.data['loans']).map(({ loanId }) => Number(loanId));
  const links: Link[] = [];
  let refused = `of ${loanIds.length} loans`;
  for (const loanId of loanIds) {
    const sent = { loanId: String(loanId), amount: 1 };
    const made = await send(address, contract.paymentLinks.create, sent, { token, key: randomUUID() });
    if (made?.status !== 200) {
      refused = String(made?.status);
      continue;
    }
    const read = await send(address, contract.paymentLinks.list, { loanId: String(loanId) }, { token });
    const [link] = objectsOf(read?.data['paymentLinks']);
    const [, id = ''] = /\/(plink_\w+)/.exec(String(link?.['paymentLink'])) ?? [];
    links.push({ loanId, id, reference: String(link?.['reference']) });
  }
  if (links.length === 0) throw new Error(`No link could be made: ${refused}`);
  return links;
}

/** The provider's message that Rs. 1 was paid by a link.
 *  @param name  unique: the payment's and the message's id end in it */
export function paidMessage(
  { id, reference }: Omit<Link, 'loanId'>,
  name: string,
): { readonly path: string; readonly init: RequestInit } {
  const seconds = Math.floor(Date.now() / 1000);
  const payment = { id: `pay_${name}`, amount: 100, currency: 'INR', status: 'captured' };
  const body = JSON.stringify({
    event: 'payment_link.paid',
    created_at: seconds,
    payload: {
      payment_link: { entity: { id, reference_id: reference, amount_paid: 100 } },
      payment: { entity: { ...payment, created_at: seconds } },
    },
  });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': createHmac('sha256', demoWebhookSecret).update(body).digest('hex'),
    'x-razorpay-event-id': `evt_${name}`,
  };
  return { path: razorpayCallback.path, init: { method: 'POST', headers, body } };
}

/** Tells a server that Rs. 1 was paid. @returns whether it was taken */
export async function tellPaid(address: string, link: Omit<Link, 'loanId'>, name: string): Promise<boolean> {
  const { path, init } = paidMessage(link, name);
  try {
    const answer = await fetch(`${address}${path}`, init);
    await answer.text();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** A NACH response file of successful debits of Rs. 1.
 *  @param rows  the loans, and the bank's reference of each debit
 *  @param today  the EMI date, and of presentation and settlement */
export function nachForm(
  rows: readonly { readonly loanId: number; readonly reference: string }[],
  today: string,
): FormData {
  const columns =
    'umrn,loan_id,installment_due_date,amount,presentation_date,settlement_date,status,reason_code,bank_reference';
  const lines = rows.map(
    ({ loanId, reference }) => `,${loanId},${today},1.00,${today},${today},SUCCESS,,${reference}`,
  );
  const form = new FormData();
  form.set('file', new Blob([[columns, ...lines].join('\n')], { type: 'text/csv' }), 'bench.csv');
  return form;
}
