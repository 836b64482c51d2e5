import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creditTag } from '../tags/table';
import { createTestDatabase, testDatabaseUrl } from '../testing/openTestDatabase';
import { openDatabase } from './open';
import { rowsOf } from './rowsOf';

const now = new Date('2026-11-21T06:00:00Z');
const aTag = { nameKey: 'metro', name: 'Metro', createdOn: now };

describe('openDatabase', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lending-desk-open-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  describe('embedded', () => {
    it('creates the folder and its parents, and keeps what was stored', async () => {
      const dataDir = join(folder, 'a', 'b');
      const first = await openDatabase({ dataDir, databaseUrl: null });
      await first.db.insert(creditTag).values(aTag);
      await first.close();
      const second = await openDatabase({ dataDir, databaseUrl: null });
      expect(await second.db.select().from(creditTag)).toEqual([aTag]);
      await second.close();
      expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false);
    });

    it('recreates a cluster whose creation was killed', async () => {
      const first = await openDatabase({ dataDir: folder, databaseUrl: null });
      await first.close();
      writeFileSync(join(folder, 'database.unfinished'), '');
      rmSync(join(folder, 'database', 'global'), { recursive: true });
      const second = await openDatabase({ dataDir: folder, databaseUrl: null });
      expect(await second.db.select().from(creditTag)).toEqual([]);
      await second.close();
      expect(existsSync(join(folder, 'database.unfinished'))).toBe(false);
    });

    it('refuses a folder it cannot write, in one line', async () => {
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      await expect(openDatabase({ dataDir: join(file, 'below'), databaseUrl: null })).rejects.toThrow(
        /^Cannot write to the data folder .*Set DATA_DIR to a folder this user may write to\.$/,
      );
    });
  });

  describe('PostgreSQL', () => {
    it('migrates from empty when several servers start at once', async () => {
      const { url, drop } = await createTestDatabase();
      const servers = await Promise.all(
        Array.from({ length: 3 }, () => openDatabase({ dataDir: folder, databaseUrl: url })),
      );
      const [first, second, third] = servers;
      await first?.db.insert(creditTag).values(aTag);
      expect(await third?.db.select().from(creditTag)).toEqual([aTag]);
      const journal: unknown = JSON.parse(
        readFileSync(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8'),
      );
      const applied = await second?.db.execute(sql`select hash from drizzle.__drizzle_migrations`);
      expect(rowsOf(applied)).toHaveLength((journal as { entries: unknown[] }).entries.length);
      await Promise.all(servers.map(server => server.close()));
      await drop();
    });

    it.each([
      [
        'a port where nothing listens',
        'postgres://app:hidden-word@127.0.0.1:1/desk',
        'nothing listens there',
      ],
      ['an unknown host', 'postgres://app:hidden-word@no-such-host.invalid/desk', 'the host is unknown'],
      ['no URL', 'hidden-word', 'DATABASE_URL is not a URL'],
      ['another database', 'mysql://app:hidden-word@127.0.0.1/desk', 'DATABASE_URL is not a URL'],
    ])('refuses %s in one line without the password', async (_case, databaseUrl, words) => {
      const refused = await openDatabase({ dataDir: folder, databaseUrl }).then(
        () => '',
        (error: Error) => error.message,
      );
      expect(refused).toContain(words);
      expect(refused).not.toContain('hidden-word');
      expect(refused).not.toContain('\n');
    });

    it('refuses a database that does not exist', async () => {
      const databaseUrl = testDatabaseUrl('no_such_database');
      await expect(openDatabase({ dataDir: folder, databaseUrl })).rejects.toThrow(
        'the database does not exist',
      );
    });
  });
});
