// Reads the result files of test runs in .cache/results.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Path of a run's JSON results.
 *  @param {string} name  unit, server, stories or e2e */
export const resultFile = name => join(root, '.cache/results', `${name}.json`);

/** Counts the tests of the named runs; a run without a file counts as zero.
 *  @param {readonly string[]} names
 *  @returns {{ passed: number, failed: number }} */
export function countTests(names) {
  const count = { passed: 0, failed: 0 };
  for (const file of names.map(resultFile).filter(path => existsSync(path))) {
    const results = JSON.parse(readFileSync(file, 'utf8'));
    // Vitest counts at the top level; Playwright under stats, where a flaky test failed at least once.
    count.passed += results.numPassedTests ?? results.stats.expected;
    count.failed += results.numFailedTests ?? results.stats.unexpected + results.stats.flaky;
  }
  return count;
}
