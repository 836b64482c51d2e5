import { resolve } from 'node:path';
import { CannotStart } from '../db/cannotStart';
import type { Totals } from './contents';

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

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
