import type { Request } from 'playwright/test';
import { apiAs, openAs } from './desk';
import { expect, test } from './test';

test('the newest words win over a search that is running, and Back and a reload return to a search', async ({
  browser,
  request,
}) => {
  const support = await apiAs(request, 'support.user');
  const list = await support.get('/customer-service/loans');
  const [first, second] = [list.data.loans[1], list.data.loans[2]];
  const { page } = await openAs(browser, request, 'support.user');
  await page.goto('/loan-management/search/?page=2');
  const form = page.getByRole('form', { name: 'Search' });
  const box = form.getByRole('searchbox', { name: 'Search text' });
  const found = page.getByRole('grid', { name: 'Loans found' });
  const rowOf = (loanId: number) => found.getByRole('row').filter({ hasText: String(loanId) });
  // The first answer is kept back until the second one is shown.
  let answer = () => {};
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  const asksForFirst = (asked: Request) => asked.postData()?.includes(String(first.loanId)) ?? false;
  await page.route('**/search-loan', async route => {
    if (asksForFirst(route.request())) await held;
    await route.continue().catch(() => undefined);
  });
  const cancelled = page.waitForEvent('requestfailed', asksForFirst);
  await form.getByRole('combobox', { name: 'Search by' }).click();
  await page.getByRole('option', { name: 'Loan Id' }).click();
  await box.fill(String(first.loanId));
  await box.press('Enter');
  await expect(page.getByText(`Searched by Loan Id ${first.loanId}`)).toBeVisible();
  await box.fill(String(second.loanId));
  await box.press('Enter');
  await cancelled;
  await expect(rowOf(second.loanId)).toBeVisible();
  answer();
  await expect(page.getByText(`Searched by Loan Id ${second.loanId}`)).toBeVisible();
  await expect(rowOf(first.loanId)).toHaveCount(0);
  await page.unroute('**/search-loan');

  await page.reload();
  await expect(rowOf(second.loanId)).toBeVisible();
  await expect(box).toHaveValue(String(second.loanId));
  await rowOf(second.loanId).click();
  await expect(page).toHaveURL(`/loan-management/loans/${second.loanId}`);
  await page.goBack();
  await expect(rowOf(second.loanId)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Searched by Loan Id ${first.loanId}`)).toBeVisible();
  await expect(box).toHaveValue(String(first.loanId));
  await expect(rowOf(first.loanId)).toBeVisible();
  await page.getByRole('button', { name: 'Show all loans' }).click();
  await expect(page).toHaveURL('/loan-management/search/?page=2');
});
