import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Caller, eachEngine } from '../testing/harness';
import { createDemoAccounts, demoPassword, endDemoSessions } from './demoAccounts';
import { hashPassword } from './password';
import { session, staff } from './table';

const email = 'credit.user@lender.example';

eachEngine(server => {
  const signIn = (password: string) => server().call(contract.signin.login, { email, password }, null);
  const person = async () => {
    const [row] = await server().db.select().from(staff).where(eq(staff.email, email));
    return row;
  };
  const change = (changes: Partial<typeof staff.$inferInsert>, of = email) =>
    server().db.update(staff).set(changes).where(eq(staff.email, of));
  const create = () => createDemoAccounts(server().db, 'lender.example', new Date());

  describe('createDemoAccounts', () => {
    it('takes over an account that an import created for the underwriter of a loan', async () => {
      const before = await person();
      await change({ fullName: 'Underwriter', passwordHash: null, state: 'disabled', roles: [] });
      await create();
      const { passwordHash: _, ...rest } = before ?? {};
      expect(await person()).toMatchObject({ ...rest, version: (before?.version ?? 0) + 1 });
      expect((await signIn(demoPassword)).status).toBe(200);
    });

    it.each<[string, Partial<typeof staff.$inferInsert>]>([
      ['that somebody changed', { state: 'disabled', fullName: 'Nisha Kapoor', roles: ['ROLE_VAS'] }],
      ['of single sign-on', { passwordHash: null, signOnSubject: 'https://login.example credit' }],
    ])('leaves an account unchanged %s', async (_case, changes) => {
      const before = await person();
      await change(changes);
      const changed = await person();
      await create();
      expect(await person()).toEqual(changed);
      await change(before ?? {});
    });
  });

  describe('endDemoSessions', () => {
    it('ends the sessions of accounts with the password of the demonstration; all others stay', async () => {
      const endedAt = async ({ sessionId }: Caller) => {
        const [row] = await server().db.select().from(session).where(eq(session.id, sessionId));
        return row?.revokedAt;
      };
      // Known by its id after it moved, and by its mailbox when it was made by hand.
      await change({ email: 'moved@lender.example' }, 'credit.view@lender.example');
      const moved = await server().signIn('moved@lender.example');
      const passwordHash = await hashPassword(demoPassword);
      const made = { email: 'super@bank.example', fullName: 'Farah Khan', createdAt: server().clock.now };
      await server()
        .db.insert(staff)
        .values({ ...made, passwordHash, state: 'active' });
      const byHand = await server().signIn(made.email);
      await change({ passwordHash: await hashPassword('a word of their own') }, 'vas@lender.example');
      const own = await server().signIn('ROLE_VAS');
      const before = await server().signIn('ROLE_CREDIT_ADMIN');
      await server().call(contract.signin.logout, {}, before);
      const left = server().clock.now;
      const demo = await server().signIn('ROLE_CREDIT_ADMIN');

      server().clock.pass(60_000);
      await endDemoSessions(server().db, server().clock.now);
      const ends = await Promise.all([demo, moved, byHand, own, before].map(endedAt));
      expect(ends).toEqual([server().clock.now, server().clock.now, server().clock.now, null, left]);
    });
  });
});
