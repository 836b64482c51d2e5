import { relative } from 'node:path';

interface Test {
  fullName: string;
  status: string;
}

interface FileResult {
  /** Its path. */
  name: string;
  assertionResults: Test[];
}

/** The part of Vitest's JSON report that is kept. */
export interface Report {
  testResults: FileResult[];
  numPassedTests?: number;
  numFailedTests?: number;
}

/** The step of `npm test` that runs a file. */
export function stepOf(root: string, file: string): 'stories' | 'server' | 'unit' {
  const path = relative(root, file).replaceAll('\\', '/');
  if (path.startsWith('stories/')) return 'stories';
  return /^packages\/(server|sandbox)\//.test(path) ? 'server' : 'unit';
}

const ran = ({ status }: Test) => status === 'passed' || status === 'failed';

/** The results before a run with those of the run in their place. A test that the run left out, by its name, keeps
 *  the result it had. */
export function mergeReports(before: Report, results: readonly FileResult[]): Report {
  const merged = results.map(result => {
    const fresh = result.assertionResults.filter(ran);
    const names = new Set(fresh.map(({ fullName }) => fullName));
    const there = new Set(result.assertionResults.map(({ fullName }) => fullName));
    const old = before.testResults.find(({ name }) => name === result.name)?.assertionResults ?? [];
    const kept = old.filter(({ fullName }) => there.has(fullName) && !names.has(fullName));
    return { ...result, assertionResults: [...kept, ...fresh] };
  });
  const files = new Set(results.map(({ name }) => name));
  const testResults = [...before.testResults.filter(({ name }) => !files.has(name)), ...merged];
  const count = (status: string) =>
    testResults.flatMap(file => file.assertionResults).filter(test => test.status === status).length;
  return { testResults, numPassedTests: count('passed'), numFailedTests: count('failed') };
}
