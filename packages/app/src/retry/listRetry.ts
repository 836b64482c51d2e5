import { listRetry, mayRetryList } from '@lending-desk/domain/loan';

export type RetryState = {
  /** How many automatic retries were made; 0 before the first. */
  readonly attempt: number;
  /** Seconds until the next retry; null when none is planned. */
  readonly secondsLeft: number | null;
};

export type ListRetry = {
  readonly getState: () => RetryState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The fetch failed with this status, null without an answer. */
  readonly failed: (status: number | null) => void;
  readonly succeeded: () => void;
  /** Retries at once and resets the count, because the user asked for it. */
  readonly tryNow: () => void;
  /** Stops the automatic retries. */
  readonly stop: () => void;
};

const idle: RetryState = { attempt: 0, secondsLeft: null };
const secondMs = 1000;

/** Retries a failed list: every 5 seconds, at most 10 times, not after 400, 401 or 403 [SH-057]. Counts
 *  the seconds down for the screen, and does nothing while the list is loaded. */
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
