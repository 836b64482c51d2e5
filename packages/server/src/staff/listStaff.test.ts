import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { session, staff } from '../signin/table';
import { eachEngine } from '../testing/harness';

interface Listed {
  readonly email: string;
  readonly state: string;
  readonly lastSeenAt: string | null;
  readonly sessions: number;
}

eachEngine(server => {
  const list = async () => {
    const answer = await server().call(contract.staff.list, {}, await server().signIn('ROLE_SUPER_USER'));
    return (answer.body['data'] as { staff: Listed[] }).staff;
  };
  const listed = async (email: string) => (await list()).find(person => person.email === email);

  describe('list', () => {
    it('has everybody with an account by name, and nobody known only from imported loans [XR-032.f]', async () => {
      const person = { passwordHash: null, createdAt: server().clock.now, state: 'disabled' as const };
      await server()
        .db.insert(staff)
        .values([
          { ...person, email: 'imported@lender.example', fullName: 'Known From Loans' },
          { ...person, email: 'refused@lender.example', fullName: 'a refused person', state: 'rejected' },
        ]);
      const people = await list();
      expect(people.map(({ email }) => email)).not.toContain('imported@lender.example');
      // By name, whatever its case.
      expect(people[0]).toMatchObject({ email: 'refused@lender.example', state: 'rejected' });
      expect(people[1]?.email).toBe('collections.admin@lender.example');
    });

    it('says when somebody was last seen, and in how many browsers they are signed in [XR-032.f]', async () => {
      const email = 'vas@lender.example';
      expect(await listed(email)).toMatchObject({ lastSeenAt: null, sessions: 0 });
      const here = await server().signIn(email);
      await server().signIn(email);
      expect(await listed(email)).toMatchObject({ sessions: 2 });
      server().clock.pass(60_000);
      await server().call(contract.signin.logout, {}, here);
      expect(await listed(email)).toMatchObject({
        lastSeenAt: server().clock.now.toISOString(),
        sessions: 1,
      });
    });

    it('has not seen somebody who only signed up [XR-032.f]', async () => {
      const email = 'deepa.pillai@lender.example';
      await server().call(
        contract.signin.signUp,
        { name: 'Deepa Pillai', email, password: 'a long password' },
        null,
      );
      expect(await listed(email)).toMatchObject({ state: 'pending', lastSeenAt: null });
    });

    it('does not count a session that was not used for twelve hours [XR-032.f, XR-049.d]', async () => {
      const email = 'cs.review@lender.example';
      await server().signIn(email);
      server().clock.pass(12 * 60 * 60_000 - 1);
      expect(await listed(email)).toMatchObject({ sessions: 1 });
      server().clock.pass(1);
      expect(await listed(email)).toMatchObject({ sessions: 0 });
    });

    it('does not count a session whose week is over, though it was used lately [XR-032.f, XR-049.d]', async () => {
      const email = 'vas@lender.example';
      const { sessionId } = await server().signIn(email);
      const ends = (inMs: number) =>
        server()
          .db.update(session)
          .set({ expiresAt: new Date(server().clock.now.getTime() + inMs) })
          .where(eq(session.id, sessionId));
      await ends(1);
      expect(await listed(email)).toMatchObject({ sessions: 1 });
      await ends(0);
      expect(await listed(email)).toMatchObject({ sessions: 0 });
    });

    it('never answers a password [XR-049.h]', async () => {
      const [row] = await server().db.select().from(staff).where(eq(staff.email, 'super@lender.example'));
      expect(row?.passwordHash).toMatch(/^\$argon2id/);
      const answer = await server().call(contract.staff.list, {}, await server().signIn('ROLE_SUPER_USER'));
      expect(answer.text).not.toMatch(/argon2|password/i);
    });
  });
});
