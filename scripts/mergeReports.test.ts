import { describe, expect, it } from 'vitest';
import { mergeReports, stepOf } from './requirements/mergeReports';

const passed = (fullName: string) => ({ fullName, status: 'passed' });
const failed = (fullName: string) => ({ fullName, status: 'failed' });
const skipped = (fullName: string) => ({ fullName, status: 'skipped' });
const file = (name: string, ...assertionResults: { fullName: string; status: string }[]) => ({
  name,
  assertionResults,
});

describe('mergeReports', () => {
  const before = { testResults: [file('a', passed('one'), passed('two')), file('b', passed('three'))] };

  it('takes the results of a run and keeps those of the other files', () => {
    expect(mergeReports(before, [file('a', failed('one'), passed('two'))])).toEqual({
      testResults: [file('b', passed('three')), file('a', failed('one'), passed('two'))],
      numPassedTests: 2,
      numFailedTests: 1,
    });
  });

  it('keeps what a run left out by name, and drops a test that is gone', () => {
    const { testResults } = mergeReports(before, [file('a', failed('one'), skipped('two'))]);
    expect(testResults[1]).toEqual(file('a', passed('two'), failed('one')));
    expect(mergeReports(before, [file('a', failed('one'))]).testResults[1]).toEqual(file('a', failed('one')));
  });

  it('keeps the fields of a result that it does not read', () => {
    const story = { ...passed('one'), meta: { storyId: 'loan--ready' } };
    expect(mergeReports({ testResults: [] }, [file('a', story)]).testResults).toEqual([file('a', story)]);
  });
});

it.each([
  ['/p/stories/loan/Header.stories.tsx', 'stories'],
  ['/p/packages/server/src/a.test.ts', 'server'],
  ['/p/packages/sandbox/src/a.test.ts', 'server'],
  ['/p/packages/domain/src/a.test.ts', 'unit'],
  ['/p/scripts/a.test.ts', 'unit'],
])('knows the step of %s', (path, step) => expect(stepOf('/p', path)).toBe(step));
