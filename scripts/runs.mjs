// Remembers when each step of `npm test` last ran, on which commit, and whether it passed: .cache/results/runs.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from './git.mjs';
import { root } from './install.mjs';

export const runsFile = join(root, '.cache/results/runs.json');

/** @returns {Record<string, { at: string, commit: string, changed: boolean, passed: boolean }>} */
const read = () => (existsSync(runsFile) ? JSON.parse(readFileSync(runsFile, 'utf8')) : {});

function write(runs) {
  mkdirSync(dirname(runsFile), { recursive: true });
  writeFileSync(runsFile, JSON.stringify(runs, null, 2));
}

/** Forgets the last run of some steps, before they run again.
 *  @param {readonly string[]} steps */
export function forgetRuns(steps) {
  write(Object.fromEntries(Object.entries(read()).filter(([step]) => !steps.includes(step))));
}

/** What every step of one `npm test` has in common. */
export const commitNow = () => ({
  commit: git('rev-parse', '--short', 'HEAD'),
  changed: git('status', '--porcelain') !== '',
});

/** @param {string} step
 *  @param {{ commit: string, changed: boolean, passed: boolean }} run */
export function rememberRun(step, run) {
  write({ ...read(), [step]: { at: new Date().toISOString(), ...run } });
}
