import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListRetry } from './listRetry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list that fails each time it is asked for, with this status. */
function failing(status: number | null) {
  const asked = vi.fn(() => retry.failed(status));
  const retry = createListRetry(asked);
  retry.failed(status);
  return { retry, asked };
}

describe('createListRetry', () => {
  it.each([null, 404, 500, 503])(
    'asks again every 5 seconds, 10 times, after %s [SH-057.a, SH-057.b, SH-057.c, SH-057.d, SH-057.h]',
    status => {
      const { retry, asked } = failing(status);
      vi.advanceTimersByTime(4999);
      expect(asked).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(asked).toHaveBeenCalledOnce();
      vi.advanceTimersByTime(5000 * 9);
      expect(asked).toHaveBeenCalledTimes(10);
      vi.advanceTimersByTime(60_000);
      expect(asked).toHaveBeenCalledTimes(10);
      expect(retry.getState()).toEqual({ attempt: 10, secondsLeft: null });
    },
  );

  it.each([
    ['SH-057.e', 400],
    ['SH-057.f', 401],
    ['SH-057.g', 403],
  ])('[%s] does not ask again after %i', (_, status) => {
    const { retry, asked } = failing(status);
    vi.advanceTimersByTime(60_000);
    expect(asked).not.toHaveBeenCalled();
    expect(retry.getState()).toEqual({ attempt: 0, secondsLeft: null });
  });

  it('counts the seconds down [SH-057.a]', () => {
    const { retry } = failing(500);
    const seen = [retry.getState().secondsLeft];
    for (let second = 0; second < 5; second += 1) {
      vi.advanceTimersByTime(1000);
      seen.push(retry.getState().secondsLeft);
    }
    expect(seen).toEqual([5, 4, 3, 2, 1, 5]);
    expect(retry.getState().attempt).toBe(1);
  });

  it('is over when the third try brings an answer, and counts anew [SH-057.d, SH-057.i]', () => {
    const { retry, asked } = failing(500);
    vi.advanceTimersByTime(15_000);
    expect(asked).toHaveBeenCalledTimes(3);
    retry.succeeded();
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(retry.getState()).toEqual({ attempt: 0, secondsLeft: null });
  });

  it('is over when an answer comes [SH-057.i]', () => {
    const { retry, asked } = failing(500);
    vi.advanceTimersByTime(2000);
    retry.succeeded();
    vi.advanceTimersByTime(60_000);
    expect(asked).not.toHaveBeenCalled();
    expect(retry.getState()).toEqual({ attempt: 0, secondsLeft: null });
  });

  it('asks at once on Try now, and the count begins anew', () => {
    const { retry, asked } = failing(500);
    vi.advanceTimersByTime(10_000);
    expect(retry.getState().attempt).toBe(2);
    retry.tryNow();
    expect(asked).toHaveBeenCalledTimes(3);
    expect(retry.getState()).toEqual({ attempt: 0, secondsLeft: 5 });
  });

  it('stays silent after Stop', () => {
    const { retry, asked } = failing(500);
    retry.stop();
    vi.advanceTimersByTime(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('tells nobody while the list is well', () => {
    const retry = createListRetry(vi.fn());
    const listener = vi.fn();
    retry.subscribe(listener);
    retry.succeeded();
    expect(listener).not.toHaveBeenCalled();
  });
});
