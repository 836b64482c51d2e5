import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { hashPassword } from '../signin/password';
import { refreshToken, session, staff } from '../signin/table';
import { type Caller, withServer, type TestAnswer } from '../testing/harness';

const password = 'a long password';
const other = 'another long password';
const passwordHash = await hashPassword(password);
const refused = (words: string) => ({ success: false, errorMessages: [words] });
const hour = 60 * 60_000;
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface Listed {
  readonly idString: string;
  readonly browser: string | null;
  readonly signedInAt: string;
  readonly renewedAt: string;
  readonly current: boolean;
}

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < times) results.push(await work());
  return results;
}

withServer(server => {
  let number = 0;
  /** Somebody with a password. @returns their address */
  const aPerson = async (): Promise<string> => {
    number += 1;
    const email = `asha.rao.${number}@lender.example`;
    const person = { email, fullName: 'Asha Rao', passwordHash, createdAt: server().clock.now };
    await server()
      .db.insert(staff)
      .values({ ...person, roles: ['ROLE_CREDIT_USER'], state: 'active' });
    return email;
  };
  const logIn = (email: string, secret: string, from?: string): Promise<TestAnswer> =>
    server().send(
      '/api/v1/auth/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': chrome },
        body: JSON.stringify({ email, password: secret }),
      },
      from,
    );
  const queue = async (caller: Caller) => (await server().call(contract.loan.list, {}, caller)).status;
  const sessionsOf = async (caller: Caller) => {
    const { body } = await server().call(contract.account.sessions, {}, caller);
    return (body['data'] as { sessions: Listed[] }).sessions;
  };
  const audited = (action: string, { staffId }: Caller) =>
    server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.action, action))
      .then(rows => rows.filter(row => row.actorId === staffId));

  describe('sessions', () => {
    it('are the person’s own: this one first, then the one renewed last, without those that are over [XR-005.a]', async () => {
      const email = await aPerson();
      const over = await server().signIn(email);
      await server().call(contract.signin.logout, {}, over);
      const past = new Date(server().clock.now.getTime() - 1);
      const ended = await server().signIn(email);
      await server().db.update(session).set({ expiresAt: past }).where(eq(session.id, ended.sessionId));
      const unrenewed = await server().signIn(email);
      await server()
        .db.update(refreshToken)
        .set({ expiresAt: past })
        .where(eq(refreshToken.sessionId, unrenewed.sessionId));
      const old = await server().signIn(email);
      server().clock.pass(hour);
      const here = await server().signIn(email);
      server().clock.pass(60_000);
      await logIn(email, password);
      const listed = await sessionsOf({ ...here });
      expect(listed.map(({ browser, current }) => [browser, current])).toEqual([
        [null, true],
        ['Chrome on Linux', false],
        [null, false],
      ]);
      const at = (ms: number) => new Date(server().clock.now.getTime() - ms).toISOString();
      expect(listed.map(({ signedInAt, renewedAt }) => [signedInAt, renewedAt])).toEqual([
        [at(60_000), at(60_000)],
        [at(0), at(0)],
        [at(hour + 60_000), at(hour + 60_000)],
      ]);
      expect(listed.map(({ idString }) => idString)).toContain(old.sessionId);
      expect(listed.map(({ idString }) => idString)).not.toContain(over.sessionId);
      const admin = await server().signIn('ROLE_SUPER_USER');
      expect((await sessionsOf(admin)).map(({ idString }) => idString)).not.toContain(here.sessionId);
    });

    it('one of them is ended; the others go on [XR-005.b]', async () => {
      const email = await aPerson();
      const [here, there, third] = [
        await server().signIn(email),
        await server().signIn(email),
        await server().signIn(email),
      ];
      const answer = await server().call(contract.account.endSession, { idString: there.sessionId }, here);
      expect((answer.body['data'] as { sessions: Listed[] }).sessions).toHaveLength(2);
      expect([await queue(here), await queue(there), await queue(third)]).toEqual([200, 401, 200]);
      const recorded = await audited('account.endSession', here);
      expect(recorded.map(({ after }) => after)).toEqual([{ sessionId: there.sessionId }]);
    });

    it('of somebody else cannot be ended [XR-005.b]', async () => {
      const here = await server().signIn(await aPerson());
      const theirs = await server().signIn(await aPerson());
      const answer = await server().call(contract.account.endSession, { idString: theirs.sessionId }, here);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(refused('This session does not exist'));
      expect(await queue(theirs)).toBe(200);
    });

    it('all others are ended at once, and that is recorded [XR-005.b]', async () => {
      const email = await aPerson();
      const here = await server().signIn(email);
      const others = [await server().signIn(email), await server().signIn(email)];
      await server().call(contract.account.endOtherSessions, {}, here);
      expect(await Promise.all([here, ...others].map(queue))).toEqual([200, 401, 401]);
      expect(await audited('account.endOtherSessions', here)).toMatchObject([
        { after: { sessionsEnded: 2 } },
      ]);
    });
  });

  describe('a change of password', () => {
    const change = (caller: Caller, current: string, next: string) =>
      server().call(contract.account.changePassword, { current, next }, caller);

    it('needs the current one, signs out the other browsers and leaves no password in the audit [XR-005.c]', async () => {
      const email = await aPerson();
      const [here, there] = [await server().signIn(email), await server().signIn(email)];
      expect((await change(here, password, other)).status).toBe(200);
      expect([await queue(here), await queue(there)]).toEqual([200, 401]);
      expect((await logIn(email, password)).status).toBe(401);
      expect((await logIn(email, other)).status).toBe(200);
      const [row] = await audited('account.changePassword', here);
      expect(row?.after).toEqual({ sessionsEnded: 1 });
    });

    it.each([
      ['a wrong current one', 'wrong password', other, { current: 'The current password is wrong' }],
      ['eight characters', password, 'eight ch', { next: 'Min 8 characters' }],
      ['the same one', password, password, { next: 'Choose a password other than the current one' }],
    ])('refuses %s by its field [AU-035.a, XR-005.c]', async (_case, current, next, fieldErrors) => {
      const email = await aPerson();
      const here = await server().signIn(email);
      const answer = await change(here, current, next);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fieldErrors });
      expect((await logIn(email, password)).status).toBe(200);
    });

    it('counts wrong ones like guesses at sign-in [XR-005.d]', async () => {
      const email = await aPerson();
      const here = await server().signIn(email);
      const statuses: number[] = [];
      for (let guess = 0; guess < 6; guess += 1)
        statuses.push((await change(here, `guess ${guess}`, other)).status);
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      expect(await audited('account.passwordRefused', here)).toHaveLength(5);
    });

    it('does not count one that was right [XR-005.d]', async () => {
      const here = await server().signIn(await aPerson());
      const [there, back] = [() => change(here, password, other), () => change(here, other, password)];
      const statuses: number[] = [];
      for (const turn of [there, back, there, back, there, back]) statuses.push((await turn()).status);
      expect(statuses).toEqual(Array(6).fill(200));
    });

    it('of two at once takes one [XR-139.a]', async () => {
      const email = await aPerson();
      const here = await server().signIn(email);
      const answers = await Promise.all(
        ['first new one', 'second new one'].map(next => change(here, password, next)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });
  });

  describe('a link for a new password', () => {
    const link = async (email: string): Promise<string> => {
      const [row] = await server().db.select().from(staff).where(eq(staff.email, email));
      const admin = await server().signIn('ROLE_SUPER_USER');
      const answer = await server().call(contract.staff.resetPassword, { idString: row?.id ?? '' }, admin);
      return (answer.body['data'] as { token: string }).token;
    };
    const use = (token: string, next = other) =>
      server().call(contract.account.resetPassword, { token, password: next }, null);
    const gone = refused(
      'This link was used already, or it is older than a day. Ask a super user for a new one',
    );

    it('sets it once and signs out every browser; the old one works until then [XR-004.a]', async () => {
      const email = await aPerson();
      const there = await server().signIn(email);
      const token = await link(email);
      expect((await logIn(email, password)).status).toBe(200);
      expect((await use(token)).body).toEqual({ success: true, errorMessages: [] });
      expect(await queue(there)).toBe(401);
      expect([(await logIn(email, password)).status, (await logIn(email, other)).status]).toEqual([401, 200]);
      const again = await use(token, 'a third password');
      expect([again.status, again.body]).toEqual([410, gone]);
      expect((await logIn(email, other)).status).toBe(200);
      const recorded = await audited('account.resetPassword', there);
      expect(recorded.map(({ after }) => after)).toEqual([{ sessionsEnded: 2 }]);
    });

    it('lifts the lock of earlier wrong guesses; those after it count again [XR-049.g]', async () => {
      const email = await aPerson();
      const guess = async () => (await logIn(email, 'a wrong guess')).status;
      expect(await inTurn(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
      const token = await link(email);
      expect((await logIn(email, password)).status).toBe(429);
      expect((await use(token)).status).toBe(200);
      expect((await logIn(email, other)).status).toBe(200);
      expect(await inTurn(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it('is tried thirty times in half an hour at a network, and goes on at another [XR-049.g]', async () => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: 'x'.repeat(43), password: other }),
      };
      const { path } = contract.account.resetPassword;
      const status = async (from: string) => (await server().send(path, init, from)).status;
      const statuses = await inTurn(31, () => status('10.9.0.1'));
      expect(statuses).toEqual([...Array(30).fill(410), 429]);
      expect(await status('10.9.0.2')).toBe(410);
    });

    it('of two uses at once takes one [XR-004.a]', async () => {
      const token = await link(await aPerson());
      const answers = await Promise.all([use(token, 'the first of two'), use(token, 'the second of two')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    });

    it('stands nowhere but in the answer [XR-049.h]', async () => {
      const token = await link(await aPerson());
      const rows = await server().db.select().from(auditRow);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(server().logLines.join()).not.toContain(token);
    });

    it('does not survive a newer one [XR-004.c]', async () => {
      const email = await aPerson();
      const first = await link(email);
      const second = await link(email);
      expect((await use(first)).status).toBe(410);
      expect((await use(second)).status).toBe(200);
    });

    it('does not survive a change of password [XR-004.f]', async () => {
      const email = await aPerson();
      const token = await link(email);
      const here = await server().signIn(email);
      await server().call(contract.account.changePassword, { current: password, next: other }, here);
      expect((await use(token, 'a third password')).status).toBe(410);
    });

    it('works for a day and no longer [XR-004.b]', async () => {
      const [early, late] = [await link(await aPerson()), await link(await aPerson())];
      server().clock.pass(24 * hour - 1);
      expect((await use(early)).status).toBe(200);
      server().clock.pass(1);
      expect((await use(late)).status).toBe(410);
    });

    it('does not open a disabled account [XR-004.f]', async () => {
      const email = await aPerson();
      const token = await link(email);
      await server().db.update(staff).set({ state: 'disabled' }).where(eq(staff.email, email));
      expect((await use(token)).status).toBe(410);
      expect((await logIn(email, other)).status).toBe(401);
    });

    it('ends when the account is disabled, and does not return with it [XR-004.f]', async () => {
      const email = await aPerson();
      const token = await link(email);
      const admin = await server().signIn('ROLE_SUPER_USER');
      const idString = (await server().signIn(email)).staffId;
      const version = async () =>
        (await server().db.select().from(staff).where(eq(staff.email, email)))[0]?.version ?? 0;
      for (const call of [contract.staff.disable, contract.staff.enable]) {
        expect((await server().call(call, { idString, version: await version() }, admin)).status).toBe(200);
      }
      expect((await use(token)).status).toBe(410);
    });

    it('is not given for one’s own account [XR-004.f, XR-032.c]', async () => {
      const admin = await server().signIn('ROLE_SUPER_USER');
      const answer = await server().call(contract.staff.resetPassword, { idString: admin.staffId }, admin);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual(refused('You cannot change your own account'));
    });
  });
});
