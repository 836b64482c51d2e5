import { defineConfig } from 'vitest/config';
import { stories } from '../../vite.config';
import { failedFiles } from './failedFiles';

const project = stories();
const beside = process.env['BESIDE'];

/** What `npm run mutate` runs against the screens and the app: stories, in one page of a browser, and the tests that
 *  stand beside the changed files. */
export default defineConfig({
  root: project.root,
  test: {
    reporters: [failedFiles()],
    projects: [
      {
        ...project,
        // The libraries of the copy that is changed are links to those of the project.
        server: { fs: { strict: false } },
        test: {
          ...project.test,
          // Longer than the five seconds for which a press that reached somebody occupies its button.
          env: { VITE_PATIENCE_MS: '7000' },
          maxWorkers: 1,
          // A whole journey, on a busy machine; one that hangs is ended by Stryker.
          testTimeout: 90_000,
        },
      },
      ...(beside
        ? [
            {
              root: project.root,
              test: { name: 'unit', include: [`${beside}/**/*.test.ts`], testTimeout: 30_000 },
            },
          ]
        : []),
    ],
  },
});
