import { type ChildProcess, fork } from 'node:child_process';
import { programBeside } from '../programBeside';
import { readerLimits } from './readerLimits';
import type { ReaderAnswer, ReaderTasks } from './readerTasks';

/** A reader that was ended by a limit. The same file would end the next one too. */
export class ReaderEnded extends Error {
  override readonly name = 'ReaderEnded';
  constructor(readonly limit: 'time' | 'memory') {
    super(`The reader was ended by its limit of ${limit}`);
  }
}

const idleMs = 60_000;

/** Starts a process that reads. */
export function startReader(): ChildProcess {
  const { file, execArgv } = programBeside('reader', import.meta.dirname);
  const reader = fork(file, {
    execArgv,
    // It reads files of strangers: nothing of our configuration is for it.
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'] },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // What could not be sent to it is learnt from its exit; without a listener it would end the server.
  reader.on('error', () => undefined);
  return reader;
}

/** Lets the server end while a reader has nothing to do. */
function rest(reader: ChildProcess): void {
  reader.unref();
  reader.channel?.unref();
}

function wake(reader: ChildProcess): void {
  reader.ref();
  reader.channel?.ref();
}

/** The next message of a reader.
 *  @throws ReaderEnded when it is ended by its watcher, or V8, before, and the signal's reason when that was aborted */
function messageOf(reader: ChildProcess, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      reader.off('message', onMessage);
      reader.off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
      done();
    };
    const onMessage = (message: unknown) => settle(() => resolve(message));
    const onExit = (_code: number | null, killed: string | null) =>
      settle(() => reject(killed === null ? new Error('The reader failed') : new ReaderEnded('memory')));
    const onAbort = () => settle(() => reject(signal.reason));
    reader.on('message', onMessage);
    reader.on('exit', onExit);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    else if (reader.exitCode !== null || reader.signalCode !== null)
      onExit(reader.exitCode, reader.signalCode);
  });
}

export interface LimitedReaders {
  /** Reads a file in a process of its own.
   *  @throws ReaderEnded when the process ended by a limit, and the signal's reason when that was aborted */
  readonly run: <Name extends keyof ReaderTasks>(
    name: Name,
    ask: ReaderTasks[Name]['ask'],
    signal?: AbortSignal,
  ) => Promise<ReaderTasks[Name]['answer']>;
}

/** Processes that read what strangers send, each with a limit on its whole memory and on time: a file made to exhaust
 *  either ends the process that reads it and nothing else. An idle one ends after a minute.
 *  @param atOnce  how many read at the same time; the others wait their turn */
export function createReaders(atOnce: number, start: () => ChildProcess = startReader): LimitedReaders {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function turn(): Promise<void> {
    if (busy < atOnce) busy += 1;
    else await new Promise<void>(resolve => waiting.push(resolve));
  }
  function giveTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  async function take(signal: AbortSignal): Promise<ChildProcess> {
    for (const [reader, ending] of idle) {
      clearTimeout(ending);
      idle.delete(reader);
      if (!reader.connected) continue;
      wake(reader);
      return reader;
    }
    const reader = start();
    try {
      await messageOf(reader, signal);
      return reader;
    } catch (error) {
      reader.kill('SIGKILL');
      throw error;
    }
  }
  function giveBack(reader: ChildProcess): void {
    const ending = setTimeout(() => {
      idle.delete(reader);
      reader.kill('SIGKILL');
    }, idleMs);
    ending.unref();
    idle.set(reader, ending);
    rest(reader);
  }

  return {
    run: async (name, ask, signal) => {
      await turn();
      let reader: ChildProcess | undefined;
      const ending = new AbortController();
      const timeOut = () => ending.abort(new ReaderEnded('time'));
      // Stryker disable next-line OptionalChaining: the signal itself calls it
      const stop = () => ending.abort(signal?.reason);
      const time = setTimeout(timeOut, readerLimits.seconds * 1000);
      signal?.addEventListener('abort', stop);
      try {
        signal?.throwIfAborted();
        reader = await take(ending.signal);
        reader.send({ name, ...ask });
        // Safe: the process runs the same release, whose table of tasks says so.
        const { answer, spent } = (await messageOf(reader, ending.signal)) as ReaderAnswer<typeof name>;
        if (spent) reader.kill('SIGKILL');
        else giveBack(reader);
        return answer;
      } catch (error) {
        reader?.kill('SIGKILL');
        throw error;
      } finally {
        clearTimeout(time);
        signal?.removeEventListener('abort', stop);
        giveTurn();
      }
    },
  };
}

/** Two statements at a time; one core is left to the server itself. */
export const statementReaders = createReaders(2);
/** What was just uploaded does not wait for statements. */
export const uploadReaders = createReaders(2);
