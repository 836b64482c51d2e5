import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { withServer } from '../testing/harness';
import { approve, createSuperUser, disable } from './staffActions';
import { passwordReset, staff } from './table';

const domain = 'lender.example';

withServer(server => {
  const at = () => ({ db: server().db, now: server().clock.now });
  const found = async (email: string) =>
    (await server().db.select().from(staff).where(eq(staff.email, email)))[0];
  const signUp = (email: string) =>
    server().call(contract.signin.signUp, { name: 'Deepa Pillai', email, password: 'a long password' }, null);
  const ordered = () => server().db.select().from(auditRow).where(eq(auditRow.actorName, 'Command line'));

  describe('createSuperUser', () => {
    it('creates somebody who can sign in at once', async () => {
      const form = { email: 'First@lender.example', name: 'Farah Khan', password: 'a long password' };
      await createSuperUser(at(), form, domain);
      const answer = await server().call(contract.signin.login, form, null);
      expect(answer.body).toMatchObject({
        data: { user: { fullName: 'Farah Khan', roles: ['ROLE_SUPER_USER'] } },
      });
      const id = (await found('first@lender.example'))?.id;
      expect(await ordered()).toMatchObject([
        {
          action: 'staff.createSuperUser',
          actorId: null,
          before: null,
          after: { id, roles: ['ROLE_SUPER_USER'], state: 'active' },
        },
      ]);
    });

    it('lets somebody in who was rejected', async () => {
      const form = { email: 'second@lender.example', name: 'Farah Khan', password: 'a new password' };
      await signUp(form.email);
      await server()
        .db.update(staff)
        .set({ state: 'rejected', rejectedBecause: 'Nobody knows them' })
        .where(eq(staff.email, form.email));
      await createSuperUser(at(), form, domain);
      expect(await found(form.email)).toMatchObject({ state: 'active', rejectedBecause: null, version: 2 });
    });

    it.each(['pending', 'rejected', 'active'] as const)(
      'leaves an account of single sign-on to its owner: %s [XR-003.j]',
      async state => {
        const email = `bound.${state}@lender.example`;
        const person = { email, fullName: 'Bina Das', signOnSubject: `https://login.example ${state}` };
        await server()
          .db.insert(staff)
          .values({ ...person, state, createdAt: server().clock.now });
        const before = await found(email);
        const form = { email, name: 'Farah Khan', password: 'a long password' };
        await expect(createSuperUser(at(), form, domain)).rejects.toThrow(`${email} is already registered.`);
        expect(await found(email)).toEqual(before);
      },
    );

    it.each([
      ['a short password', { password: 'short' }, 'Min 8 characters'],
      ['an address elsewhere', { email: 'x@elsewhere.example' }, 'Email should be of lender.example'],
      ['an address that is taken', { email: 'credit.user@lender.example' }, 'already registered'],
    ])('refuses %s', async (_case, changes, words) => {
      const form = {
        email: 'other@lender.example',
        name: 'Farah Khan',
        password: 'a long password',
        ...changes,
      };
      await expect(createSuperUser(at(), form, domain)).rejects.toThrow(words);
      expect(await found('other@lender.example')).toBeUndefined();
    });
  });

  describe('approve', () => {
    it('approves a pending account with the given roles [AU-040.b]', async () => {
      const email = 'deepa.pillai@lender.example';
      await signUp(email);
      const held: Role[] = ['ROLE_CREDIT_USER', 'ROLE_VAS'];
      const asked = await found(email);
      await approve(at(), ' Deepa.Pillai@Lender.example ', held);
      // A form of an admin that shows the account as it was is refused.
      expect((await found(email))?.version).toBe((asked?.version ?? 0) + 1);
      const answer = await server().call(contract.signin.login, { email, password: 'a long password' }, null);
      expect(answer.body).toMatchObject({ data: { user: { roles: held } } });
      expect(await ordered()).toContainEqual(
        expect.objectContaining({
          action: 'staff.approve',
          before: expect.objectContaining({ state: 'pending', roles: [] }),
          after: expect.objectContaining({ state: 'active', roles: held }),
        }),
      );
      const rejected = { state: 'rejected', rejectedBecause: 'Nobody knows them' } as const;
      await server().db.update(staff).set(rejected).where(eq(staff.email, email));
      await approve(at(), email, held);
      expect(await found(email)).toMatchObject({ state: 'active', rejectedBecause: null });
    });

    it.each([
      ['an unknown role', 'credit.user@lender.example', ['ROLE_KING'], 'There is no role ROLE_KING'],
      ['no role', 'credit.user@lender.example', [], 'Name at least one role'],
      ['an unknown address', 'nobody@lender.example', ['ROLE_VAS'], 'Nobody has the e-mail address'],
    ])('refuses %s', async (_case, email, names, words) => {
      await expect(approve(at(), email, names)).rejects.toThrow(words);
      expect((await found('credit.user@lender.example'))?.roles).toEqual(['ROLE_CREDIT_USER']);
    });
  });

  describe('disable', () => {
    it('ends every session of a person and the link for a new password, and refuses new ones [XR-004.f, XR-049.d]', async () => {
      const caller = await server().signIn('ROLE_VAS');
      const { now } = server().clock;
      const link = {
        staffId: caller.staffId,
        hash: 'link',
        createdAt: now,
        expiresAt: new Date(+now + 1000),
      };
      await server().db.insert(passwordReset).values(link);
      const before = await found('vas@lender.example');
      await disable(at(), ' VAS@lender.example ');
      expect((await found('vas@lender.example'))?.version).toBe((before?.version ?? 0) + 1);
      expect(await server().db.select().from(passwordReset)).toEqual([]);
      expect((await server().call(contract.signin.profile, {}, caller)).status).toBe(401);
      // After a new approval the old session stays ended.
      await approve(at(), 'vas@lender.example', ['ROLE_VAS']);
      expect((await server().call(contract.signin.profile, {}, caller)).status).toBe(401);
    });
  });
});
