import { defineConfig } from 'playwright/test';
import { browserArgs, ensureBrowser } from '../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/results/e2e',
  globalSetup: './globalSetup.ts',
  // One more than two cores keep busy: a test often waits, for a job or for the pause between two attempts.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Long enough for a busy machine; what is there is not waited for.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/results/e2e.json' }]],
  use: {
    baseURL: process.env['E2E_ADDRESS'] ?? '',
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // About once in thirty runs, requests of a page whose service worker has just activated bypass `page.route`. The
    // service worker's own test allows it.
    serviceWorkers: 'block',
    // Tracing every test takes a third of the time. A failed test names its step anyway; E2E_TRACE=1 records traces.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureBrowser(), args: browserArgs },
  },
});
