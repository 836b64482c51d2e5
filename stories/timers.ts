import { spyOn } from 'storybook/test';

/** Watches the timers of what happens next, so that no story waits for minutes. */
export function watchTimers() {
  const timer = spyOn(globalThis, 'setTimeout');
  return {
    /** Ends those that run for exactly this long, and stops watching.
     *  @returns how many there were */
    end: (ms: number): number => {
      const started = timer.mock.calls.filter(([, afterMs]) => afterMs === ms);
      timer.mockRestore();
      for (const [run] of started) run();
      return started.length;
    },
  };
}
