import { createHmac, timingSafeEqual } from 'node:crypto';
import { type LoanDesk, loanDesks } from '@lending-desk/domain/access';
import { contract, pathOf } from '@lending-desk/domain/contract';
import * as v from 'valibot';
import { derivedKey } from '../secrets/derivedKey';

/** How long a link works. */
export const linkLifeMs = 5 * 60 * 1000;

/** What a link opens, and for whom. */
export interface LinkedFile {
  readonly key: string;
  /** The loan it was created for: a user who may no longer open the loan may no longer open its files. */
  readonly loanId: number;
  /** The desk whose rule decides that. */
  readonly desk: LoanDesk;
  readonly staffId: string;
  /** The session it was created in; the link ends with it. */
  readonly sessionId: string;
  /** The roles it was created for: one role may see unmasked what another may not. */
  readonly roles: readonly string[];
}

export type LinkRead =
  | { readonly state: 'valid'; readonly file: LinkedFile }
  | { readonly state: 'expired' }
  | { readonly state: 'forged' };

const payloadSchema = v.object({
  k: v.string(),
  l: v.pipe(v.number(), v.integer()),
  d: v.picklist(loanDesks),
  u: v.pipe(v.string(), v.uuid()),
  s: v.pipe(v.string(), v.uuid()),
  r: v.array(v.string()),
  /** Seconds since 1970. */
  e: v.pipe(v.number(), v.integer()),
});

const signatureOf = (payload: string, secret: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'file links')).update(payload).digest();

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** A link to a stored file: valid for five minutes, for one session of one user, for this file only. */
export function signLink(file: LinkedFile, secret: string, now: Date): string {
  const e = Math.floor((now.getTime() + linkLifeMs) / 1000);
  const { key: k, loanId: l, desk: d, staffId: u, sessionId: s, roles: r } = file;
  const payload = Buffer.from(JSON.stringify({ k, l, d, u, s, r, e })).toString('base64url');
  const signature = signatureOf(payload, secret).toString('base64url');
  return pathOf(contract.files.read, { token: `${payload}.${signature}` });
}

/** Reads the token of a link. The signature is checked first, in constant time. Does not check whether the
 *  session is still active.
 *  @param token  two parts with a dot between them */
export function readLink(token: string, secret: string, now: Date): LinkRead {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(payload, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { state: 'forged' };
  const read = v.safeParse(payloadSchema, parsed(payload));
  if (!read.success) return { state: 'forged' };
  const { k, l, d, u, s, r, e } = read.output;
  if (e * 1000 <= now.getTime()) return { state: 'expired' };
  return { state: 'valid', file: { key: k, loanId: l, desk: d, staffId: u, sessionId: s, roles: r } };
}
