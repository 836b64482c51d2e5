import type { LoanChange, Present } from '@lending-desk/domain/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAlive } from '../http/verb';
import { changeStream, type StreamParts } from './changeStream';
import type { LoanNotices, Watcher } from './notices';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream of loan 7, and access to its watcher. */
function aStream(parts: Partial<StreamParts> = {}) {
  const watchers = new Set<Watcher>();
  const notices: Pick<LoanNotices, 'watch'> = {
    watch: (_loanId, watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  const stream = changeStream({
    notices,
    loanId: 7,
    lifeMs: 60_000,
    pulseMs: 20_000,
    mayContinue: async () => true,
    ...parts,
  });
  const tell = (changed: LoanChange): void => {
    for (const watcher of watchers) watcher.onChange(changed);
  };
  return { stream, watchers, tell };
}

const done = { done: true, value: undefined };

describe('changeStream', () => {
  it('begins with a keep-alive, then sends changes as they happen [XR-016.a]', async () => {
    const { stream, tell } = aStream();
    expect(await stream.next()).toEqual({ done: false, value: keepAlive });
    const next = stream.next();
    tell('bureau');
    expect(await next).toEqual({ done: false, value: { changed: 'bureau' } });
  });

  it('sends one notice for several changes before it was read', async () => {
    const { stream, tell } = aStream();
    await stream.next();
    for (const changed of ['calls', 'bureau', 'calls', 'calls'] as const) tell(changed);
    expect([(await stream.next()).value, (await stream.next()).value]).toEqual([
      { changed: 'calls' },
      { changed: 'bureau' },
    ]);
  });

  it('sends a keep-alive while nothing happens', async () => {
    const { stream } = aStream();
    await stream.next();
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await next).toEqual({ done: false, value: keepAlive });
  });

  it.each<[string, Partial<StreamParts>]>([
    ['with its life', { lifeMs: 1_000 }],
    ['with the permission', { mayContinue: async () => false }],
    ['when nobody can say whether it may go on', { mayContinue: () => Promise.reject(new Error('gone')) }],
  ])('ends %s [XR-016.c]', async (_when, parts) => {
    const { stream, watchers } = aStream(parts);
    await stream.next();
    const next = stream.next();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await next).toEqual(done);
    expect([watchers.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('ends with the server', async () => {
    const { stream, watchers } = aStream();
    await stream.next();
    const next = stream.next();
    for (const watcher of watchers) watcher.onEnd();
    expect(await next).toEqual(done);
  });

  it('says that its reader is here, at once and regularly, and tells who else is, once for each change [XR-015.a]', async () => {
    const [beat, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const asha = { idString: 'a', fullName: 'Asha', typing: false };
    let show: (others: readonly Present[]) => void = () => {};
    const watch: NonNullable<StreamParts['presence']>['watch'] = onOthers => {
      show = onOthers;
      return left;
    };
    const { stream } = aStream({ presence: { watch, beat, beatMs: 9_000 } });
    await stream.next();
    const first = stream.next();
    // Nobody was here before either.
    show([]);
    show([asha]);
    expect(await first).toEqual({ done: false, value: { here: [asha] } });
    const then = stream.next();
    show([asha]);
    show([]);
    expect(await then).toEqual({ done: false, value: { here: [] } });
    expect(beat).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(18_000);
    expect(beat).toHaveBeenCalledTimes(3);
    await stream.return?.();
    await stream.return?.();
    await vi.advanceTimersByTimeAsync(9_000);
    expect([beat.mock.calls.length, left.mock.calls.length, vi.getTimerCount()]).toEqual([3, 1, 0]);
  });

  it('cleans up when the reader leaves, also while nothing happens', async () => {
    const { stream, watchers } = aStream();
    await stream.next();
    const next = stream.next();
    await stream.return?.();
    expect([await next, await stream.next()]).toEqual([done, done]);
    expect([watchers.size, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
