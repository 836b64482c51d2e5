import { callsOf, logIn, openAs } from './desk';
import { expect, test } from './test';

const stored = () => [localStorage.getItem('jwtToken'), localStorage.getItem('refreshToken')];

test('credit.user lands on the queue [AU-010.a, AU-015.a, SH-048.c]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await logIn(page, 'credit.user');
  await expect(page).toHaveURL('/credit/loans');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Home has a heading, too, and must be gone.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeHidden();
});

test('an expired session on startup goes Home and asks to sign in [AU-008.a, AU-028.a, AU-028.b, AU-028.c]', async ({
  page,
}) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    localStorage.setItem('jwtToken', 'dead');
    localStorage.setItem('refreshToken', 'dead');
  });
  await page.goto('/credit/loans?status=HOLD');
  await expect(page.getByRole('dialog', { name: 'Login Expired' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(stored)).toEqual([null, null]);
  await logIn(page, 'credit.user');
  await expect(page).toHaveURL('/credit/loans?status=HOLD');
});

test('two tabs with the same expired token refresh it only once', async ({ browser, request }) => {
  const { page } = await openAs(browser, request, 'credit.user');
  await page.evaluate(() => localStorage.setItem('jwtToken', 'dead'));
  const other = await page.context().newPage();
  const calls = [page, other].map(callsOf);
  await Promise.all([page.goto('/credit/loans'), other.goto('/credit/loans?status=HOLD')]);
  for (const tab of [page, other]) await expect(tab.getByRole('row').nth(5)).toBeVisible();
  expect(calls.flat().filter(call => call.includes('refresh-token'))).toHaveLength(1);
});

test('logout goes Home, removes both tokens and reaches the other tab [AU-021.a, AU-021.b, SH-031.c, SH-031.d, SH-032.a, SH-048.a]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'support.user');
  await page.goto('/loan-management/search/');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/loan-management/search/');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  const loggedOut = page.waitForResponse('**/api/v1/auth/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(await page.evaluate(stored)).toEqual([null, null]);
  await expect(other).toHaveURL('/');
  expect((await loggedOut).status()).toBe(200);
  // The server has ended the session too: the refresh token is rejected.
  const again = await request.post('/api/v1/auth/refresh-token', {
    data: { refreshToken: api.refreshToken },
  });
  expect(again.status()).toBe(401);
  // What was read is gone too: Back asks who it is, and shows no loan.
  await page.goBack();
  await expect(page).toHaveURL('/loan-management/search/');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page.locator('tr')).toHaveCount(0);
});
