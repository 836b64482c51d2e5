import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route, type Verb } from '../http/verb';
import { creditTag } from '../tags/table';
import { aServer, type TestServer } from '../testing/harness';
import { madeUp } from '../testing/madeUpContract';
import { createTestDatabase } from '../testing/openTestDatabase';
import { openForCommand } from './openForCommand';
import { openPostgres } from './openPostgres';
import { rowsOf } from './rowsOf';
import { inTransaction } from './transaction';

// Marks the data being written when the database fails.
const mark = 'Asha-Marked-9000012345';
const aTag = { nameKey: mark, name: mark, createdOn: new Date('2026-11-21T06:00:00Z') };

describe('the limits of a connection to PostgreSQL', () => {
  let server: TestServer;
  let verb: Verb<typeof madeUp.made.liar>;

  beforeAll(async () => {
    server = await aServer('postgres', {
      contract: { made: { liar: madeUp.made.liar } },
      routes: [route(madeUp.made.liar, context => verb(context, {}))],
      config: { databaseLimits: { pool: 3, statementMs: 400, lockMs: 200 } },
    });
  });
  afterAll(() => server.close());

  const ask = async () => {
    const caller = await server.signIn('ROLE_CREDIT_USER');
    return server.call(madeUp.made.liar, {}, caller);
  };
  /** The error codes in the log, after checking that none of the written data appears anywhere. */
  const codesOf = (text: string) => {
    expect([text, ...server.logLines].join('\n')).not.toContain(mark);
    const codes = server.logLines.join('').match(/"code":"\w+"/g) ?? [];
    server.logLines.length = 0;
    return codes;
  };
  const running = sql`select count(*)::int as value from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`;
  /** The `value` of a query's only row. */
  const valueOf = async (db: Pick<TestServer['db'], 'execute'>, query: SQL): Promise<unknown> =>
    rowsOf(await db.execute(query))[0]?.['value'];

  it('cancel a statement that runs too long, with everything before it', async () => {
    verb = ({ db }) =>
      inTransaction(db, async tx => {
        await tx.insert(creditTag).values(aTag);
        await tx.execute(sql`select pg_sleep(60), ${mark}::text`);
        return {};
      });
    const answer = await ask();
    expect([answer.status, answer.body['success']]).toEqual([500, false]);
    expect(codesOf(answer.text)).toEqual(['"code":"57014"']);
    expect(await valueOf(server.db, running)).toBe(0);
    expect(await server.db.select().from(creditTag)).toEqual([]);
  });

  it('end the wait for a lock that another transaction holds', async () => {
    verb = async ({ db }) => {
      await db.insert(creditTag).values(aTag);
      return {};
    };
    const answer = await server.db.transaction(async tx => {
      await tx.execute(sql`lock table ${creditTag}`);
      return ask();
    });
    expect(answer.status).toBe(500);
    expect(codesOf(answer.text)).toEqual(['"code":"55P03"']);
  });

  it('cap the number of connections', async () => {
    const pids = await Promise.all(
      Array.from({ length: 9 }, () =>
        server.db.transaction(tx => valueOf(tx, sql`select pg_backend_pid() as value from pg_sleep(0.05)`)),
      ),
    );
    expect(new Set(pids).size).toBe(3);
  });

  it('do not cancel a long statement of a command, which still waits for no lock too long', async () => {
    const { url, drop } = await createTestDatabase();
    const databaseLimits = { pool: 1, statementMs: 400, lockMs: 200 };
    const opened = await openForCommand({
      dataDir: '',
      databaseUrl: url,
      databaseDirectUrl: null,
      databaseLimits,
    });
    const slept = await valueOf(opened.db, sql`select 'slept' as value from pg_sleep(0.6)`);
    const locks = await valueOf(opened.db, sql`select current_setting('lock_timeout') as value`);
    expect([slept, locks]).toEqual(['slept', '200ms']);
    await opened.close();
    await drop();
  });

  it.each(['import/main', 'backup/backupCommand', 'backup/restoreCommand', 'statements/resealCommand'])(
    'are those of a command for %s',
    file => {
      const source = readFileSync(join(import.meta.dirname, `../${file}.ts`), 'utf8');
      expect([source.includes('openForCommand('), source.includes('openDatabase(')]).toEqual([true, false]);
    },
  );

  describe('of a database that has limits of its own', () => {
    const set = (name: string, value: string) => sql.raw(`alter database ${name} set ${value}`);

    it('override them, and a migration has none at all', async () => {
      const { url, drop } = await createTestDatabase();
      const name = new URL(url).pathname.slice(1);
      await server.db.execute(set(name, `statement_timeout = '1ms'`));
      await server.db.execute(set(name, `idle_in_transaction_session_timeout = '1s'`));
      const opened = await openPostgres({ databaseUrl: url });
      const setting = (of: string) => valueOf(opened.db, sql`select current_setting(${of}) as value`);
      expect([
        await setting('statement_timeout'),
        await setting('lock_timeout'),
        await setting('idle_in_transaction_session_timeout'),
      ]).toEqual(['30s', '5s', '0']);
      await opened.close();
      await drop();
    });
  });
});
