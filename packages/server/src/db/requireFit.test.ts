import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/openTestDatabase';
import { startPostgres } from '../testing/postgresServer';
import { openDatabase } from './open';
import { unfitBecause } from './requireFit';

const fit = { version: 15, standby: false, writable: true, clock: 1_000_000 };
const asked = { from: 1_000_000, to: 1_000_200 };

describe('a database', () => {
  it.each([
    ['of the oldest version', {}, null],
    ['of an older one', { version: 14 }, 'PostgreSQL 14 is too old. Use 15 or newer.'],
    [
      'that is a standby',
      { standby: true, writable: false },
      'The database is a standby, which only answers reads. Set DATABASE_URL to the primary, or name all hosts with target_session_attrs=read-write.',
    ],
    [
      'that takes no writes',
      { writable: false },
      'The database takes no writes (default_transaction_read_only). Change it for this user or database.',
    ],
    ['whose clock is ten seconds behind', { clock: 990_000 }, null],
    [
      'whose clock is further behind',
      { clock: 989_999 },
      "The clock of this machine is 10 s from the database's. Set it by the network (NTP).",
    ],
    ['whose clock is ten seconds ahead of the answer', { clock: 1_010_200 }, null],
    [
      'whose clock is further ahead',
      { clock: 1_130_200 },
      "The clock of this machine is 130 s from the database's. Set it by the network (NTP).",
    ],
  ])('%s', (_which, facts, words) => {
    expect(unfitBecause({ ...fit, ...facts }, asked)).toBe(words);
  });
});

describe('a server', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const start = (databaseUrl: string) =>
    openDatabase({ dataDir: '', databaseUrl }).then(
      async opened => {
        await opened.close();
        return 'started';
      },
      (error: Error) => error.message,
    );

  it('does not start with a clock of its own', async () => {
    expect(await start(database.url)).toBe('started');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    try {
      expect(await start(database.url)).toMatch(/^The clock of this machine is (59|60) s from/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not start on what takes no writes: a user who may only read, or a standby', async () => {
    const admin = new Client(database.url);
    await admin.connect();
    const setReadOnly = (to: string) =>
      admin.query(
        `alter database ${admin.escapeIdentifier(new URL(database.url).pathname.slice(1))} set default_transaction_read_only = ${to}`,
      );
    await setReadOnly('on');
    expect(await start(database.url)).toMatch(/^The database takes no writes/);
    await admin.query('set transaction read write');
    await setReadOnly('off');
    expect(await start(database.url)).toBe('started');
    await admin.end();
    const standby = await startPostgres({ standby: true });
    expect(await start(standby.url)).toMatch(/^The database is a standby/);
    await standby.stop();
  });

  it('does alone what only one may do at a time', async () => {
    const servers = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ dataDir: '', databaseUrl: database.url })),
    );
    const seen: string[] = [];
    await Promise.all(
      servers.map(({ alone, db }, index) =>
        alone(async () => {
          seen.push(`begins ${index}`);
          await db.execute('select pg_sleep(0.05)');
          seen.push(`ends ${index}`);
        }),
      ),
    );
    expect(seen).toHaveLength(6);
    for (let at = 0; at < 6; at += 2) {
      expect(seen[at + 1]).toBe(seen[at]?.replace('begins', 'ends'));
    }
    await Promise.all(servers.map(({ close }) => close()));
  });
});
