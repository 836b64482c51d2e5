import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/openTestDatabase';
import { databaseClock } from './databaseClock';
import { openPostgres } from './openPostgres';

const noon = Date.parse('2026-11-21T06:30:00.000Z');

describe('the time by the database', () => {
  beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  /** A database whose answer takes some time. */
  const answering = (aheadMs: () => number, takesMs: number) => async () => {
    vi.setSystemTime(Date.now() + takesMs);
    return Date.now() - takesMs / 2 + aheadMs();
  };

  it('is that of its clock, ahead of or behind this machine', async () => {
    for (const apart of [4_000, -4_000]) {
      const clock = await databaseClock(answering(() => apart, 10));
      expect(clock.now().getTime() - Date.now()).toBe(apart);
      clock.stop();
    }
  });

  it('is that of this machine where the time of the answer explains the difference', async () => {
    const clock = await databaseClock(answering(() => 5, 10));
    expect(clock.now().getTime() - Date.now()).toBe(0);
    clock.stop();
  });

  it('follows when a clock is set, a minute later at most, and holds while nobody answers', async () => {
    let apart: number | null = 0;
    const clock = await databaseClock(async () => {
      if (apart === null) throw new Error('The database is away');
      return Date.now() + apart;
    });
    apart = -7_000;
    await vi.advanceTimersByTimeAsync(59_000);
    expect(clock.now().getTime() - Date.now()).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clock.now().getTime() - Date.now()).toBe(-7_000);
    apart = null;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clock.now().getTime() - Date.now()).toBe(-7_000);
    clock.stop();
    apart = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clock.now().getTime() - Date.now()).toBe(-7_000);
  });

  it('is what a server on PostgreSQL goes by', async () => {
    vi.useRealTimers();
    const { url, drop } = await createTestDatabase();
    const really = Date.now;
    // Within what a server accepts at its start.
    vi.spyOn(Date, 'now').mockImplementation(() => really() - 8_000);
    const opened = await openPostgres({ databaseUrl: url });
    const apartMs = opened.now().getTime() - really();
    vi.restoreAllMocks();
    await opened.close();
    await drop();
    expect(Math.abs(apartMs)).toBeLessThan(2_000);
  });
});
