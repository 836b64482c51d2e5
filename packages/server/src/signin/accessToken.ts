import { randomUUID } from 'node:crypto';
import { accessTokenLifeSeconds } from '@lending-desk/domain/signin';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { derivedKey } from '../secrets/derivedKey';

const issuer = 'lending-desk';
const algorithm = 'HS256';
const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
});

export interface TokenHolder {
  readonly staffId: string;
  readonly sessionId: string;
}

export interface VerifiedToken extends TokenHolder {
  readonly expiresAt: Date;
}

const keyOf = (secret: string): Uint8Array => derivedKey(secret, 'access tokens');

/** An access token of fifteen minutes. It contains only the person and the session: roles and state are read from
 *  the database at every request. */
export function signAccessToken(holder: TokenHolder, secret: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: holder.sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(holder.staffId)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenLifeSeconds)
    .sign(keyOf(secret));
}

/** @returns null for a token that is expired, signed with another secret, or not a token */
export async function verifyAccessToken(
  token: string,
  secret: string,
  now: Date,
): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      issuer,
      currentDate: now,
    });
    const read = v.safeParse(claims, payload);
    if (!read.success) return null;
    const { sub, sid, exp } = read.output;
    return { staffId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}
