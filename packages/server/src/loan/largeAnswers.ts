import { randomUUID } from 'node:crypto';
import { Piscina } from 'piscina';
import { programBeside } from '../programBeside';
import type { LargeAnswer, MadeAnswer } from './answerOfDesk';

/** Characters of the sections of a loan from which on its answer is made in a thread: below it takes milliseconds. */
const large = 400_000;

export const isLarge = ({ sections }: { readonly sections: string }): boolean => sections.length > large;

let pool: Piscina<LargeAnswer, MadeAnswer> | null = null;

/** Makes an answer in a thread, so that no request waits for masks and JSON of megabytes.
 *  @param linked  gives the fields that name files their links
 *  @returns JSON */
export async function inThread(
  asked: Omit<LargeAnswer, 'mark'>,
  linked: (made: MadeAnswer) => Promise<object>,
): Promise<string> {
  const { file, execArgv } = programBeside('answerWorker', import.meta.dirname);
  pool ??= new Piscina<LargeAnswer, MadeAnswer>({
    filename: file,
    execArgv,
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
