type Undo = () => unknown;

const waiting: Undo[] = [];

/** Registers the cleanup of something that was started: a process, a database, a folder. Register it before a slow
 *  start finishes and let the cleanup await the start, because the run may be stopped in between.
 *  @returns runs the cleanup now, at most once; otherwise it runs at the end */
export function atEnd(undo: Undo): () => Promise<void> {
  waiting.push(undo);
  return async () => {
    const place = waiting.indexOf(undo);
    if (place < 0) return;
    waiting.splice(place, 1);
    await undo();
  };
}

/** Runs the remaining cleanups, most recent first: a database before its server. */
export async function cleanUp(): Promise<void> {
  for (let undo = waiting.pop(); undo !== undefined; undo = waiting.pop()) {
    try {
      await undo();
    } catch (error) {
      // Continue with the remaining cleanups.
      console.error(error);
    }
  }
}

let stopped = false;

/** Whether the run was stopped: nothing new should start, and failures are a consequence of stopping. */
export function isStopped(): boolean {
  return stopped;
}

/** Also cleans up when the run is stopped with a signal. */
export function cleanUpOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopped) return;
      stopped = true;
      void cleanUp().finally(() => process.exit(130));
    });
  }
}
