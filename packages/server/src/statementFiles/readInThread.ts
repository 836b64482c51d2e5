import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReadOutcome } from '@lending-desk/domain/statementFiles';
import { Piscina } from 'piscina';
import { bounded } from '../providers/bounded';
import { statementLimits } from './limits';
import type { BytesRequest } from './readBytes';
import type { ReadTask } from './readWorker';

/** The worker beside this file: built, or as it is written. */
function workerFile(): { readonly filename: string; readonly execArgv: string[] } {
  const built = fileURLToPath(new URL('readWorker.js', import.meta.url));
  if (existsSync(built)) return { filename: built, execArgv: [] };
  return {
    filename: fileURLToPath(new URL('readWorker.ts', import.meta.url)),
    execArgv: ['--import', 'tsx'],
  };
}

let pool: Piscina<ReadTask, ReadOutcome> | null = null;

/** Threads of which an idle one ends after a minute. One is left to the server itself. */
function threads(): Piscina<ReadTask, ReadOutcome> {
  pool ??= new Piscina<ReadTask, ReadOutcome>({
    ...workerFile(),
    minThreads: 0,
    maxThreads: 2,
    concurrentTasksPerWorker: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: statementLimits.megabytes },
  });
  return pool;
}

/** Reads a statement file in a thread of its own, so that no request waits for it. A file that takes longer than
 *  thirty seconds or more than its share of memory ends its thread and is answered as one that cannot be processed.
 *  @param signal  ends the reading
 *  @throws the signal's reason when it was aborted */
export async function readInThread(
  bytes: Uint8Array,
  request: BytesRequest,
  signal?: AbortSignal,
): Promise<ReadOutcome> {
  if (bytes.length > statementLimits.bytes) return { outcome: 'fault', code: 'FileTooLarge', because: '' };
  try {
    return await bounded(
      ends => threads().run({ bytes, request }, { signal: ends }),
      statementLimits.seconds * 1000,
      signal,
    );
  } catch {
    signal?.throwIfAborted();
    return { outcome: 'fault', code: 'CannotProcessFile', because: 'It takes too long to read.' };
  }
}
