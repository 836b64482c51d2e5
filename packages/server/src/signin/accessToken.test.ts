import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { derivedKey } from '../secrets/derivedKey';
import { signAccessToken, verifyAccessToken } from './accessToken';

const secret = 'a secret of tests, longer than thirty-two characters';
const now = new Date('2026-11-21T06:00:00.000Z');
const seconds = now.getTime() / 1000;
const holder = {
  staffId: '5ad11111-0000-4000-8000-000000000001',
  sessionId: '5ad12222-0000-4000-8000-000000000002',
};

describe('an access token', () => {
  it('says who has it until a quarter of an hour has passed [SH-002.e]', async () => {
    const token = await signAccessToken(holder, secret, now);
    const at = (ms: number) => verifyAccessToken(token, secret, new Date(now.getTime() + ms));
    const expiresAt = new Date(now.getTime() + 15 * 60_000);
    expect(await at(0)).toEqual({ ...holder, expiresAt });
    expect(await at(15 * 60_000 - 1)).toEqual({ ...holder, expiresAt });
    expect(await at(15 * 60_000)).toBeNull();
  });

  const made = () => new SignJWT({ sid: holder.sessionId }).setSubject(holder.staffId);
  const key = derivedKey(secret, 'access tokens');

  it.each([
    [
      'as this server signs it',
      true,
      () =>
        made()
          .setIssuer('lending-desk')
          .setExpirationTime(seconds + 60),
    ],
    [
      'of another issuer',
      false,
      () =>
        made()
          .setIssuer('another')
          .setExpirationTime(seconds + 60),
    ],
    ['of no issuer', false, () => made().setExpirationTime(seconds + 60)],
    ['without an end', false, () => made().setIssuer('lending-desk')],
    [
      'whose person is no id',
      false,
      () =>
        made()
          .setSubject('somebody')
          .setIssuer('lending-desk')
          .setExpirationTime(seconds + 60),
    ],
  ])('%s is accepted: %j [XR-049.f]', async (_what, accepted, make) => {
    const token = await make().setProtectedHeader({ alg: 'HS256' }).sign(key);
    expect((await verifyAccessToken(token, secret, now)) !== null).toBe(accepted);
  });

  it('signed in another way, or with another secret, is not accepted [XR-049.f]', async () => {
    const whole = made()
      .setIssuer('lending-desk')
      .setExpirationTime(seconds + 60);
    const stronger = await whole
      .setProtectedHeader({ alg: 'HS512' })
      .sign(derivedKey(secret, 'access tokens'));
    expect(await verifyAccessToken(stronger, secret, now)).toBeNull();
    const token = await signAccessToken(holder, secret, now);
    expect(await verifyAccessToken(token, `another ${secret}`, now)).toBeNull();
    expect(await verifyAccessToken('no token', secret, now)).toBeNull();
  });
});
