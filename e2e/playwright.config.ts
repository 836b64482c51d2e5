import { defineConfig } from 'playwright/test';
import { browserArgs, ensureBrowser } from '../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/results/e2e',
  globalSetup: './globalSetup.ts',
  // One server and two cores: more browsers would only make each journey slower.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/results/e2e.json' }]],
  use: {
    baseURL: process.env['E2E_ADDRESS'] ?? '',
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Requests of a page that a worker has just taken over pass by `page.route`, once in some thirty times; the test
    // of the worker itself lets it in.
    serviceWorkers: 'block',
    // A trace of every journey took a third of the time; a failed one says where it stood, and E2E_TRACE=1 records it.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureBrowser(), args: browserArgs },
  },
});
