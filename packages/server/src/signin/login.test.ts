import { messages } from '@lending-desk/domain/errors';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { withServer, type TestAnswer } from '../testing/harness';
import { demoPassword } from './demoAccounts';
import { hashPassword } from './password';
import { loginAttempt, staff } from './table';
import { fingerprintOf } from './throttle';

const wrong = { success: false, errorMessages: ['Invalid email or password'] };
const minute = 60_000;
const dayMs = 24 * 60 * minute;

withServer(server => {
  const post = (email: string, password: string, from?: string): Promise<TestAnswer> =>
    server().send(
      '/api/v1/auth/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      },
      from,
    );

  beforeAll(async () => {
    const passwordHash = await hashPassword(demoPassword);
    const person = { fullName: 'Asha Rao', passwordHash, createdAt: server().clock.now };
    await server()
      .db.insert(staff)
      .values([
        { ...person, email: 'pending@lender.example', state: 'pending' },
        {
          ...person,
          email: 'rejected@lender.example',
          state: 'rejected',
          rejectedBecause: 'Nobody knows them',
        },
        { ...person, email: 'disabled@lender.example', state: 'disabled', roles: ['ROLE_CREDIT_USER'] },
        { ...person, email: 'imported@lender.example', state: 'active', passwordHash: null },
        { ...person, email: 'roleless@lender.example', state: 'active' },
      ]);
  });

  describe('login', () => {
    it('answers the user, a token and a refresh token [AU-011.c, AU-011.d, AU-011.e, AU-011.f, SH-054.a, SH-054.b, SH-028.c]', async () => {
      const answer = await post('credit.admin@lender.example', demoPassword);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        errorMessages: [],
        data: {
          user: {
            idString: expect.stringMatching(/^[0-9a-f-]{36}$/),
            fullName: 'Credit Admin',
            email: 'credit.admin@lender.example',
            roles: ['ROLE_CREDIT_ADMIN'],
            addMasterTags: true,
          },
          token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
          refreshToken: expect.stringMatching(/^[\w-]{43}$/),
        },
      });
    });

    it('issues a token that other calls accept, of an account without master tags [SH-028.c]', async () => {
      const { body } = await post('credit.user@lender.example', demoPassword);
      const { token } = (body['data'] as { token: string }) ?? {};
      const profile = await server().send('/api/v1/users/get-profile/', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(profile.body).toMatchObject({
        data: { user: { fullName: 'Credit User', addMasterTags: false } },
      });
    });

    it('accepts the address in any case and with spaces around it [AU-011.b]', async () => {
      expect((await post('  Credit.User@LENDER.example ', demoPassword)).status).toBe(200);
    });

    it('accepts an account without roles, and answers an empty list of them [SH-028.b]', async () => {
      const answer = await post('roleless@lender.example', demoPassword);
      expect(answer.body).toMatchObject({ data: { user: { roles: [], addMasterTags: false } } });
    });

    it.each([
      ['an unknown address', 'nobody@lender.example', demoPassword],
      ['a wrong password', 'credit.user@lender.example', 'wrong-password'],
      ['a wrong password of a waiting account', 'pending@lender.example', 'wrong-password'],
      ['a wrong password of a rejected account', 'rejected@lender.example', 'wrong-password'],
      ['a disabled account, even with the right password', 'disabled@lender.example', demoPassword],
      ['somebody known from imported loans only', 'imported@lender.example', demoPassword],
      ['a password with a blank behind it', 'credit.user@lender.example', `${demoPassword} `],
      ['an empty password', 'credit.user@lender.example', ''],
    ])('gives the same answer for %s [AU-011.b]', async (_case, email, password) => {
      const answer = await post(email, password);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(wrong);
    });

    it('says that an account awaits approval only when the password is right [AU-040.a]', async () => {
      const answer = await post('pending@lender.example', demoPassword);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ success: false, errorMessages: [messages.auth.awaitingApproval] });
    });

    it('says why an account was not approved only when the password is right [AU-040.a]', async () => {
      const answer = await post('rejected@lender.example', demoPassword);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        success: false,
        errorMessages: ['Your account was not approved: Nobody knows them'],
      });
    });

    it('writes an audit row without a password or a token in it [XR-049.h]', async () => {
      await post('vas@lender.example', demoPassword);
      const rows = await server().db.select().from(auditRow).where(eq(auditRow.actorName, 'Vas User'));
      expect(rows).toEqual([expect.objectContaining({ action: 'signin.login', before: null, after: null })]);
    });
  });

  describe('a refused sign-in', () => {
    const refusals = async (reason: string) => {
      const rows = await server().db.select().from(auditRow).where(eq(auditRow.action, 'signin.refused'));
      return rows.filter(row => JSON.stringify(row.after).includes(`"${reason}"`));
    };

    it.each([
      ['password', 'vas@lender.example', 'not the password'],
      ['pending', 'pending@lender.example', demoPassword],
      ['disabled', 'disabled@lender.example', demoPassword],
    ])('is audited with the account it addressed: %s [XR-049.h]', async (reason, email, password) => {
      const [account] = await server().db.select().from(staff).where(eq(staff.email, email));
      await post(email, password, '10.9.9.9');
      expect(await refusals(reason)).toContainEqual(
        expect.objectContaining({
          actorId: null,
          actorName: 'Not signed in',
          after: { reason, accountId: account?.id, remoteAddress: '10.9.9.9' },
        }),
      );
    });

    it('stores a fingerprint of an unknown address, and no password [XR-049.h]', async () => {
      const typed = 'my-Passw0rd-in-the-wrong-field';
      await post(typed, 'another-Passw0rd');
      await post(typed.toUpperCase(), 'another-Passw0rd');
      const rows = await refusals('unknown');
      const prints = rows.slice(-2).map(row => JSON.stringify(row.after));
      expect(new Set(prints).size).toBe(1);
      expect(prints[0]).toMatch(/"fingerprint":"[0-9a-f]{16}"/);
      expect(JSON.stringify(rows).toLowerCase()).not.toContain('passw0rd');
    });
  });

  describe('guessing [XR-049.g]', () => {
    const guesses = async (email: string, from: string, count: number) => {
      const statuses: number[] = [];
      for (let guess = 0; guess < count; guess += 1) {
        statuses.push((await post(email, `guess ${guess}`, from)).status);
      }
      return statuses;
    };
    const times = (count: number, status: number) => Array.from({ length: count }, () => status);

    it.each(['support.user@lender.example', 'stranger@lender.example'])(
      'from one network is blocked after five passwords in thirty minutes, for %s',
      async email => {
        const statuses: number[] = [];
        for (let guess = 0; guess < 5; guess += 1) {
          statuses.push((await post(email, `guess ${guess}`, '10.1.0.1')).status);
          server().clock.pass(minute);
        }
        expect(statuses).toEqual(times(5, 401));
        const refused = await post(email, demoPassword, '10.1.0.1');
        expect(refused.status).toBe(429);
        // Five minutes have passed since the first attempt; after thirty minutes that one expires, and makes room
        // for one more.
        expect(refused.headers.get('retry-after')).toBe(String(25 * 60));
        expect(refused.body).toEqual({
          success: false,
          errorMessages: ['Too many attempts. Please try again in 25 minutes'],
        });
        server().clock.pass(minute - 1);
        expect((await post(email, 'early', '10.1.0.1')).body['errorMessages']).toEqual([
          'Too many attempts. Please try again in 25 minutes',
        ]);
        server().clock.pass(24 * minute);
        expect((await post(email, 'too early', '10.1.0.1')).headers.get('retry-after')).toBe('1');
        server().clock.pass(1);
        expect((await post(email, 'again', '10.1.0.1')).status).toBe(401);
        expect((await post(email, 'and again', '10.1.0.1')).status).toBe(429);
      },
    );

    it('is blocked after seven attempts from anywhere, and after ten including networks known to the account', async () => {
      const email = 'support.view@lender.example';
      expect((await post(email, demoPassword, '10.2.0.1')).status).toBe(200);
      const strange = await Promise.all(
        Array.from({ length: 40 }, (_, one) => post(email, `guess ${one}`, `10.3.0.${one}`)),
      );
      expect(strange.filter(({ status }) => status === 401)).toHaveLength(7);
      expect(await guesses(email, '10.2.0.1', 5)).toEqual([...times(3, 401), ...times(2, 429)]);
    });

    it('by others does not lock the owner out of a known network', async () => {
      const email = 'collections.admin@lender.example';
      await post(email, demoPassword, '10.4.0.1');
      for (const last of [2, 3, 4]) await guesses(email, `10.4.0.${last}`, 5);
      expect((await post(email, demoPassword, '10.4.0.9')).status).toBe(429);
      expect((await post(email, 'a slip', '10.4.0.1')).status).toBe(401);
      expect((await post(email, demoPassword, '10.4.0.1')).status).toBe(200);
    });

    it('at many accounts from one network is blocked after fifty; accounts known there in the last thirty days are not affected', async () => {
      const known = 'credit.view@lender.example';
      const limit = 'sign-in: new accounts at a network';
      const account = fingerprintOf({ limit, of: '10.5.0.1' }, server().config.signingSecret);
      const attempted = async (count: number) => {
        const at = Array.from({ length: count }, () => server().clock.now);
        const set = { target: loginAttempt.account, set: { at } };
        await server().db.insert(loginAttempt).values({ account, at }).onConflictDoUpdate(set);
      };
      await attempted(48);
      await post(known, demoPassword, '10.5.0.1');
      const answers: number[] = [];
      for (const name of ['one', 'two', 'three', 'four']) {
        answers.push((await post(`${name}@lender.example`, 'Welcome123', '10.5.0.1')).status);
      }
      expect(answers).toEqual([...times(2, 401), ...times(2, 429)]);
      expect((await post('vas@lender.example', demoPassword, '10.5.0.1')).status).toBe(429);
      server().clock.pass(30 * dayMs - 1);
      await attempted(50);
      expect((await post(known, demoPassword, '10.5.0.1')).status).toBe(200);
      server().clock.pass(30 * dayMs);
      await attempted(50);
      expect((await post(known, demoPassword, '10.5.0.1')).status).toBe(429);
    });

    it('counts concurrent attempts', async () => {
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, guess) => post('support.admin@lender.example', `guess ${guess}`)),
      );
      const verified = answers.filter(answer => answer.status === 401);
      expect(verified).toHaveLength(5);
    });

    it('does not count a successful sign-in, and does not reset earlier guesses either', async () => {
      const email = 'collections.agent@lender.example';
      expect(await guesses(email, '10.6.0.1', 4)).toEqual(times(4, 401));
      for (let time = 0; time < 12; time += 1) {
        expect((await post(email, demoPassword, '10.6.0.1')).status).toBe(200);
      }
      expect(await guesses(email, '10.6.0.1', 2)).toEqual([401, 429]);
    });
  });
});
