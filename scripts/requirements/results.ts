import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { resultFile } from '../countTests.mjs';
import { type Claim, idsInTitle } from './claim';

export type Result = 'passed' | 'failed' | 'not run';

/** One test as reported by a runner. */
export interface Ran {
  /** Path relative to the root, with forward slashes. */
  file: string;
  /** All titles from the file downwards. */
  title: string;
  storyId?: string | undefined;
  passed: boolean;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; meta?: { storyId?: string } }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  suites: Suite[];
}

interface Suite {
  title: string;
  file?: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}

function read<Report>(name: string, empty: Report): Report {
  const path = resultFile(name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : empty;
}

function fromVitest(root: string, name: string): Ran[] {
  const { testResults } = read<VitestReport>(name, { testResults: [] });
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(it => it.status === 'passed' || it.status === 'failed')
      .map(it => ({
        file: relative(root, path).replaceAll('\\', '/'),
        title: it.fullName,
        storyId: it.meta?.storyId,
        passed: it.status === 'passed',
      })),
  );
}

function fromSuite({ title, file, specs, suites = [] }: Suite, above: string): Ran[] {
  const here = `${above} ${title}`;
  return [
    ...specs.map(it => ({ file: `e2e/${file}`, title: `${here} ${it.title}`, passed: it.ok })),
    ...suites.flatMap(it => fromSuite(it, here)),
  ];
}

/** Results of the last runs, from the files `npm test` writes; a missing run adds nothing.
 *  @param root  the project's folder */
export function readResults(root: string): Ran[] {
  return [
    ...['unit', 'server', 'stories'].flatMap(name => fromVitest(root, name)),
    ...read<PlaywrightReport>('e2e', { suites: [] }).suites.flatMap(it => fromSuite(it, '')),
  ];
}

/** The result of a claim: failed if any of its tests failed, passed if at least one ran and none failed. */
export function resultOf(claim: Claim, ran: readonly Ran[]): Result {
  const its = ran.filter(it =>
    claim.kind === 'story'
      ? it.storyId !== undefined && claim.storyIds.includes(it.storyId)
      : it.file === claim.file && idsInTitle(it.title).includes(claim.id),
  );
  if (its.some(it => !it.passed)) return 'failed';
  return its.length > 0 ? 'passed' : 'not run';
}
