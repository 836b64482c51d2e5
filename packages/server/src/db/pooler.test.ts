import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { creditTag } from '../tags/table';
import { createTestDatabase } from '../testing/openTestDatabase';
import { startTransactionPooler } from '../testing/transactionPooler';
import { errorCode } from './cannotStart';
import type { OpenDatabase } from './database';
import { openDatabase } from './open';
import { rowsOf } from './rowsOf';
import { inTransaction } from './transaction';

const createdOn = new Date('2026-11-21T06:00:00Z');
const aTag = (name: string) => ({ nameKey: name, name, createdOn });
const limits = { pool: 6, statementMs: 300, lockMs: 200 };

describe('a pooler that shares connections between transactions', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pooler: Awaited<ReturnType<typeof startTransactionPooler>>;
  let strict: Awaited<ReturnType<typeof startTransactionPooler>>;
  const dataDir = mkdtempSync(join(tmpdir(), 'lending-desk-pooler-'));

  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startTransactionPooler(database.url);
    strict = await startTransactionPooler(database.url, { refusesOptions: true });
  });
  afterAll(async () => {
    pooler.stop();
    strict.stop();
    await database.drop();
  });

  const refusalOf = (databaseUrl: string, databaseDirectUrl: string | null) =>
    openDatabase({ dataDir, databaseUrl, databaseDirectUrl, databaseLimits: limits }).then(
      async opened => {
        await opened.close();
        return 'opened';
      },
      (error: Error) => error.message,
    );

  it('is found out at start, and what to set is said', async () => {
    expect(await refusalOf(pooler.url, null)).toBe(
      'DATABASE_URL leads to a pooler that shares connections between transactions. Set DATABASE_DIRECT_URL to the database itself, for migrations and notices.',
    );
    expect(await refusalOf(strict.url, null)).toContain('set DATABASE_DIRECT_URL to the database itself');
    expect(await refusalOf(pooler.url, pooler.url)).toBe(
      'DATABASE_DIRECT_URL leads to a pooler too. Set it to the database itself.',
    );
    expect(await refusalOf(database.url, null)).toBe('opened');
  });

  describe.each([
    ['one that ignores the limits of a session', () => pooler],
    ['one that refuses them', () => strict],
  ])('%s, with the direct address', (_which, at) => {
    let opened: OpenDatabase;
    beforeAll(async () => {
      opened = await openDatabase({
        dataDir,
        databaseUrl: at().url,
        databaseDirectUrl: database.url,
        databaseLimits: limits,
      });
    });
    afterAll(async () => {
      await opened.db.delete(creditTag);
      await opened.close();
    });

    it('stores every transaction whole, of more at once than it has connections', async () => {
      await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          inTransaction(opened.db, async tx => {
            await tx.insert(creditTag).values(aTag(`a${index}`));
            await tx.insert(creditTag).values(aTag(`b${index}`));
          }),
        ),
      );
      expect(await opened.db.$count(creditTag)).toBe(60);
    });

    it('has the limits in every transaction and leaves none behind', async () => {
      const settings = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
      expect(rowsOf(await inTransaction(opened.db, tx => tx.execute(settings)))).toEqual([
        { statement: '300ms', lock: '200ms' },
      ]);
      expect(rowsOf(await opened.db.execute(settings))).toEqual([{ statement: '0', lock: '0' }]);
      const tooLong = inTransaction(opened.db, tx => tx.execute(sql`select pg_sleep(5)`));
      await expect(tooLong).rejects.toSatisfy((error: unknown) => errorCode(error) === '57014');
    });

    it('passes notices on, from the first one', async () => {
      const heard: string[] = [];
      const end = await opened.listen('pooler_test', {
        onPayload: payload => void heard.push(payload),
        onMissed: () => undefined,
      });
      await inTransaction(opened.db, tx => tx.execute(sql`select pg_notify('pooler_test', 'said')`));
      await vi.waitFor(() => expect(heard).toEqual(['said']));
      await end();
    });
  });
});
