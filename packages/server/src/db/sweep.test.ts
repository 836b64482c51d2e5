import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { idempotency } from '../http/idempotencyTable';
import { endSession } from '../signin/sessions';
import { mention } from '../mentions/table';
import { providerHour } from '../providers/table';
import { signOnFlow } from '../singleSignOn/table';
import { loginAttempt, passwordReset, refreshToken, session } from '../signin/table';
import { looseObject } from '../files/table';
import { job } from '../jobs/table';
import { eachEngine } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { sweep } from './sweep';

const hour = 60 * 60_000;

eachEngine(server => {
  describe('sweep', () => {
    it('removes what has expired and keeps what is still needed', async () => {
      const { db, clock } = server();
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
      const ended = { kind: 'sweep', payload: {}, createdAt: clock.now, endedAt: clock.now };
      await db.insert(job).values([
        { ...ended, key: 'one', state: 'done' },
        { ...ended, key: 'other', state: 'dead' },
      ]);
      const out = await server().signIn('ROLE_CREDIT_USER');
      await endSession(db, out.sessionId, clock.now);
      // A stranger's password attempt is counted in four places.
      const left = async () => ({
        answers: (await db.select().from(idempotency)).length,
        attempts: (await db.select().from(loginAttempt)).length,
        tokens: (await db.select().from(refreshToken).where(eq(refreshToken.sessionId, caller.sessionId)))
          .length,
        jobs: (await db.select({ state: job.state }).from(job).orderBy(job.state)).map(row => row.state),
        sessions: (await db.select().from(session).where(eq(session.id, caller.sessionId))).length,
        signedOut: (await db.select().from(session).where(eq(session.id, out.sessionId))).length,
      });
      const after = async (hours: number) => {
        await sweep(server(), new Date(clock.now.getTime() + hours * hour));
        return left();
      };
      expect(await after(0.9)).toMatchObject({ answers: 1, attempts: 4, tokens: 1, sessions: 1 });
      expect(await after(1.1)).toMatchObject({ answers: 1, attempts: 0, tokens: 1, sessions: 1 });
      expect(await after(24.1)).toMatchObject({ answers: 0, attempts: 0, tokens: 1, sessions: 1 });
      // A dead job stays until somebody has dealt with it.
      expect((await after(7 * 24)).jobs).toEqual(['dead', 'done']);
      expect((await after(7 * 24 + 0.1)).jobs).toEqual(['dead']);
      // Who signed out had ended it before.
      expect((await after(30 * 24)).signedOut).toBe(1);
      expect((await after(30 * 24 + 0.1)).signedOut).toBe(0);
      // The session ends after a week; a replayed token is recognised for another month.
      expect(await after(36 * 24)).toMatchObject({ tokens: 1, sessions: 1 });
      expect(await after(38 * 24)).toMatchObject({ tokens: 0, sessions: 0 });
    });

    it('removes links and flows once they are over, mentions and how providers answered after ninety days [XR-055.m]', async () => {
      const { db, clock } = server();
      const { staffId } = await server().signIn('ROLE_VAS');
      await storeLoans(db, [aLine(1)]);
      const inAnHour = new Date(clock.now.getTime() + hour);
      await db.insert(signOnFlow).values({ hash: 'f', expiresAt: inAnHour });
      await db
        .insert(passwordReset)
        .values({ staffId, hash: 'h', createdAt: clock.now, expiresAt: inAnHour });
      await db.insert(mention).values({
        loanId: loanIdOf(1),
        desk: 'credit',
        comment: 'c',
        staffId,
        at: clock.now,
        authorName: 'Credit User',
        text: 'Please look',
      });
      await db.insert(providerHour).values({
        provider: 'cibil',
        hour: clock.now,
        asked: 1,
        failed: 0,
        lastAt: clock.now,
        lastTookMs: 1,
      });
      const after = async (ms: number) => {
        await sweep(server(), new Date(clock.now.getTime() + ms));
        const tables = [signOnFlow, passwordReset, mention, providerHour];
        return Promise.all(tables.map(table => db.$count(table)));
      };
      expect(await after(hour)).toEqual([1, 1, 1, 1]);
      expect(await after(hour + 1)).toEqual([0, 0, 1, 1]);
      expect(await after(90 * 24 * hour)).toEqual([0, 0, 1, 1]);
      expect(await after(90 * 24 * hour + 1)).toEqual([0, 0, 0, 0]);
    });

    it('removes incoming files that nobody has written to for an hour [XR-030.c]', async () => {
      const { clock, files } = server();
      mkdirSync(files.incoming, { recursive: true });
      const incoming = (name: string, minutesOld: number) => {
        const path = join(files.incoming, name);
        writeFileSync(path, 'half a file');
        const written = new Date(clock.now.getTime() - minutesOld * 60_000);
        utimesSync(path, written, written);
        return path;
      };
      const [fresh, left] = [incoming('fresh', 59), incoming('left', 61)];
      await sweep(server(), clock.now);
      expect([existsSync(fresh), existsSync(left)]).toEqual([true, false]);
    });

    it('goes on until no loose object is left, and after an object that cannot be removed [XR-030.c]', async () => {
      const { db, clock, files } = server();
      const old = new Date(clock.now.getTime() - 2 * hour);
      const names = Array.from({ length: 450 }, (_, index) => `object-${String(index).padStart(3, '0')}`);
      await db.insert(looseObject).values(names.map(objectName => ({ objectName, createdAt: old })));
      const stuck = 'object-007';
      let open = 0;
      const storage = {
        ...files.storage,
        remove: async (name: string) => {
          // A transaction in progress would hold the only connection of the embedded database.
          await db.select({ name: looseObject.objectName }).from(looseObject).limit(1);
          open += 1;
          if (name === stuck) throw new Error('the store refuses it');
        },
      };
      await expect(sweep({ ...server(), files: { ...files, storage } }, clock.now)).rejects.toThrow(
        'the store refuses it',
      );
      expect(open).toBe(450);
      const left = await db.select({ name: looseObject.objectName }).from(looseObject);
      expect(left).toEqual([{ name: stuck }]);
      await sweep(server(), clock.now);
      expect(await db.select().from(looseObject)).toEqual([]);
    });

    it('does everything else while the file store is away, asks it three times only, and says so [XR-030.c]', async () => {
      const { db, clock, files } = server();
      const [long, soon] = [new Date(clock.now.getTime() - 25 * hour), clock.now];
      const { staffId } = await server().signIn('ROLE_VAS');
      const kept = { staffId, call: 'tags.add', bodyHash: 'h', status: 200, answer: {} };
      await db.insert(idempotency).values([
        { ...kept, key: 'old', createdAt: long },
        { ...kept, key: 'new', createdAt: soon },
      ]);
      const names = ['a', 'b', 'c', 'd', 'e'];
      await db.insert(looseObject).values(names.map(objectName => ({ objectName, createdAt: long })));
      let asked = 0;
      const remove = async () => {
        asked += 1;
        throw new Error('the store is away');
      };
      const away = { ...files, storage: { ...files.storage, remove } };
      await expect(sweep({ ...server(), files: away }, clock.now)).rejects.toThrow('the store is away');
      expect(asked).toBe(3);
      expect(await db.select({ key: idempotency.key }).from(idempotency)).toEqual([{ key: 'new' }]);
      expect((await db.select().from(looseObject)).length).toBe(5);
      await sweep(server(), clock.now);
      expect(await db.select().from(looseObject)).toEqual([]);
    });
  });
});
