import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failedIn } from './countTests.mjs';
import { root } from './install.mjs';

describe('failedIn', () => {
  it('names each failed test of Vitest with its file, and a file that could not be loaded', () => {
    const testResults = [
      {
        name: join(root, 'packages/domain/src/money/rupees.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'rupees rounds up' },
          { status: 'failed', fullName: 'rupees rounds half up' },
        ],
      },
      { name: join(root, 'stories/broken.stories.tsx'), status: 'failed', assertionResults: [] },
      { name: join(root, 'stories/fine.stories.tsx'), status: 'passed', assertionResults: [] },
    ];
    expect(failedIn({ testResults })).toEqual([
      'packages/domain/src/money/rupees.test.ts › rupees rounds half up',
      'stories/broken.stories.tsx',
    ]);
  });

  it('names each failed journey of Playwright, in groups too', () => {
    const suites = [
      {
        title: 'collections.spec.ts',
        specs: [
          { title: 'a link is paid', ok: false },
          { title: 'a waiver waits', ok: true },
        ],
        suites: [{ title: 'by two people', specs: [{ title: 'a closure waits', ok: false }] }],
      },
    ];
    expect(failedIn({ suites })).toEqual([
      'collections.spec.ts › a link is paid',
      'collections.spec.ts › by two people › a closure waits',
    ]);
  });

  it('names nothing of a run in which all passed', () => {
    expect(failedIn({ testResults: [], suites: [] })).toEqual([]);
  });
});
