/** An outside service took too long. What it was asked to do may still happen. */
export class NoAnswerInTime extends Error {
  constructor() {
    super('The provider did not answer in time');
    this.name = 'NoAnswerInTime';
  }
}

/** Calls an outside service with a timeout, whether or not it heeds the signal.
 *  @param ends  aborts when this server is stopping
 *  @throws NoAnswerInTime */
export async function bounded<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  ms: number,
  ends: AbortSignal | null = null,
): Promise<T> {
  const timeout = AbortSignal.timeout(ms);
  const signal = ends ? AbortSignal.any([ends, timeout]) : timeout;
  signal.throwIfAborted();
  let giveUp = (): void => {};
  const given = new Promise<never>((_answer, fail) => {
    giveUp = () => fail(new NoAnswerInTime());
    signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([ask(signal), given]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
