import { test as base } from 'playwright/test';

export { expect } from 'playwright/test';

/** Closes the windows a test opened. Left open, dozens of them would keep listening and rendering, and slow down
 *  later tests. */
export const test = base.extend<{ closed: undefined }>({
  closed: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map(context => context.close()));
    },
    { auto: true },
  ],
});
