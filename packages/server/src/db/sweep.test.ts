import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { idempotency } from '../http/idempotencyTable';
import { loginAttempt, refreshToken, session } from '../signin/table';
import { eachEngine } from '../testing/harness';
import { sweep } from './sweep';

const hour = 60 * 60_000;

eachEngine(server => {
  describe('sweep', () => {
    it('removes what has expired and keeps what is still needed', async () => {
      const { db, clock, files } = server();
      const caller = await server().signIn('ROLE_VAS');
      await server().call(
        contract.signin.login,
        { email: 'stranger@lender.example', password: 'guess' },
        null,
      );
      await db.insert(idempotency).values({
        key: 'k',
        staffId: caller.staffId,
        call: 'tags.add',
        bodyHash: 'h',
        status: 200,
        answer: {},
        createdAt: clock.now,
      });
      // A stranger's password attempt is counted in four places.
      const left = async () => ({
        answers: (await db.select().from(idempotency)).length,
        attempts: (await db.select().from(loginAttempt)).length,
        tokens: (await db.select().from(refreshToken).where(eq(refreshToken.sessionId, caller.sessionId)))
          .length,
        sessions: (await db.select().from(session).where(eq(session.id, caller.sessionId))).length,
      });
      const after = async (hours: number) => {
        await sweep(db, files.storage, new Date(clock.now.getTime() + hours * hour));
        return left();
      };
      expect(await after(0.9)).toEqual({ answers: 1, attempts: 4, tokens: 1, sessions: 1 });
      expect(await after(1.1)).toEqual({ answers: 1, attempts: 0, tokens: 1, sessions: 1 });
      expect(await after(24.1)).toEqual({ answers: 0, attempts: 0, tokens: 1, sessions: 1 });
      // The session ends after a week; a replayed token is recognised for another month.
      expect(await after(36 * 24)).toMatchObject({ tokens: 1, sessions: 1 });
      expect(await after(38 * 24)).toMatchObject({ tokens: 0, sessions: 0 });
    });
  });
});
