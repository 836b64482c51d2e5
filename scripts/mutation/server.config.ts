import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { failedFiles } from './failedFiles';

const root = resolve(import.meta.dirname, '../..');

/** The tests `npm run mutate` runs against the rules of the server, with the databases of its own tests. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    reporters: [failedFiles()],
    include: ['**/*.test.ts'],
    globalSetup: [resolve(root, 'packages/server/src/testing/globalSetup.ts')],
    testTimeout: 30_000,
    hookTimeout: 90_000,
  },
});
