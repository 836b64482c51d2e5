import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { LargeAnswer, MadeAnswer } from './answerOfDesk';

/** Characters of the sections of a loan from which on its answer is made in a thread: below it takes milliseconds. */
const large = 400_000;

export const isLarge = ({ sections }: { readonly sections: string }): boolean => sections.length > large;

/** The worker beside this file: built, or as it is written. */
function workerFile(): { readonly filename: string; readonly execArgv: string[] } {
  const built = fileURLToPath(new URL('answerWorker.js', import.meta.url));
  if (existsSync(built)) return { filename: built, execArgv: [] };
  return {
    filename: fileURLToPath(new URL('answerWorker.ts', import.meta.url)),
    execArgv: ['--import', 'tsx'],
  };
}

let pool: Piscina<LargeAnswer, MadeAnswer> | null = null;

/** Makes an answer in a thread, so that no request waits for masks and JSON of megabytes.
 *  @param linked  gives the fields that name files their links
 *  @returns JSON */
export async function inThread(
  asked: Omit<LargeAnswer, 'mark'>,
  linked: (made: MadeAnswer) => Promise<object>,
): Promise<string> {
  pool ??= new Piscina<LargeAnswer, MadeAnswer>({
    ...workerFile(),
    minThreads: 0,
    maxThreads: 2,
    concurrentTasksPerWorker: 1,
    idleTimeout: 60_000,
  });
  const mark = randomUUID();
  const made = await pool.run({ ...asked, mark });
  const fields = JSON.stringify(await linked(made)).slice(1, -1);
  return made.json.split(`"${mark}":0`).join(fields);
}
