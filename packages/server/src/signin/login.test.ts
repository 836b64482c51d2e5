import { messages } from '@lending-desk/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { eachEngine, type TestAnswer } from '../testing/harness';
import { demoPassword } from './demoAccounts';
import { hashPassword } from './password';
import { staff } from './table';

const wrong = { success: false, errorMessages: ['Invalid email or password'] };
const minute = 60_000;

eachEngine(server => {
  const post = (email: string, password: string): Promise<TestAnswer> =>
    server().send('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });

  beforeAll(async () => {
    const passwordHash = await hashPassword(demoPassword);
    const person = { fullName: 'Asha Rao', passwordHash, createdAt: server().clock.now };
    await server()
      .db.insert(staff)
      .values([
        { ...person, email: 'pending@lender.example', state: 'pending' },
        { ...person, email: 'disabled@lender.example', state: 'disabled', roles: ['ROLE_CREDIT_USER'] },
        { ...person, email: 'imported@lender.example', state: 'active', passwordHash: null },
        { ...person, email: 'roleless@lender.example', state: 'active' },
      ]);
  });

  describe('login', () => {
    it('answers the user, a token and a refresh token [AU-011] [SH-054]', async () => {
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

    it('gives a token that other calls accept', async () => {
      const { body } = await post('credit.user@lender.example', demoPassword);
      const { token } = (body['data'] as { token: string }) ?? {};
      const profile = await server().send('/api/v1/users/get-profile/', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(profile.body).toMatchObject({
        data: { user: { fullName: 'Credit User', addMasterTags: false } },
      });
    });

    it('takes the address in any case and with spaces around it', async () => {
      expect((await post('  Credit.User@LENDER.example ', demoPassword)).status).toBe(200);
    });

    it('lets somebody without roles in, with an empty list of them', async () => {
      const answer = await post('roleless@lender.example', demoPassword);
      expect(answer.body).toMatchObject({ data: { user: { roles: [], addMasterTags: false } } });
    });

    it.each([
      ['an unknown address', 'nobody@lender.example', demoPassword],
      ['a wrong password', 'credit.user@lender.example', 'wrong-password'],
      ['a wrong password of a waiting account', 'pending@lender.example', 'wrong-password'],
      ['a disabled account, even with the right password', 'disabled@lender.example', demoPassword],
      ['somebody known from imported loans only', 'imported@lender.example', demoPassword],
      ['an empty password', 'credit.user@lender.example', ''],
    ])('answers %s alike', async (_case, email, password) => {
      const answer = await post(email, password);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(wrong);
    });

    it('tells who knows the password of a waiting account that it waits [AU-040]', async () => {
      const answer = await post('pending@lender.example', demoPassword);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ success: false, errorMessages: [messages.auth.awaitingApproval] });
    });

    it('leaves an audit row without a password or a token in it', async () => {
      await post('vas@lender.example', demoPassword);
      const rows = await server().db.select().from(auditRow).where(eq(auditRow.actorName, 'Vas User'));
      expect(rows).toEqual([expect.objectContaining({ action: 'signin.login', before: null, after: null })]);
    });
  });

  describe('guessing', () => {
    it.each(['support.user@lender.example', 'stranger@lender.example'])(
      'ends after ten passwords in thirty minutes, for %s',
      async email => {
        const statuses: number[] = [];
        for (let guess = 0; guess < 10; guess += 1) {
          statuses.push((await post(email, `guess ${guess}`)).status);
          server().clock.pass(minute);
        }
        expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
        const refused = await post(email, demoPassword);
        expect(refused.status).toBe(429);
        expect(refused.body).toMatchObject({
          success: false,
          errorMessages: [expect.stringContaining('Too many')],
        });
        // Ten minutes have passed since the first; at thirty its place is free again, and only its place.
        server().clock.pass(20 * minute);
        expect((await post(email, 'again')).status).toBe(401);
        expect((await post(email, 'and again')).status).toBe(429);
      },
    );

    it('counts tries sent all at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, guess) => post('support.admin@lender.example', `guess ${guess}`)),
      );
      const verified = answers.filter(answer => answer.status === 401);
      expect(verified).toHaveLength(10);
    });

    it('does not hold a successful sign-in against anybody', async () => {
      for (let time = 0; time < 12; time += 1) {
        expect((await post('collections.agent@lender.example', demoPassword)).status).toBe(200);
      }
    });
  });
});
