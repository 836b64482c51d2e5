import { listRetry, mayRetryList } from '@lending-desk/domain/loan';

export type RetryState = {
  /** How often the list was asked for again by itself; 0 before the first repeat. */
  readonly attempt: number;
  /** Until the next one; null when none is coming. */
  readonly secondsLeft: number | null;
};

export type ListRetry = {
  readonly getState: () => RetryState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The fetch failed with this status, null without an answer. */
  readonly failed: (status: number | null) => void;
  readonly succeeded: () => void;
  /** Asks at once; the count of repeats begins anew, because a person asked. */
  readonly tryNow: () => void;
  /** Asks no more by itself. */
  readonly stop: () => void;
};

const idle: RetryState = { attempt: 0, secondsLeft: null };
const secondMs = 1000;

/** Asks for a failed list again: every 5 seconds, at most 10 times, not after 400, 401 or 403 [SH-057]. Counts
 *  the seconds down for the screen, and nothing moves while the list is well. */
export function createListRetry(refetch: () => void): ListRetry {
  const listeners = new Set<() => void>();
  let state = idle;
  let timer: ReturnType<typeof setInterval> | null = null;

  function set(next: RetryState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function halt() {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  function tick() {
    const left = (state.secondsLeft ?? 0) - 1;
    if (left > 0) {
      set({ ...state, secondsLeft: left });
      return;
    }
    halt();
    set({ attempt: state.attempt + 1, secondsLeft: null });
    refetch();
  }

  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    failed: status => {
      halt();
      if (!mayRetryList(state.attempt, status)) {
        set({ ...state, secondsLeft: null });
        return;
      }
      set({ ...state, secondsLeft: listRetry.delayMs / secondMs });
      timer = setInterval(tick, secondMs);
    },
    succeeded: () => {
      halt();
      if (state !== idle) set(idle);
    },
    tryNow: () => {
      halt();
      set(idle);
      refetch();
    },
    stop: () => {
      halt();
      set({ ...state, secondsLeft: null });
    },
  };
}
