import { defineConfig } from 'vitest/config';
import { stories } from '../../vite.config';
import { failedFiles } from './failedFiles';

const project = stories();

/** The stories `npm run mutate` runs against the screens, in one page of a browser. */
export default defineConfig({
  ...project,
  // The libraries of the copy that is changed are links to those of the project.
  server: { fs: { strict: false } },
  test: {
    ...project.test,
    reporters: [failedFiles()],
    // Longer than the five seconds for which a press that reached somebody occupies its button.
    env: { VITE_PATIENCE_MS: '7000' },
    maxWorkers: 1,
    // A whole journey, on a busy machine; one that hangs is ended by Stryker.
    testTimeout: 90_000,
  },
});
