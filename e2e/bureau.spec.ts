import type { Page } from 'playwright/test';
import { apiAs, callsOf, loanEnding, loanOpened, openAs, showRail } from './desk';
import { expect, test } from './test';

async function openTab(page: Page, loanId: number, tab: string) {
  await page.goto(`/credit/loans/${loanId}/?tab=${tab}`);
  await loanOpened(page, loanId);
}

const fetchBureau = (page: Page) => page.getByRole('button', { name: 'Fetch Bureau' });
const fetchCibil = (page: Page) => page.getByRole('button', { name: 'Fetch cibil' });
const bureauOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an Equifax report arrives on the open screen by itself, and is there after a reload [CR-070.a, CR-072.a]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const loanId = await loanEnding(api, 5, 'equifax');
  await openTab(page, loanId, 'equifax');
  await expect(page.getByText('Equifax Report not fetched')).toBeVisible();
  const note = page.getByRole('textbox', { name: 'Comment' });
  await showRail(page, 'Notes');
  await note.fill('Half a sentence');
  await fetchBureau(page).click();
  await expect(page.getByText('Bureau Fetch initiated. Please check after some time')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));

  await expect(page.getByRole('meter', { name: 'Score' })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('body')).toHaveAttribute('data-same-page', 'yes');
  await expect(bureauOf(page, 'Equifax').getByText('Fetched')).toBeVisible();
  await expect(fetchBureau(page)).toBeDisabled();
  // Text typed in the meantime is still there.
  await expect(note).toHaveValue('Half a sentence');

  await page.reload();
  await expect(page.getByRole('meter', { name: 'Score' })).toBeVisible();
  await expect(fetchBureau(page)).toBeDisabled();
});

test('a report that arrives while another tab is open is loaded when its own tab is opened', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const loanId = await loanEnding(api, 7, 'equifax');
  const calls = callsOf(page);
  const reads = (part: string) => calls.filter(call => call.includes(`sections=${part}`)).length;
  const watching = page.waitForResponse(/\/events(\?|$)/);
  await openTab(page, loanId, 'equifax');
  await watching;
  await fetchBureau(page).click();
  await expect(page.getByText('Bureau Fetch initiated. Please check after some time')).toBeVisible();
  await page.getByRole('tab', { name: 'Profile' }).click();
  const before = { core: reads('core'), bureau: reads('bureau') };

  // The event for the report has arrived: only the loan's core is reloaded, for the header.
  await expect.poll(() => reads('core'), { timeout: 20_000 }).toBeGreaterThan(before.core);
  expect(reads('bureau')).toBe(before.bureau);
  await page.getByRole('tab', { name: 'Equifax' }).click();
  await expect(page.getByRole('meter', { name: 'Score' })).toBeVisible();
  expect(reads('bureau')).toBe(before.bureau + 1);
});

test('somebody else’s fetch shows on my screen [CR-056.a]', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const loanId = await loanEnding(api, 6, 'cibil');
  const watching = page.waitForResponse(/\/events(\?|$)/);
  await openTab(page, loanId, 'CIBIL');
  await watching;
  const other = await apiAs(request, 'super');
  expect((await other.post(`/credit-dashboard/fetch-cibil-report/${loanId}`)).status()).toBe(200);
  await expect(bureauOf(page, 'CIBIL').getByText('Initiated')).toBeVisible();
  await expect(fetchCibil(page)).toBeDisabled();
  await expect(page.getByRole('meter', { name: 'Score' })).toBeVisible({ timeout: 20_000 });
});

test('CIBIL asks for a last name, gets it and returns the report [CR-057.a, CR-058.a, CR-060.c, CR-061.a, CR-061.d]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const loanId = await loanEnding(api, 55, 'cibil');
  await openTab(page, loanId, 'CIBIL');
  await fetchCibil(page).click();
  const dialog = page.getByRole('dialog', { name: 'Last Name' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(fetchCibil(page)).toBeEnabled();

  await fetchCibil(page).click();
  await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Velankanniar');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await expect(fetchCibil(page)).toBeDisabled();
  await expect(page.getByRole('meter', { name: 'Score' })).toBeVisible({ timeout: 20_000 });
  await expect(bureauOf(page, 'CIBIL').getByText('Fetched')).toBeVisible();
  await expect(fetchCibil(page)).toBeDisabled();
});

test('why there is no report is shown when it arrives, and after a reload', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const loanId = await loanEnding(api, 11, 'equifax');
  await openTab(page, loanId, 'equifax');
  await fetchBureau(page).click();
  const words = page.getByText('Consumer not found in bureau');
  await expect(words).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(words).toBeVisible();
  await expect(fetchBureau(page)).toBeEnabled();
});
