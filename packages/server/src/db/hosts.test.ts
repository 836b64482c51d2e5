import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../testing/postgresServer';
import { readAddress } from './address';
import { databaseOn } from './databaseOn';
import { poolOf } from './openPostgres';
import { isOutage } from './outage';

describe('an address of several hosts', () => {
  it('is read as libpq reads it', () => {
    expect(
      readAddress(
        'postgres://app:se%2Ccret@a:5432,b:5433/desk?target_session_attrs=read-write&sslmode=require',
        'DATABASE_URL',
      ),
    ).toEqual({
      urls: [
        'postgres://app:se%2Ccret@a:5432/desk?sslmode=require',
        'postgres://app:se%2Ccret@b:5433/desk?sslmode=require',
      ],
      location: 'a:5432,b:5433/desk',
    });
    expect(readAddress('postgresql://app@one/desk', 'DATABASE_URL')).toEqual({
      urls: ['postgresql://app@one/desk'],
      location: 'one/desk',
    });
  });

  it.each([
    ['postgres://app:hidden-word@a,/desk', 'DATABASE_URL is not a URL like postgres://'],
    ['postgres://app:hidden-word@/desk', 'DATABASE_URL is not a URL like postgres://'],
    [
      'postgres://app:hidden-word@a,b/desk?target_session_attrs=standby',
      'DATABASE_URL: target_session_attrs is any, read-write or primary.',
    ],
  ])('is refused as %s, without its password', (url, words) => {
    const read = () => readAddress(url, 'DATABASE_URL');
    expect(read).toThrow(words);
    expect(read).not.toThrow('hidden-word');
  });
});

describe('of a primary and a standby', () => {
  let primary: Awaited<ReturnType<typeof startPostgres>>;
  let standby: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    [primary, standby] = await Promise.all([startPostgres(), startPostgres({ standby: true })]);
  });
  afterAll(() => standby.stop());

  const hostOf = (url: string) => new URL(url).host;
  const urlOf = (...servers: readonly string[]) =>
    `postgres://postgres@${servers.map(hostOf).join(',')}/postgres?target_session_attrs=read-write`;

  it('a connection on which nothing can be written any more is not used again', async () => {
    const pool = poolOf(primary.url, { pool: 1, statementMs: 2_000, lockMs: 1_000 });
    await pool.query('create table tried (at int)');
    await pool.query('set default_transaction_read_only = on');
    const db = databaseOn(pool);
    const write = () => db.transaction(tx => tx.execute('insert into tried values (1)'));
    await expect(write()).rejects.toSatisfy(isOutage);
    expect((await write()).rowCount).toBe(1);
    await pool.end();
  });

  it('the one that takes writes is used, and after a promotion the other one', async () => {
    const pool = poolOf(urlOf(standby.url, primary.url), { pool: 2, statementMs: 2_000, lockMs: 1_000 });
    const portUsed = async () =>
      (await pool.query<{ port: string }>(`select current_setting('port') as port`)).rows[0]?.port;
    expect(await portUsed()).toBe(new URL(primary.url).port);
    await primary.stop();
    await expect(pool.query('select 1')).rejects.toThrow();
    await expect(pool.query('select 1')).rejects.toMatchObject({
      code: expect.stringMatching(/25006|ECONNREFUSED/),
    });

    const only = poolOf(standby.url);
    await only.query('select pg_promote(true, 30)');
    await only.end();
    expect(await portUsed()).toBe(new URL(standby.url).port);
    await pool.query('create table written (at int)');
    await pool.end();
  });
});
