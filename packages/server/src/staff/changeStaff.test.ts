import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { hashPassword } from '../signin/password';
import { createSuperUser, disable, approve as approveByCommand } from '../signin/staffActions';
import { passwordReset, staff } from '../signin/table';
import { type Caller, withServer, type TestAnswer } from '../testing/harness';

const password = 'a long password';
const refused = (words: string) => ({ success: false, errorMessages: [words] });

const passwordHash = await hashPassword(password);

withServer(server => {
  let number = 0;
  const signUp = async (): Promise<{ idString: string; email: string; version: number }> => {
    number += 1;
    const email = `deepa.pillai.${number}@lender.example`;
    await server().call(contract.signin.signUp, { name: 'Deepa Pillai', email, password }, null);
    const [row] = await server().db.select().from(staff).where(eq(staff.email, email));
    return { idString: row?.id ?? '', email, version: row?.version ?? 0 };
  };
  /** Somebody with these roles who is signed in. */
  const aPerson = async (...roles: Role[]) => {
    number += 1;
    const email = `asha.rao.${number}@lender.example`;
    await server().db.insert(staff).values({
      email,
      fullName: 'Asha Rao',
      passwordHash,
      roles,
      state: 'active',
      createdAt: server().clock.now,
    });
    const caller = await server().signIn(email);
    return { idString: caller.staffId, email, version: 1, caller };
  };
  const superUser = () => server().signIn('ROLE_SUPER_USER');
  const logIn = (email: string, by = password) =>
    server().call(contract.signin.login, { email, password: by }, null);
  const queue = (caller: Caller) => server().call(contract.loan.list, {}, caller);
  const rowOf = async (idString: string) =>
    (await server().db.select().from(staff).where(eq(staff.id, idString)))[0];
  const audited = (action: string, idString: string) =>
    server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.action, action))
      .then(rows => rows.filter(row => JSON.stringify(row.before).includes(idString)));
  const personOf = (answer: TestAnswer) => (answer.body['data'] as { person: { version: number } }).person;

  describe('approve', () => {
    it('lets a person in with the roles given, and says who did it [AU-040.a, AU-040.b]', async () => {
      const admin = await superUser();
      const { email, ...who } = await signUp();
      expect((await logIn(email)).body).toEqual(refused('Your account is awaiting approval'));
      const answer = await server().call(
        contract.staff.approve,
        { ...who, roles: ['ROLE_CREDIT_USER'] },
        admin,
      );
      expect(answer.body).toMatchObject({
        data: { person: { state: 'active', roles: ['ROLE_CREDIT_USER'], version: 2, sessions: 0 } },
      });
      expect((await logIn(email)).body).toMatchObject({ data: { user: { roles: ['ROLE_CREDIT_USER'] } } });
      const [audit] = await audited('staff.approve', who.idString);
      expect(audit).toMatchObject({ actorId: admin.staffId, actorName: 'Super User' });
      // What did not change is not in it.
      expect([audit?.before, audit?.after]).toEqual([
        { id: who.idString, state: 'pending', roles: [] },
        { id: who.idString, state: 'active', roles: ['ROLE_CREDIT_USER'] },
      ]);
    });

    it.each([
      ['no role', []],
      ['a role there is not', ['ROLE_KING']],
    ])('refuses %s [AU-040.a]', async (_case, roles) => {
      const { email, ...who } = await signUp();
      const answer = await server().send(`/api/v1/admin/staff/${who.idString}/approve`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${(await superUser()).token}`,
        },
        body: JSON.stringify({ roles, version: 1 }),
      });
      expect(answer.status).toBe(400);
      expect((await logIn(email)).status).toBe(401);
    });

    it('of an account that has changed since answers the account as it is [XR-032.a]', async () => {
      const admin = await superUser();
      const { email: _, ...who } = await signUp();
      await server().call(contract.staff.approve, { ...who, roles: ['ROLE_VAS'] }, admin);
      const again = await server().call(
        contract.staff.approve,
        { ...who, roles: ['ROLE_CREDIT_USER'] },
        admin,
      );
      expect(again.status).toBe(409);
      expect(again.body).toMatchObject({
        errorMessages: ['This account was changed by somebody else since you opened it'],
        data: { person: { roles: ['ROLE_VAS'], version: 2 } },
      });
      expect((await rowOf(who.idString))?.roles).toEqual(['ROLE_VAS']);
    });

    it('finds neither a person known only from imported loans nor one there is not [XR-032.f]', async () => {
      const admin = await superUser();
      const person = { email: 'imported@lender.example', fullName: 'Known From Loans' };
      const [imported] = await server()
        .db.insert(staff)
        .values({ ...person, state: 'disabled', createdAt: server().clock.now })
        .returning({ idString: staff.id });
      for (const idString of [imported?.idString ?? '', '00000000-0000-4000-8000-000000000000']) {
        const answer = await server().call(contract.staff.enable, { idString, version: 1 }, admin);
        expect([answer.status, answer.body]).toEqual([404, refused('This account does not exist')]);
      }
      // It may have been given a way in by single sign-on.
      await server()
        .db.update(staff)
        .set({ signOnSubject: 'subject of the test' })
        .where(eq(staff.email, person.email));
      const [row] = await server().db.select().from(staff).where(eq(staff.email, person.email));
      const who = { idString: row?.id ?? '', version: row?.version ?? 0 };
      expect((await server().call(contract.staff.enable, who, admin)).status).toBe(200);
    });
  });

  describe('reject', () => {
    it('shuts the door with the reason, and the address may sign up again [XR-032.b]', async () => {
      const admin = await superUser();
      const { email, ...who } = await signUp();
      const answer = await server().call(
        contract.staff.reject,
        { ...who, reason: ' Nobody knows them ' },
        admin,
      );
      expect(answer.body).toMatchObject({
        data: { person: { state: 'rejected', rejectedBecause: 'Nobody knows them' } },
      });
      expect(await audited('staff.reject', who.idString)).toMatchObject([
        {
          actorId: admin.staffId,
          before: { id: who.idString, state: 'pending', rejectedBecause: null },
          after: { id: who.idString, state: 'rejected', rejectedBecause: 'Nobody knows them' },
        },
      ]);
      expect((await logIn(email)).body).toEqual(refused('Your account was not approved: Nobody knows them'));
      expect((await logIn(email, 'another password')).body).toEqual(refused('Invalid email or password'));
      await server().call(contract.signin.signUp, { name: 'Deepa Pillai', email, password }, null);
      expect(await rowOf(who.idString)).toMatchObject({
        state: 'pending',
        rejectedBecause: null,
        version: 3,
      });
      expect((await logIn(email)).body).toEqual(refused('Your account is awaiting approval'));
    });

    it('needs a reason [XR-032.b]', async () => {
      const { email: _, ...who } = await signUp();
      const answer = await server().call(contract.staff.reject, { ...who, reason: '  ' }, await superUser());
      expect(answer.status).toBe(400);
      expect((await rowOf(who.idString))?.state).toBe('pending');
    });
  });

  it('what a super user took away stays so through the next change, and what is given back counts again [XR-003.g]', async () => {
    const admin = await superUser();
    const { idString } = await aPerson('ROLE_CREDIT_USER', 'ROLE_VAS');
    const withheldAfter = async (version: number, ...roles: Role[]) => {
      await server().call(contract.staff.changeRoles, { idString, version, roles }, admin);
      return (await rowOf(idString))?.withheldRoles;
    };
    expect(await withheldAfter(1, 'ROLE_CREDIT_USER')).toEqual(['ROLE_VAS']);
    expect(await withheldAfter(2, 'ROLE_COLLECTIONS_AGENT')).toEqual(['ROLE_VAS', 'ROLE_CREDIT_USER']);
    expect(await withheldAfter(3, 'ROLE_VAS')).toEqual(['ROLE_CREDIT_USER', 'ROLE_COLLECTIONS_AGENT']);
  });

  describe('the next request after', () => {
    it('roles were taken away is refused with its message [XR-049.e]', async () => {
      const { caller, email: _, ...who } = await aPerson('ROLE_CREDIT_USER');
      expect((await queue(caller)).status).toBe(200);
      await server().call(contract.staff.changeRoles, { ...who, roles: ['ROLE_VAS'] }, await superUser());
      const answer = await queue(caller);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual(refused('You do not have permission to perform this action'));
    });

    it('the account was disabled is refused; enabled again they have their roles and must sign in [XR-004.f, XR-049.e]', async () => {
      const admin = await superUser();
      const { caller, email, ...who } = await aPerson('ROLE_CREDIT_USER');
      const links = () => server().db.$count(passwordReset, eq(passwordReset.staffId, who.idString));
      await server().call(contract.staff.resetPassword, { idString: who.idString }, admin);
      expect(await links()).toBe(1);
      const disabled = await server().call(contract.staff.disable, who, admin);
      expect(disabled.body).toMatchObject({ data: { person: { state: 'disabled', sessions: 0 } } });
      expect((await queue(caller)).status).toBe(401);
      // A link for a new password would let them in again once they are enabled.
      expect(await links()).toBe(0);
      expect((await logIn(email)).body).toEqual(refused('Invalid email or password'));
      const { version } = personOf(disabled);
      await server().call(contract.staff.enable, { ...who, version }, admin);
      expect((await queue(caller)).status).toBe(401);
      expect((await logIn(email)).body).toMatchObject({ data: { user: { roles: ['ROLE_CREDIT_USER'] } } });
    });

    it('their sessions were ended is refused in every browser [XR-032.e]', async () => {
      const { caller, email, ...who } = await aPerson('ROLE_CREDIT_USER');
      const there = await server().signIn(email);
      const ended = await server().call(contract.staff.endSessions, who, await superUser());
      expect(ended.body).toMatchObject({ data: { person: { sessions: 0, version: 1 } } });
      expect([(await queue(caller)).status, (await queue(there)).status]).toEqual([401, 401]);
      expect(await audited('staff.endSessions', who.idString)).toMatchObject([
        { after: { sessionsEnded: 2 } },
      ]);
      expect((await logIn(email)).status).toBe(200);
    });
  });

  describe('a link for a new password', () => {
    const linkTo = async (idString: string, as: Caller) => {
      const answer = await server().call(contract.staff.resetPassword, { idString }, as);
      return { answer, given: Object(answer.body['data']) };
    };

    it('lasts for a day, replaces the one before, and the audit says who gave it [XR-004.b, XR-004.c]', async () => {
      const admin = await superUser();
      const { idString, email } = await aPerson('ROLE_CREDIT_USER');
      const { given: first } = await linkTo(idString, admin);
      const expiresAt = new Date(server().clock.now.getTime() + 24 * 60 * 60_000).toISOString();
      const { given } = await linkTo(idString, admin);
      expect(given).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), expiresAt });
      const use = async ({ token }: { token: string }) =>
        (await server().call(contract.account.resetPassword, { token, password: 'a new one' }, null)).status;
      expect([await use(first), await use(given), (await logIn(email, 'a new one')).status]).toEqual([
        410, 200, 200,
      ]);
      const rows = await server()
        .db.select()
        .from(auditRow)
        .where(eq(auditRow.action, 'staff.resetPassword'));
      const ofThem = rows.filter(({ after }) => Object(after).id === idString);
      expect(ofThem.map(({ actorId, after }) => [actorId, after])).toEqual(
        Array(2).fill([admin.staffId, { id: idString, expiresAt }]),
      );
    });

    it('is not given to somebody who waits for approval [XR-004.f]', async () => {
      const { idString } = await signUp();
      const { answer } = await linkTo(idString, await superUser());
      expect([answer.status, answer.body]).toEqual([
        409,
        refused('Only an active account can get a new password'),
      ]);
    });
  });

  describe('their own account', () => {
    it.each(['disable', 'enable', 'changeRoles', 'endSessions'] as const)(
      'nobody can %s [XR-032.c]',
      async action => {
        const admin = await superUser();
        const { version } = (await rowOf(admin.staffId)) ?? { version: 0 };
        const sent = { idString: admin.staffId, version, roles: ['ROLE_SUPER_USER', 'ROLE_VAS'] as Role[] };
        const answer = await server().call(contract.staff[action], sent, admin);
        expect(answer.status).toBe(403);
        expect(answer.body).toEqual(refused('You cannot change your own account'));
        expect(await rowOf(admin.staffId)).toMatchObject({ state: 'active', roles: ['ROLE_SUPER_USER'] });
      },
    );
  });

  describe('the last super user', () => {
    it('is left when two take the role from each other at once, thirty times [XR-032.d]', async () => {
      for (let round = 0; round < 30; round += 1) {
        const two = [await aPerson('ROLE_SUPER_USER'), await aPerson('ROLE_SUPER_USER')] as const;
        const actions = [
          server().call(contract.staff.disable, { idString: two[1].idString, version: 1 }, two[0].caller),
          server().call(
            contract.staff.changeRoles,
            { idString: two[0].idString, version: 1, roles: ['ROLE_VAS'] },
            two[1].caller,
          ),
        ];
        const statuses = (await Promise.all(actions)).map(({ status }) => status);
        // The loser is refused because the role or the session is gone.
        expect(statuses.filter(status => status === 200)).toHaveLength(1);
        expect(statuses.every(status => [200, 401, 403].includes(status))).toBe(true);
        const left = await Promise.all(two.map(({ idString }) => rowOf(idString)));
        const still = left.filter(row => row?.state === 'active' && row.roles.includes('ROLE_SUPER_USER'));
        expect(still).toHaveLength(1);
      }
    });

    it('cannot be taken away by the command either [XR-032.d]', async () => {
      const at = { db: server().db, now: server().clock.now };
      await server()
        .db.update(staff)
        .set({ roles: ['ROLE_VAS'] })
        .where(eq(staff.state, 'active'));
      const form = { email: `only.${number}@lender.example`, name: 'Farah Khan', password };
      await createSuperUser(at, form, 'lender.example');
      const words = 'This is the last super user';
      await expect(disable(at, form.email)).rejects.toThrow(words);
      await expect(approveByCommand(at, form.email, ['ROLE_VAS'])).rejects.toThrow(words);
      await expect(
        approveByCommand(at, form.email, ['ROLE_VAS', 'ROLE_SUPER_USER']),
      ).resolves.toBeUndefined();
      const [left] = await server()
        .db.select()
        .from(staff)
        .where(and(eq(staff.email, form.email), eq(staff.state, 'active')));
      expect(left?.roles).toEqual(['ROLE_VAS', 'ROLE_SUPER_USER']);
      await createSuperUser(at, { ...form, email: `second.${number}@lender.example` }, 'lender.example');
      await disable(at, form.email);
    });
  });
});
