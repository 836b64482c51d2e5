import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './queryClient';

const session = vi.hoisted(() => ({ forget: () => {}, recall: () => {} }));
vi.mock('../session/session', () => ({
  session: {
    onForget: (forget: () => void) => {
      session.forget = forget;
    },
    onRecall: (recall: () => void) => {
      session.recall = recall;
    },
  },
}));

afterEach(() => {
  queryClient.clear();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const queryKey = ['loan', 'list'];
const start = 60_000;

it('what is read or written is asked for once, and at once without a network as well', async () => {
  onlineManager.setOnline(false);
  const down = () => Promise.reject(new Error('Down'));
  const [queryFn, mutationFn] = [vi.fn(down), vi.fn(down)];
  await queryClient.prefetchQuery({ queryKey, queryFn });
  await expect(new MutationObserver(queryClient, { mutationFn }).mutate()).rejects.toThrow('Down');
  expect([queryFn.mock.calls.length, mutationFn.mock.calls.length]).toEqual([1, 1]);
});

describe('what is kept of answers', () => {
  it.each([
    [0, 1],
    [1000, 1],
    [1001, 2],
  ])('is asked for again by a page that comes %i ms after it failed: %i times in all', async (ms, times) => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const queryFn = vi.fn(() => Promise.reject(new Error('Down')));
    await queryClient.prefetchQuery({ queryKey, queryFn });
    vi.setSystemTime(start + ms);
    const leave = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
    expect(queryFn).toHaveBeenCalledTimes(times);
    leave();
  });

  it.each([
    [14_999, 1],
    [15_000, 2],
  ])('is read again by a page that comes %i ms later: %i times in all', async (ms, times) => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const queryFn = vi.fn(async () => 'answer');
    await queryClient.prefetchQuery({ queryKey, queryFn });
    vi.setSystemTime(start + ms);
    const leave = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
    expect(queryFn).toHaveBeenCalledTimes(times);
    leave();
  });

  it('is gone with the session, and is read again after it was recalled [AU-026.c]', () => {
    queryClient.setQueryData(queryKey, 'answer');
    session.recall();
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: 'answer', isInvalidated: true });
    session.forget();
    expect(queryClient.getQueryState(queryKey)).toBeUndefined();
  });

  it('is gone at logout also while a page shows it [SH-031.c]', () => {
    queryClient.setQueryData(queryKey, 'answer');
    const queryFn = async () => 'answer';
    const leave = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
    session.forget();
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
    leave();
  });

  it('is not waited for when the session ends: a read that is under way is aborted', () => {
    const aborted: boolean[] = [];
    const queryFn = ({ signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => aborted.push(signal.aborted));
      return new Promise<string>(() => {});
    };
    void queryClient.prefetchQuery({ queryKey, queryFn });
    expect(aborted).toEqual([]);
    session.forget();
    expect(aborted).toEqual([true]);
  });
});
