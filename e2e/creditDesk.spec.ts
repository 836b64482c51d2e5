import {
  apiAs,
  decisionForm,
  fillHold,
  loanOpened,
  logIn,
  openAs,
  ownLoan,
  rowOf,
  showRail,
  unassignedLoan,
} from './desk';
import { expect, test } from './test';

test('from sign-in to a decision, and back to the same place [CR-196.a]', async ({ page, request }) => {
  const api = await apiAs(request, 'credit.user');
  const mine = await unassignedLoan(api, 0);
  const { data } = await api.queue('status=PENDING&owner=unassigned&count=100');
  const place = data.findIndex(row => row.loanId === mine.loanId);
  const address = `/credit/loans?status=PENDING&owner=unassigned${place < 25 ? '' : `&page=${Math.floor(place / 25) + 1}`}`;

  await page.goto(address);
  await logIn(page, 'credit.user');
  await expect(page).toHaveURL(address);
  await rowOf(page, mine.loanId).click();
  await loanOpened(page, mine.loanId);
  expect((await api.queue(`loanId=${mine.loanId}`)).data[0]?.underWriterId).toBe(api.user.idString);
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Full name')).toBeVisible();

  const notes = page.getByRole('region', { name: 'Comments and notes' });
  await showRail(page, 'Notes');
  await notes.getByRole('textbox', { name: 'Comment' }).fill('Salary slip of October asked for');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(
    notes.getByRole('listitem').filter({ hasText: 'Salary slip of October asked for' }),
  ).toBeVisible();
  await expect(notes.getByRole('textbox', { name: 'Comment' })).toHaveValue('');

  await fillHold(page);
  await decisionForm(page)
    .getByRole('button', { name: /Submit decision/ })
    .click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('status').filter({ hasText: String(mine.loanId) })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search by loan id' });
  await page.goto('/credit/loans');
  await search.fill(String(mine.loanId));
  await expect(rowOf(page, mine.loanId)).toContainText('On hold');
});

test('during an outage a decision is sent again by its key, and later by the press after it, too', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoan(api, 3);
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  const keys: (string | undefined)[] = [];
  await page.route('**/process-application', route => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length < 6 ? route.abort() : route.continue();
  });
  await fillHold(page);
  const submit = decisionForm(page).getByRole('button', { name: /Submit decision/ });
  await submit.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(keys).toHaveLength(4);
  await page.keyboard.press('Escape');
  await submit.click();
  await expect(page).toHaveURL('/credit/loans');
  expect(keys).toHaveLength(6);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
});

test('the keyboard alone goes from the queue into a loan and back to its row', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.user');
  await page.goto('/credit/loans?owner=mine&status=REJECTED');
  const rows = page.getByRole('row');
  await expect(rows.nth(4)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.nth(2)).toBeFocused();
  const words = await rows.nth(2).innerText();
  await page.keyboard.press('Enter');
  await expect(decisionForm(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/credit/loans?owner=mine&status=REJECTED');
  await expect(rows.nth(2)).toBeFocused();
  expect(await rows.nth(2).innerText()).toBe(words);
});

test('the scroll of the queue is where it was left', async ({ browser, request }) => {
  const { page } = await openAs(browser, request, 'credit.user');
  await page.setViewportSize({ width: 1440, height: 560 });
  await page.goto('/credit/loans?owner=mine&status=REJECTED');
  await expect(page.getByRole('row').nth(25)).toBeAttached();
  await page.getByRole('row').nth(22).scrollIntoViewIfNeeded();
  const scrolled = () => page.locator('#page [data-scroller]').evaluate(box => box.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await page.getByRole('row').nth(22).click();
  await expect(decisionForm(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row').nth(22)).toBeFocused();
  expect(await scrolled()).toBe(before);
});

test('an invalid address shows an error and a way back', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  await page.goto('/credit/loans?status=SOLD');
  await expect(page.getByText('There is no status “SOLD”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all cases' }).click();
  await expect(page).toHaveURL('/credit/loans');
  await expect(page.getByRole('row').nth(25)).toBeAttached();

  const { loanId } = await ownLoan(api, 17);
  await page.goto(`/credit/loans/${loanId}/?tab=salary`);
  await loanOpened(page, loanId);
  await expect(page.getByText('There is no tab “salary”')).toBeVisible();
  await page.getByRole('button', { name: 'Open Profile' }).click();
  await expect(page).toHaveURL(`/credit/loans/${loanId}/`);
  // Typed by hand, in different case.
  await page.goto(`/credit/loans/${loanId}/?tab=KYCNEW`);
  await loanOpened(page, loanId);
  await expect(page.getByRole('tab', { name: 'KYC New' })).toHaveAttribute('aria-selected', 'true');
});
