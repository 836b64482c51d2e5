import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import {
  aServer,
  bearer,
  type Caller,
  withServer,
  type TestAnswer,
  type TestServer,
} from '../testing/harness';
import { signAccessToken } from './accessToken';
import { hashToken } from './sessions';
import { loginAttempt, refreshToken, session, staff } from './table';
import { fingerprintOf } from './throttle';

const hour = 60 * 60_000;

function tokensOf(answer: TestAnswer): { token: string; refreshToken: string } {
  const data = answer.body['data'];
  if (typeof data !== 'object' || data === null) throw new Error(`No tokens: ${answer.text}`);
  return { token: '', refreshToken: '', ...data };
}

withServer((server, engine) => {
  const refresh = (token: string, from?: string): Promise<TestAnswer> =>
    server().send(
      '/api/v1/auth/refresh-token',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken: token }),
      },
      from,
    );
  const profile = (caller: Pick<Caller, 'token'>): Promise<TestAnswer> =>
    server().send('/api/v1/users/get-profile/', { headers: { authorization: `Bearer ${caller.token}` } });

  const audited = (action: string, { staffId }: Caller): Promise<number> =>
    server().db.$count(auditRow, and(eq(auditRow.action, action), eq(auditRow.actorId, staffId)));
  const expectEnded = async (caller: Caller, last: { token: string; refreshToken: string }) => {
    expect((await refresh(last.refreshToken)).status).toBe(401);
    expect((await profile(last)).status).toBe(401);
    expect(await audited('signin.replayed', caller)).toBe(1);
  };

  describe('refresh', () => {
    it('exchanges a refresh token for a new pair that works [AU-024.c, AU-024.d]', async () => {
      const caller = await server().signIn('ROLE_VAS');
      const answer = await refresh(caller.refreshToken);
      expect(answer.status).toBe(200);
      const next = tokensOf(answer);
      expect(next.refreshToken).not.toBe(caller.refreshToken);
      expect((await profile(next)).status).toBe(200);
      expect((await refresh(next.refreshToken)).status).toBe(200);
    });

    it('ends the whole session when a token is used half a minute after it was replaced [AU-024.e, XR-049.a]', async () => {
      const caller = await server().signIn('ROLE_VAS');
      const next = tokensOf(await refresh(caller.refreshToken));
      server().clock.pass(30_000);
      const replay = await refresh(caller.refreshToken);
      expect(replay.status).toBe(401);
      expect(replay.body).toEqual({ success: false, errorMessages: [messages.auth.loginExpiredText] });
      await expectEnded(caller, next);
    });

    it('ends it at once when the token before the last is used [AU-024.e, XR-049.a]', async () => {
      const caller = await server().signIn('ROLE_CREDIT_USER');
      const second = tokensOf(await refresh(caller.refreshToken));
      const third = tokensOf(await refresh(second.refreshToken));
      expect((await refresh(caller.refreshToken)).status).toBe(401);
      await expectEnded(caller, third);
    });

    it('repeats the same successor when the answer was lost [AU-024.e]', async () => {
      const caller = await server().signIn('ROLE_VAS');
      const lost = tokensOf(await refresh(caller.refreshToken));
      server().clock.pass(29_999);
      const again = await refresh(caller.refreshToken);
      expect(again.status).toBe(200);
      expect(tokensOf(again).refreshToken).toBe(lost.refreshToken);
      expect((await profile(tokensOf(again))).status).toBe(200);
      expect((await refresh(lost.refreshToken)).status).toBe(200);
    });

    it('gives ten concurrent requests one successor, fifty times in a row [XR-049.b]', async () => {
      const caller = await server().signIn('ROLE_COLLECTIONS_AGENT');
      let held = caller.refreshToken;
      for (let round = 0; round < 50; round += 1) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(held)));
        expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
        const next = new Set(answers.map(answer => tokensOf(answer).refreshToken));
        expect(next.size).toBe(1);
        held = [...next][0] ?? '';
        server().clock.pass(1_000);
      }
      expect(await audited('signin.replayed', caller)).toBe(0);
      expect(await audited('signin.refresh', caller)).toBe(50);
    }, 180_000);

    it.each([
      ['nonsense', async () => 'nonsense'],
      ['an access token', async () => (await server().signIn('ROLE_VAS')).token],
    ])('refuses %s [XR-049.f]', async (_case, make) => {
      expect((await refresh(await make())).status).toBe(401);
    });

    it('repeats the same successor after the secret was changed in between [AU-024.e]', async () => {
      const fresh = { signingSecret: 'the secret that came after it, longer than thirty-two characters' };
      const before = await aServer(engine);
      const caller = await before.signIn('ROLE_VAS');
      const send = (app: TestServer['app'], path: string, token: string) =>
        app.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
          body: JSON.stringify({ refreshToken: token }),
        });
      const path = '/api/v1/auth/refresh-token';
      const tokenOf = async (answer: Response) =>
        /"refreshToken":"([\w-]{43})"/.exec(await answer.text())?.[1];
      const first = await tokenOf(await send(before.app, path, caller.refreshToken));
      expect(first).toBeDefined();
      const after = before.withConfig({ ...fresh, previousSecrets: [before.config.signingSecret] });
      expect(await tokenOf(await send(after, path, caller.refreshToken))).toBe(first);
      // Only signatures of the current secret are accepted: the previous one may have leaked.
      expect((await send(after, '/api/v1/auth/logout', '')).status).toBe(401);
      await before.close();
    });

    it('is blocked for a network that sends thirty unknown tokens; a valid one still counts [XR-049.g]', async () => {
      const from = (token: string) => refresh(token, '10.1.0.1');
      const { refreshToken: good } = await server().signIn('ROLE_CUSTOMER_SERVICE');
      const answers = await Promise.all(Array.from({ length: 32 }, (_, one) => from(`made up ${one}`)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['1800', '1800']);
      expect((await from(good)).status).toBe(200);
    });

    it('is blocked for an account after three hundred in thirty minutes, and its session stays active [XR-049.g]', async () => {
      const caller = await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
      const account = fingerprintOf(
        { limit: 'refresh: account', of: caller.staffId },
        server().config.signingSecret,
      );
      const at = Array.from({ length: 299 }, () => server().clock.now);
      await server().db.insert(loginAttempt).values({ account, at });
      const next = tokensOf(await refresh(caller.refreshToken));
      const refused = await refresh(next.refreshToken);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1800']);
      // A repeat for a lost answer does not count towards the limit.
      expect((await refresh(caller.refreshToken)).status).toBe(200);
      server().clock.pass(30 * 60_000);
      expect((await refresh(next.refreshToken)).status).toBe(200);
    });

    it('refuses after logout [SH-031.d, XR-049.d]', async () => {
      const caller = await server().signIn('ROLE_VAS');
      await server().call(contract.signin.logout, {}, caller);
      expect((await refresh(caller.refreshToken)).status).toBe(401);
      expect(await audited('signin.logout', caller)).toBe(1);
    });

    it('takes the scheme of a token in any capitals, and no other scheme [AU-022.b]', async () => {
      const { token } = await server().signIn('ROLE_VAS');
      const statusOf = async (authorization: string) =>
        (await server().send('/api/v1/users/get-profile/', { headers: { authorization } })).status;
      expect(await statusOf(`bearer ${token}`)).toBe(200);
      for (const other of [token, `Basic ${token}`, `Bearer  ${token}`, `Bearer ${token} x`])
        expect(await statusOf(other)).toBe(401);
    });

    it.each(['disabled', 'pending', 'rejected'] as const)('refuses a %s account [XR-049.e]', async state => {
      const caller = await server().signIn('ROLE_COLLECTIONS_ADMIN');
      const person = eq(staff.id, caller.staffId);
      await server().db.update(staff).set({ state }).where(person);
      expect((await refresh(caller.refreshToken)).status).toBe(401);
      await server().db.update(staff).set({ state: 'active' }).where(person);
      expect((await refresh(caller.refreshToken)).status).toBe(200);
    });

    it('refuses after twelve hours without use [XR-049.d]', async () => {
      const caller = await server().signIn('ROLE_VAS');
      server().clock.pass(12 * hour);
      expect((await refresh(caller.refreshToken)).status).toBe(401);
    });

    it('ends a session after a week of use [XR-049.d]', async () => {
      let { refreshToken: token } = await server().signIn('ROLE_VAS');
      for (let passed = 0; passed < 7 * 24 - 11; passed += 11) {
        server().clock.pass(11 * hour);
        token = tokensOf(await refresh(token)).refreshToken;
      }
      // A week after the sign-in, to the moment.
      server().clock.pass(3 * hour);
      expect((await refresh(token)).status).toBe(401);
    });

    it('ends what an access token opens at the very end of its session [XR-049.d]', async () => {
      const caller = await server().signIn('ROLE_VAS');
      const endsAt = new Date(server().clock.now.getTime() + 1);
      await server().db.update(session).set({ expiresAt: endsAt }).where(eq(session.id, caller.sessionId));
      expect((await profile(caller)).status).toBe(200);
      server().clock.pass(1);
      expect((await profile(caller)).status).toBe(401);
    });

    it('opens nothing of a session for another person than its own [XR-049.f]', async () => {
      const [own, other] = [await server().signIn('ROLE_VAS'), await server().signIn('ROLE_CREDIT_USER')];
      const tokenOf = (holder: { readonly staffId: string; readonly sessionId: string }) =>
        signAccessToken(holder, server().config.signingSecret, server().clock.now);
      expect((await profile({ token: await tokenOf(own) })).status).toBe(200);
      const mixed = await tokenOf({ staffId: other.staffId, sessionId: own.sessionId });
      expect((await profile({ token: mixed })).status).toBe(401);
    });

    it('stores no token that could be used [XR-049.c]', async () => {
      const caller = await server().signIn('ROLE_VAS');
      const rows = await server()
        .db.select()
        .from(refreshToken)
        .where(eq(refreshToken.sessionId, caller.sessionId));
      expect(rows.map(row => row.hash)).toEqual([hashToken(caller.refreshToken)]);
      expect(JSON.stringify(rows)).not.toContain(caller.refreshToken);
    });
  });

  describe('profile', () => {
    it('answers the user with all their current roles [AU-027.b, SH-028.a]', async () => {
      const caller = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
      await server()
        .db.update(staff)
        .set({ roles: ['ROLE_CREDIT_ADMIN', 'ROLE_VAS'] })
        .where(eq(staff.id, caller.staffId));
      const answer = await profile(caller);
      expect(answer.body).toEqual({
        success: true,
        errorMessages: [],
        data: {
          user: {
            idString: caller.staffId,
            fullName: 'Support Viewer',
            email: 'support.view@lender.example',
            roles: ['ROLE_CREDIT_ADMIN', 'ROLE_VAS'],
            addMasterTags: true,
          },
        },
      });
    });
  });

  describe('the next request after', () => {
    const queue = (caller: Caller) => server().call(contract.loan.list, {}, caller);

    it('logout is refused [XR-049.d]', async () => {
      const caller = await server().signIn('ROLE_CREDIT_USER');
      expect((await queue(caller)).status).toBe(200);
      expect((await server().call(contract.signin.logout, {}, caller)).body).toEqual({
        success: true,
        errorMessages: [],
      });
      expect((await queue(caller)).status).toBe(401);
    });

    it('a change of roles uses the new ones [XR-049.e]', async () => {
      const caller = await server().signIn('ROLE_CREDIT_USER');
      const setRoles = (roles: string[]) =>
        server().db.update(staff).set({ roles }).where(eq(staff.id, caller.staffId));
      await setRoles(['ROLE_VAS']);
      expect((await queue(caller)).status).toBe(403);
      await setRoles(['ROLE_CREDIT_USER']);
      expect((await queue(caller)).status).toBe(200);
    });

    it('being disabled is refused [XR-049.e]', async () => {
      const caller = await server().signIn('ROLE_CREDIT_ADMIN');
      await server().db.update(staff).set({ state: 'disabled' }).where(eq(staff.id, caller.staffId));
      expect((await queue(caller)).status).toBe(401);
    });

    it('fifteen minutes is refused [AU-024.f]', async () => {
      const caller = await server().signIn('ROLE_CREDIT_USER');
      server().clock.pass(15 * 60_000 - 1_000);
      expect((await queue(caller)).status).toBe(200);
      server().clock.pass(1_000);
      expect((await queue(caller)).status).toBe(401);
    });

    it('the same user signed out elsewhere is accepted [XR-005.b]', async () => {
      const here = await server().signIn('ROLE_CREDIT_USER');
      const there = await server().signIn('ROLE_CREDIT_USER');
      await server().call(contract.signin.logout, {}, there);
      expect((await queue(here)).status).toBe(200);
    });
  });

  describe('a token', () => {
    const withoutSignature = (token: string) => {
      const [, claims] = token.split('.');
      const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
      return `${header}.${claims}.`;
    };

    it.each([
      ['without a signature', withoutSignature],
      ['cut short', (token: string) => token.slice(0, -4)],
      ['of another kind', () => 'abc.def.ghi'],
    ])('%s identifies nobody [XR-049.f]', async (_case, change) => {
      const caller = await server().signIn('ROLE_SUPER_USER');
      expect((await profile({ token: change(caller.token) })).status).toBe(401);
    });

    it('is accepted in a Bearer header only [AU-022.b]', async () => {
      const caller = await server().signIn('ROLE_SUPER_USER');
      const send = (authorization: string) =>
        server().send('/api/v1/users/get-profile/', { headers: { authorization } });
      expect((await send(`Basic ${caller.token}`)).status).toBe(401);
      expect((await send(bearer(caller)['authorization'] ?? '')).status).toBe(200);
    });
  });
});
