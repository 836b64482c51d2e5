import type { Page } from 'playwright/test';
import { blockEvents, openAs, showRail } from './desk';
import { expect, test } from './test';

/** Requests of a page other than those for signing in. */
function watchData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/v1/auth/')) asked.push(pathname);
  });
  return asked;
}

test('Home and About are open to everybody [SH-003.a, SH-003.b, SH-004.a, SH-004.b, SH-005.a, SH-005.b, SH-002.b]', async ({
  page,
}) => {
  const asked = watchData(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Lending Desk' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(asked).toEqual([]);
});

test('a signed-out visitor at any page is asked to sign in and sees nothing [SH-002.a, SH-002.d, SH-042.b]', async ({
  page,
}) => {
  const asked = watchData(page);
  for (const address of [
    '/credit/loans',
    '/credit/loans/100001/',
    '/credit/export-loans/',
    '/loan-management/search/',
    '/loan-management/export-loans/',
    '/loan-management/collections/',
    '/vas/vas-feedback',
    '/florence-club/horoscope',
    '/admin/staff',
    '/admin/audit',
    '/admin/operations',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
    expect(asked).toEqual([]);
    // The shell behind the dialog has its sidebar and nothing in it.
    const nav = page.getByRole('navigation', { name: 'Main', includeHidden: true });
    await expect(nav).toHaveCount(1);
    await expect(nav.locator('a')).toHaveCount(0);
    await expect(page.locator('main')).toBeEmpty();
  }
});

test('the shell is sidebar, login dialog and snackbar [SH-042.a, SH-042.b, SH-042.c]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { data } = await api.queue('owner=mine&status=PENDING');
  await blockEvents(page);
  await page.goto(`/credit/loans/${data[0]?.loanId}/`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await showRail(page, 'Notes');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Asked for the October slip.');
  // The session ends without the page's knowledge; its next request discovers it.
  await api.post('/auth/logout');
  // By its key: a click would wait for ever for a button behind the dialog, where telling that somebody types was the
  // next request.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Login Expired' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toBeAttached();
  await expect(page.locator('[aria-live]').first()).toBeAttached();
  await page.context().close();
});
