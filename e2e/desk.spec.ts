import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { loanOpened, openAs, ownLoan } from './desk';
import { expect, test } from './test';

test('the theme is remembered and applied before the first paint', async ({ browser, request }) => {
  const { page } = await openAs(browser, request, 'support.user');
  await page.goto('/loan-management/search/');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
});

test('a page whose files fail to load shows an error and offers to reload [SH-005.c]', async ({ page }) => {
  const arrived = new Set<string>();
  page.on('requestfinished', request => arrived.add(request.url()));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  // Lets Home's own files through and blocks those loaded on demand.
  await page.route('**/assets/*', route =>
    arrived.has(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto('/about');
  await expect(page.getByText('chunk load error')).toBeVisible();
  await page.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'About Lending Desk' })).toBeVisible();
});

/** From now on the files that this page has not loaded yet are gone, as after a new release. */
async function filesGone(page: Page, arrived: ReadonlySet<string>) {
  await page.route('**/assets/*', route =>
    arrived.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  );
}

function watchArrived(page: Page): ReadonlySet<string> {
  const arrived = new Set<string>();
  page.on('requestfinished', request => arrived.add(request.url()));
  return arrived;
}

test('a page whose files are gone after a new release opens with Reload [XR-130.c]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.user');
  const arrived = watchArrived(page);
  await page.goto('/credit/loans');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await filesGone(page, arrived);
  await page.getByRole('link', { name: 'Export' }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Cases' })).toBeVisible();
  // The page that is read again names the new files.
  await page.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL('/credit/export-loans/');
  await expect(page.getByRole('heading', { level: 1, name: 'Export application details' })).toBeVisible();
});

test('a tab whose files are gone says so beside the rest of the loan, and is there after Reload [XR-130.c]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoan(api, 20);
  const files = '**/assets/perfios-*.js';
  await page.route(files, route => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(`/credit/loans/${loanId}/?tab=Perfios`);
  await loanOpened(page, loanId);
  const failed = page.getByText('This page could not be loaded');
  await expect(failed).toBeVisible();
  await expect(page.getByRole('form', { name: 'Decision' })).toBeVisible();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Rules' })).toBeVisible();
  await expect(failed).toBeHidden();
  await page.getByRole('tab', { name: 'Perfios' }).click();
  await expect(failed).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Perfios' })).toContainText(/statement/i);
  await expect(failed).toHaveCount(0);
});

test('slow files show a line of progress, and after 120 seconds the chunk error [SH-046.a, SH-047.a]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.user');
  const arrived = watchArrived(page);
  await page.clock.install();
  await page.goto('/credit/loans');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.route('**/assets/*', route =>
    arrived.has(route.request().url()) ? route.continue() : undefined,
  );
  await page.getByRole('link', { name: 'Export' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  // The page's clock also runs by itself, so some seconds are left for a slow machine.
  await page.clock.runFor(100_000);
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(page.getByText('chunk load error')).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(page.getByText('chunk load error')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
});

test('a login dialog whose files are gone says so and opens after Reload [XR-130.c]', async ({ page }) => {
  let gone = 0;
  await page.route('**/assets/signin-*', route => {
    gone += 1;
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.goto('/credit/loans');
  await expect(page.getByText('chunk load error')).toBeVisible();
  expect(gone).toBeGreaterThan(0);
  await page.unroute('**/assets/signin-*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/credit/loans');
});

test('the palette finds a customer’s loan by id, phone and e-mail, and actions', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'support.user');
  const email = 'customer.7@mail.example';
  const found = await (await api.post('/customer-service/search-loan', { email })).json();
  const { loanId, personalDetails } = found.data.loans[0];
  const phone = String(personalDetails.primaryPhoneNumber);
  await page.goto('/loan-management/search/');
  for (const typed of [String(loanId), `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`, email]) {
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(typed);
    await page.getByRole('option', { name: `Loan ${loanId} of ${personalDetails.fullName}` }).click();
    await expect(page).toHaveURL(`/loan-management/loans/${loanId}`);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Customer Search' })
      .click();
  }
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the service worker keeps the built files and their page, and no answer of the server [SH-043.a]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.user', { serviceWorkers: 'allow' });
  await page.goto('/credit/loans');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('assets');
    return (await cache.keys()).map(asked => new URL(asked.url).pathname);
  });
  expect(kept.filter(path => !path.startsWith('/assets/')).toSorted()).toEqual(['/index.html', '/theme.js']);
  expect(kept.length).toBeGreaterThan(2);
});

test('a reload without a network shows the product, which says so and goes on when there is one [XR-034.c]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.user', { serviceWorkers: 'allow' });
  await page.goto('/credit/loans?status=HOLD');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Once through the worker, which is then there for all of the page's files.
  await page.reload();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The desk cannot be reached' })).toBeVisible();
  await expect(page.getByText('There is no network')).toBeVisible();
  await expect(page).toHaveURL('/credit/loans?status=HOLD');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});

test('a new release is announced on the open page, and Reload brings it [XR-034.a]', async ({
  browser,
  request,
}) => {
  await test.step('the worker of each release has its own name, from the files the page names', async () => {
    const [worker = '', start = ''] = await Promise.all(
      ['/sw.js', '/index.html'].map(async path => (await request.get(path)).text()),
    );
    const release = createHash('sha256').update(start).digest('hex').slice(0, 16);
    expect(worker).toContain(`// Release ${release}`);
  });
  const { page } = await openAs(browser, request, 'support.user', { serviceWorkers: 'allow' });
  await page.goto('/loan-management/search/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // As on a page of the release before: it has a script that the server's page does not name.
    const before = document.createElement('script');
    before.type = 'module';
    document.body.append(before);
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  });
  await expect(page.getByText('A new version is available')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('A new version is available')).toBeHidden();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});

test('opening a page moves focus to its heading and sets the window’s title', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'support.user');
  await page.goto('/loan-management/search/');
  await page.getByRole('link', { name: 'Export Loans' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Export loans · Lending Desk');
});
