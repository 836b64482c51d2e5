// Reads the result files of test runs in .cache/results.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/** The specs of a Playwright suite and of the suites in it, each with its titles. */
const specsOf = (suite, above = '') => {
  const title = [above, suite.title].filter(Boolean).join(' › ');
  return [
    ...(suite.specs ?? []).map(spec => ({ ok: spec.ok, name: `${title} › ${spec.title}` })),
    ...(suite.suites ?? []).flatMap(inner => specsOf(inner, title)),
  ];
};

/** The tests that failed in one run's results, of Vitest or of Playwright, each as 'file › title'.
 *  @returns {string[]} */
export function failedIn(results) {
  const ofVitest = (results.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed');
    const file = relative(root, name);
    // A file that could not be loaded has no test to name.
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(test => `${file} › ${test.fullName}`);
  });
  const ofPlaywright = (results.suites ?? [])
    .flatMap(suite => specsOf(suite))
    .flatMap(({ ok, name }) => (ok ? [] : [name]));
  return [...ofVitest, ...ofPlaywright];
}

/** The failed tests of the named runs.
 *  @param {readonly string[]} names */
export const failedTests = names =>
  names
    .map(resultFile)
    .filter(path => existsSync(path))
    .flatMap(path => failedIn(JSON.parse(readFileSync(path, 'utf8'))));
