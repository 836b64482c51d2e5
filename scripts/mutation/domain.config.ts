import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { failedFiles } from './failedFiles';

/** The tests `npm run mutate` runs against the rules of the domain. Stryker runs one project at a time, in Node. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    environment: 'node',
    reporters: [failedFiles()],
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
  },
});
