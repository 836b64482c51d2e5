import { describe, expect, it } from 'vitest';
import { bounded, NoAnswerInTime } from './bounded';

describe('bounded', () => {
  it('returns an answer that arrives in time', async () => {
    expect(await bounded(async () => 7, 1000)).toBe(7);
  });

  it('gives up on a call that ignores the signal', async () => {
    await expect(bounded(() => new Promise(() => {}), 5)).rejects.toThrow(NoAnswerInTime);
  });

  it('ends when the server stops', async () => {
    const ends = new AbortController();
    const waiting = bounded(() => new Promise(() => {}), 60_000, ends.signal);
    ends.abort();
    await expect(waiting).rejects.toThrow();
  });
});
