import { test as base } from 'playwright/test';

export { expect } from 'playwright/test';

/** The tests' own `test`: the windows a test opened are closed behind it. Left open they would go on listening to the
 *  server and drawing, dozens by the end of a run, and slow down every journey after them. */
export const test = base.extend<{ closed: undefined }>({
  closed: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map(context => context.close()));
    },
    { auto: true },
  ],
});
