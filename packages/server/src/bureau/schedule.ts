const second = 1000;

/** How long one question to a bureau may take. */
export const patienceMs = 10 * second;
/** How long whoever works on a fetch has it to themselves; longer than any question takes. */
export const leaseMs = 3 * patienceMs;
/** After which a report that never came counts as failed. */
export const giveUpMs = 10 * 60 * second;

/** When to look for a report again: soon at first, then after half its age, at most a minute apart. */
export function nextLook(requestedAt: Date, now: Date): Date {
  const age = now.getTime() - requestedAt.getTime();
  return new Date(now.getTime() + Math.min(60 * second, Math.max(second, age / 2)));
}

/** Asks somebody outside and waits no longer than is decent, whether or not they heed the signal.
 *  @param ends  aborts when this server is stopping */
export async function bounded<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  ends: AbortSignal | null = null,
  ms: number = patienceMs,
): Promise<T> {
  const timeout = AbortSignal.timeout(ms);
  const signal = ends ? AbortSignal.any([ends, timeout]) : timeout;
  signal.throwIfAborted();
  let giveUp = (): void => {};
  const given = new Promise<never>((_answer, fail) => {
    giveUp = () => fail(new Error('The bureau did not answer in time'));
    signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([ask(signal), given]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
