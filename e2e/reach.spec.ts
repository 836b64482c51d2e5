import type { Page } from 'playwright/test';
import { demoLoanId } from '../packages/sandbox/src/demo/demoCases';
import { openAs } from './desk';
import { outOfReach } from './reach';
import { expect, test } from './test';

/** The mock-ups, a small laptop, a tablet, and a phone or a window zoomed to 400 %. */
const windows = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [320, 640],
] as const;

/** What lies out of reach on the open page, in each window, with the place it is in. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const address = new URL(page.url());
  await expect(page.locator('#page h1, main h1').first()).toBeVisible();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('#page [data-skeleton]')).toHaveCount(0);
    // What follows the window, such as the columns that stay, does so by the next frames.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const fault of await page.evaluate(outOfReach))
      faults.push(`${address.pathname}${address.search} at ${width} px: ${fault}`);
  }
  const [width, height] = windows[0];
  await page.setViewportSize({ width, height });
  return faults;
}

/** The tabs of an open loan; those of the rail beside it have no address. */
const tabsOf = (page: Page) => page.locator('[role=tab][href]');

async function disbursedId(api: Awaited<ReturnType<typeof openAs>>['api']): Promise<number> {
  const [row] = (await api.queue('status=DISBURSED&count=1')).data;
  if (!row) throw new Error('No loan is disbursed');
  return row.loanId;
}

for (const desk of ['credit', 'support', 'collections'] as const) {
  test(`nothing that can be pressed lies out of reach on a loan at ${desk}, at any width`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000);
    const { page, api } = await openAs(browser, request, 'super');
    const lent = await disbursedId(api);
    const loans = {
      credit: `/credit/loans/${demoLoanId('thickReport')}/`,
      support: `/loan-management/loans/${lent}`,
      collections: `/loan-management/collections/${lent}`,
    };
    const faults: string[] = [];
    await page.goto(loans[desk]);
    await expect(tabsOf(page).first()).toBeVisible();
    for (const tab of await tabsOf(page).all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      faults.push(...(await faultsOf(page)));
    }
    expect(faults).toEqual([]);
  });
}

test('nothing that can be pressed lies out of reach on a list or a small desk, at any width', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const { page } = await openAs(browser, request, 'super');
  const faults: string[] = [];
  for (const address of [
    '/credit/loans',
    '/credit/export-loans/',
    '/loan-management/search/',
    `/loan-management/customer-loans/9000021262`,
    '/loan-management/export-loans/',
    '/loan-management/export-application-details/',
    '/loan-management/collections/',
    '/loan-management/collections/next',
    '/loan-management/collections/approvals',
    '/loan-management/collections/nach',
    '/loan-management/collections/cash-book',
    '/vas/vas-feedback',
    '/florence-club/horoscope?date=2026-11-23',
    '/account',
    '/admin/staff',
    '/admin/audit',
    '/admin/settings',
    '/admin/operations',
  ]) {
    await page.goto(address);
    faults.push(...(await faultsOf(page)));
  }
  expect(faults).toEqual([]);
});
