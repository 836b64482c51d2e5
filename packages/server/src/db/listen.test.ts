import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './rowsOf';
import { engines, openTestDatabase } from '../testing/openTestDatabase';

describe.each(engines)('listening on %s', engine => {
  it('receives what is sent to the channel, until it ends', async () => {
    const opened = await openTestDatabase(engine);
    const received: string[] = [];
    const end = await opened.listen('a_channel', {
      onPayload: text => received.push(text),
      onMissed: () => {},
    });
    await opened.db.execute(sql`select pg_notify('a_channel', 'first'), pg_notify('another', 'not for us')`);
    await expect.poll(() => received).toEqual(['first']);
    await end();
    await opened.db.execute(sql`select pg_notify('a_channel', 'second')`);
    expect(received).toEqual(['first']);
    await opened.close();
  });
});

it('takes one connection of a server, however many channels it listens to', async () => {
  const opened = await openTestDatabase('postgres');
  const received: string[] = [];
  const to = (name: string) => ({
    onPayload: (text: string) => received.push(`${name} ${text}`),
    onMissed: () => {},
  });
  const ends = await Promise.all(
    ['a_channel', 'another', 'a_third'].map(channel => opened.listen(channel, to(channel))),
  );
  const listening = async () =>
    rowsOf(
      await opened.db.execute(sql`select count(*)::int as value from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`),
    );
  expect(await listening()).toEqual([{ value: 1 }]);
  await opened.db.execute(sql`select pg_notify('a_channel', '1'), pg_notify('another', '2')`);
  await expect.poll(() => received).toEqual(['a_channel 1', 'another 2']);
  for (const end of ends.slice(1)) await end();
  await opened.db.execute(sql`select pg_notify('another', '3'), pg_notify('a_channel', '4')`);
  await expect.poll(() => received).toEqual(['a_channel 1', 'another 2', 'a_channel 4']);
  await ends[0]?.();
  await expect.poll(listening).toEqual([{ value: 0 }]);
  await opened.close();
});

describe('a lost connection', () => {
  it('is re-established, and reports that messages may have been missed', async () => {
    const opened = await openTestDatabase('postgres');
    const received: string[] = [];
    let missed = 0;
    const end = await opened.listen('a_channel', {
      onPayload: text => received.push(text),
      onMissed: () => {
        missed += 1;
      },
    });
    expect(missed).toBe(0);
    await opened.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`);
    await expect.poll(() => missed, { timeout: 10_000 }).toBe(1);
    await opened.db.execute(sql`select pg_notify('a_channel', 'afterwards')`);
    await expect.poll(() => received).toEqual(['afterwards']);
    await end();
    await opened.close();
  });
});
