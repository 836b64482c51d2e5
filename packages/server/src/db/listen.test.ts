import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
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
