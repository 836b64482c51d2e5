import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

const here = import.meta.dirname;
const browser = process.env['VITEST'] ? findBrowser() : null;
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4300';

/** One place for the build of the app and for the three test projects. */
export default defineConfig({
  root: resolve(here, 'packages/app'),
  plugins: [react(), vanillaExtractPlugin()],
  server: { port: 4301, proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    outDir: resolve(here, 'packages/app/dist'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Splitting tiny vendor pieces costs more requests than it saves bytes.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  test: {
    projects: [
      {
        root: here,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/domain/**/*.test.ts', 'packages/app/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        root: here,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: [resolve(here, 'packages/server/src/testing/globalSetup.ts')],
          testTimeout: 30_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
      {
        root: here,
        plugins: [vanillaExtractPlugin(), storybookTest({ configDir: resolve(here, '.storybook') })],
        optimizeDeps: {
          include: [
            '@vanilla-extract/recipes/createRuntimeFn',
            '@vanilla-extract/sprinkles/createRuntimeSprinkles',
          ],
        },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: browser ? { executablePath: browser, args: browserArgs } : { args: browserArgs },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
