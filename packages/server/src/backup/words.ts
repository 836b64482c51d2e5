import { resolve } from 'node:path';
import { CannotStart } from '../db/cannotStart';
import type { Totals } from './contents';
import type { Quietened } from './quieten';

/** The one file a command is given. npm changes to the project's folder; the path is relative to where npm was
 *  called. @throws CannotStart with the usage for anything else */
export function fileOf([given, ...rest]: readonly string[], usage: string): string {
  if (given === undefined || rest.length > 0 || given.startsWith('-')) throw new CannotStart(usage);
  return resolve(process.env['INIT_CWD'] ?? '.', given);
}

/** '1204 rows of 38 tables and 1 file' */
export function totalsInWords({ rows, files }: Totals): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${counted(total, 'row')} of ${counted(Object.keys(rows).length, 'table')} and ${counted(files, 'file')}`;
}

/** What of the time of the backup does not go on. */
export function endedInWords({ sessions, links, jobs }: Quietened, withJobs: boolean): string {
  const doors = `${counted(sessions, 'session')} ended, and ${counted(links, 'link')} for a new password emptied.`;
  return withJobs
    ? `${doors} Unfinished jobs go on.`
    : `${doors} ${counted(jobs, 'unfinished job')} cancelled; --with-jobs keeps them.`;
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
