import { describe, expect, it } from 'vitest';
import { bounded, leaseMs, nextLook, patienceMs } from './schedule';

const asked = new Date('2026-11-21T06:00:00Z');
const after = (seconds: number): Date => new Date(asked.getTime() + seconds * 1000);

describe('nextLook', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [10, 5],
    [119, 59.5],
    [120, 60],
    [590, 60],
  ])('at the age of %d seconds is %d seconds later', (age, wait) => {
    expect(nextLook(asked, after(age))).toEqual(after(age + wait));
  });
});

describe('bounded', () => {
  it('hands on what is answered in time', async () => {
    expect(await bounded(async () => 7, null, 1000)).toBe(7);
  });

  it('gives up on somebody who does not heed the signal', async () => {
    await expect(bounded(() => new Promise(() => {}), null, 5)).rejects.toThrow('did not answer in time');
  });

  it('ends with the server', async () => {
    const ends = new AbortController();
    const waiting = bounded(() => new Promise(() => {}), ends.signal, 60_000);
    ends.abort();
    await expect(waiting).rejects.toThrow();
  });

  it('takes less than the lease', () => {
    expect(leaseMs).toBeGreaterThan(patienceMs);
  });
});
