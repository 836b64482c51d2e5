import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/client';
import { sameSecret } from '../http/sameSecret';
import { derivedKey } from '../secrets/derivedKey';
import { hashToken } from '../signin/sessions';
import { signOnFlow } from './table';

/** How long signing in at the provider may take. */
const flowMs = 10 * 60 * 1000;

const form = /^(?<end>\d{1,12})\.[\w-]{43}\.(?<mac>[\w-]{43})$/;

const macOf = (purpose: string, text: string, secret: string): string =>
  createHmac('sha256', derivedKey(secret, `single sign-on ${purpose}`))
    .update(text)
    .digest('base64url');

/** A new flow, which the browser keeps. Everything else of it is derived, so nothing is stored for somebody who only
 *  asks. */
export function newFlow(secret: string, now: Date): string {
  const end = Math.floor((now.getTime() + flowMs) / 1000);
  const text = `${end}.${randomBytes(32).toString('base64url')}`;
  return `${text}.${macOf('flow', text, secret)}`;
}

/** Whether this server began a flow, at most ten minutes ago. */
export function isFlow(flow: string, secret: string, now: Date): boolean {
  const { end, mac = '' } = form.exec(flow)?.groups ?? {};
  const text = flow.slice(0, flow.lastIndexOf('.'));
  return sameSecret(mac, macOf('flow', text, secret)) && Number(end) * 1000 >= now.getTime();
}

/** What binds the provider's answer to a flow. Without the server's secret none can be computed from the flow, nor from
 *  each other.
 *  @returns 43 characters of Base64url each */
export function bindingOf(flow: string, secret: string) {
  return {
    state: macOf('state', flow, secret),
    nonce: macOf('nonce', flow, secret),
    verifier: macOf('verifier', flow, secret),
  };
}

/** Uses a flow up. Of several at once exactly one succeeds.
 *  @returns false when it was used before */
export async function spendFlow(db: Database, flow: string, now: Date): Promise<boolean> {
  const used = await db
    .insert(signOnFlow)
    // A used flow is remembered for as long as it would be accepted.
    .values({ hash: hashToken(flow), expiresAt: new Date(now.getTime() + flowMs) })
    .onConflictDoNothing()
    .returning({ hash: signOnFlow.hash });
  return used.length > 0;
}
