import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { CommandRefusal, orUsage, runCommand } from '../runCommand';
import { allJobs } from './allJobs';
import { cancelJob, retryJob } from './changeJob';
import { listJobs } from './jobList';

const usage = `Usage:
  npm run jobs                 lists what is dead, running and waiting
  npm run jobs -- retry ID     queues a dead job again
  npm run jobs -- cancel ID    cancels one that has not ended, or forgets a dead one`;

/** Carries out one order. @returns what was done, in words */
async function run(args: readonly string[]): Promise<string> {
  const read = orUsage(usage, () => parseArgs({ args: [...args], allowPositionals: true }));
  const [order = 'list', id = '', ...rest] = read.positionals;
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const complete = order === 'list' ? id === '' : (order === 'retry' || order === 'cancel') && isId;
  if (!complete || rest.length > 0) throw new CommandRefusal(usage);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    const now = new Date();
    if (order === 'list') return await listJobs(db);
    if (order === 'retry') {
      if ((await retryJob(db, id, now)).state === 'changed') return 'The job is queued again.';
      throw new CommandRefusal('There is no dead job of this id.');
    }
    if ((await cancelJob(db, id, allJobs, now)).state === 'changed') return 'The job is cancelled.';
    throw new CommandRefusal('There is no dead job of this id, nor one that has not ended.');
  } finally {
    await close();
  }
}

await runCommand(run);
