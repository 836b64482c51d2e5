import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route } from '../http/verb';
import { creditTag } from '../tags/table';
import { aServer } from '../testing/harness';
import { madeUp } from '../testing/madeUpContract';
import { createTestDatabase, openTestDatabase } from '../testing/openTestDatabase';
import type { OpenDatabase } from './database';
import { openPostgres } from './openPostgres';
import { isOutage } from './outage';
import { rowsOf } from './rowsOf';
import { inTransaction } from './transaction';

const aTag = (name: string) => ({ nameKey: name, name, createdOn: new Date('2026-11-21T06:00:00Z') });

describe('a connection to PostgreSQL that breaks', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('postgres', undefined, { pool: 3, statementMs: 400, lockMs: 200 });
  });
  afterAll(() => opened.close());

  const names = async () => (await opened.db.select().from(creditTag)).map(({ name }) => name).sort();
  const terminate = (those: 'idle' | 'idle in transaction') =>
    opened.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = ${those}`);

  it('while nobody uses it is replaced', async () => {
    await Promise.all([1, 2, 3].map(() => opened.db.execute(sql`select pg_sleep(0.05)`)));
    await terminate('idle');
    await opened.db.insert(creditTag).values(aTag('afterwards'));
    expect(await names()).toContain('afterwards');
  });

  it('inside a transaction refuses every further statement, on whatever connection, and stores nothing of it', async () => {
    const outcomes: string[] = [];
    const attempt = (work: Promise<unknown>) =>
      work.then(
        () => outcomes.push('done'),
        error => outcomes.push(isOutage(error) ? 'refused' : String(error)),
      );
    await attempt(
      inTransaction(opened.db, async tx => {
        await tx.insert(creditTag).values(aTag('before'));
        await terminate('idle in transaction');
        await attempt(tx.insert(creditTag).values(aTag('after')));
        await attempt(tx.insert(creditTag).values(aTag('long after')));
      }),
    );
    expect(outcomes).toEqual(['refused', 'refused', 'refused']);
    expect(await names()).not.toEqual(expect.arrayContaining(['before']));
    expect(await names()).not.toEqual(expect.arrayContaining(['after']));
  });

  it('again and again, at begin and at commit, leaves every connection usable', async () => {
    for (let round = 0; round < 9; round += 1) {
      const broken = inTransaction(opened.db, async tx => {
        await tx.execute(sql`select 1`);
        await terminate('idle in transaction');
      });
      await expect(broken).rejects.toSatisfy(isOutage);
    }
    const pids = await Promise.all(
      [1, 2, 3].map(() => opened.db.execute(sql`select pg_backend_pid() as pid from pg_sleep(0.05)`)),
    );
    expect(new Set(pids.map(answer => rowsOf(answer)[0]?.['pid'])).size).toBe(3);
  });

  it('does not report as stored what a failed statement has undone', async () => {
    const swallowed = inTransaction(opened.db, async tx => {
      await tx.insert(creditTag).values(aTag('undone'));
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow();
    expect(await names()).not.toContain('undone');
  });
});

describe('a request whose connection to PostgreSQL breaks', () => {
  it('is answered 503 in words and when to come back, and the next one is answered', async () => {
    let isBroken = true;
    const { made } = madeUp;
    const server = await aServer('postgres', {
      contract: { made: { liar: made.liar } },
      routes: [
        route(made.liar, async ({ db }) => {
          if (isBroken) await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
          return {};
        }),
      ],
    });
    const ask = () => server.call(made.liar, {}, null);
    const { status, headers, body } = await ask();
    expect([status, headers.get('retry-after'), body['outage']]).toEqual([503, '2', true]);
    expect(body['errorMessages']).toEqual([
      'The database cannot be reached. Nothing typed is lost. Try again in a moment.',
    ]);
    isBroken = false;
    expect((await ask()).status).toBe(200);
    await server.close();
  });
});

describe('a database behind a network that falls silent', () => {
  it('gives up a statement in time, and works once the network is back', async () => {
    const { url, drop } = await createTestDatabase();
    const real = new URL(url);
    const sockets = new Set<Socket>();
    let isSilent = false;
    const proxy = createServer(client => {
      const server = connect(Number(real.port), real.hostname);
      sockets.add(client).add(server);
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        from.on('data', (piece: Buffer) => void (isSilent || to.write(piece)));
        from.on('error', () => undefined);
        from.on('close', () => void to.destroy());
      }
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const address = new URL(url);
    address.port = String((proxy.address() as AddressInfo).port);
    const opened = await openPostgres(
      { databaseUrl: address.href },
      { pool: 1, statementMs: 300, lockMs: 200 },
    );
    const begunAt = performance.now();
    const stuck = inTransaction(opened.db, async tx => {
      await tx.execute(sql`select 1`);
      isSilent = true;
      await tx.execute(sql`select 2`);
    });
    await expect(stuck).rejects.toSatisfy(isOutage);
    // The statement's own limit and five seconds; not once more for the rollback.
    expect(performance.now() - begunAt).toBeLessThan(9_000);
    isSilent = false;
    expect(rowsOf(await opened.db.execute(sql`select 3 as value`))).toEqual([{ value: 3 }]);
    await opened.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await drop();
  });
});
