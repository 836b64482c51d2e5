import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CannotStart } from '../db/cannotStart';
import { endedInWords, fileOf, totalsInWords } from './words';

describe('the file of a command', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('is named from where npm was called, or else from here', () => {
    vi.stubEnv('INIT_CWD', '/srv/desk');
    expect(fileOf(['backups/a.tar.gz'], 'usage')).toBe('/srv/desk/backups/a.tar.gz');
    expect(fileOf(['/backups/a.tar.gz'], 'usage')).toBe('/backups/a.tar.gz');
    vi.stubEnv('INIT_CWD', undefined);
    expect(fileOf(['a.tar.gz'], 'usage')).toBe(resolve('a.tar.gz'));
  });

  it.each([[[]], [['a.tar.gz', 'b.tar.gz']], [['--help']]])('is not in %j: the usage is said', args => {
    expect(() => fileOf(args, 'Usage: one file')).toThrow(new CannotStart('Usage: one file'));
  });
});

it.each([
  [{ loan: 2, staff: 1_202 }, 1, '1204 rows of 2 tables and 1 file'],
  [{ loan: 1 }, 2, '1 row of 1 table and 2 files'],
  [{}, 0, '0 rows of 0 tables and 0 files'],
])('counts %j and %i files in words', (rows, files, words) => {
  expect(totalsInWords({ rows, files, lost: [] })).toBe(words);
});

it.each([
  [
    { sessions: 1, links: 2, jobs: 1 },
    false,
    '1 session ended, and 2 links for a new password emptied. 1 unfinished job cancelled; --with-jobs keeps them.',
  ],
  [
    { sessions: 0, links: 1, jobs: 0 },
    false,
    '0 sessions ended, and 1 link for a new password emptied. 0 unfinished jobs cancelled; --with-jobs keeps them.',
  ],
  [
    { sessions: 3, links: 0, jobs: 0 },
    true,
    '3 sessions ended, and 0 links for a new password emptied. Unfinished jobs go on.',
  ],
])('says of %j, with jobs %j, what has ended', (ended, withJobs, words) => {
  expect(endedInWords(ended, withJobs)).toBe(words);
});
