type Undo = () => unknown;

const waiting: Undo[] = [];

/** Keeps how to take back something that was started: a process, a database, a folder. For what takes a while to
 *  start it is called at once and waits for the start itself: a run may be stopped in between.
 *  @returns does it now, once; what is never called is done at the end of the run */
export function atEnd(undo: Undo): () => Promise<void> {
  waiting.push(undo);
  return async () => {
    const place = waiting.indexOf(undo);
    if (place < 0) return;
    waiting.splice(place, 1);
    await undo();
  };
}

/** Takes back everything that is still there, the newest first: a database before its server. */
export async function cleanUp(): Promise<void> {
  for (let undo = waiting.pop(); undo !== undefined; undo = waiting.pop()) {
    try {
      await undo();
    } catch (error) {
      // The rest has to go as well.
      console.error(error);
    }
  }
}

let stopped = false;

/** Whether somebody has stopped the run: then nothing new begins, and what fails fails because of that. */
export function isStopped(): boolean {
  return stopped;
}

/** Cleans up as well when the run is stopped by hand. */
export function cleanUpOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopped) return;
      stopped = true;
      void cleanUp().finally(() => process.exit(130));
    });
  }
}
