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
    env: { VITE_PATIENCE_MS: '4000' },
    maxWorkers: 1,
    testTimeout: 30_000,
  },
});
