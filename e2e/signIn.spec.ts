import { callsOf, emailOf, logIn, type Mailbox, openAs, password } from './desk';
import { expect, test } from './test';

const stored = () => [localStorage.getItem('jwtToken'), localStorage.getItem('refreshToken')];

for (const [mailbox, address] of [
  ['credit.user', '/credit/loans'],
  ['support.user', '/loan-management/search/'],
  ['collections.agent', '/loan-management/collections/'],
  ['vas', '/vas/vas-feedback'],
] as const) {
  test(`${mailbox} lands on ${address} [AU-010.a, AU-015.a, AU-016.a, AU-017.a, AU-017.b, SH-048.c]`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await logIn(page, mailbox);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog')).toBeHidden();
    // Home has a heading, too, and must be gone.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeHidden();
  });
}

test('a click outside does not close the dialog [AU-001.a, AU-002.a, AU-006.b]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('the address is kept through sign-in [SH-002.c]', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/credit/loans?status=HOLD&page=2');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('No role')).toHaveCount(0);
  expect(calls.filter(call => call.includes('credit-dashboard'))).toEqual([]);
  await logIn(page, 'credit.user');
  await expect(page.getByRole('heading', { name: 'On Hold Cases' })).toBeVisible();
  await expect(page).toHaveURL('/credit/loans?status=HOLD&page=2');
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

test('an expired access token is refreshed once, without the user noticing [AU-023.a, AU-025.b]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.user');
  await page.evaluate(() => localStorage.setItem('jwtToken', 'dead'));
  const calls = callsOf(page);
  await page.goto('/credit/loans');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect(calls.filter(call => call.includes('refresh-token'))).toHaveLength(1);
  expect(await page.evaluate(stored)).not.toContain('dead');
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

test('a new account waits for its approval [AU-037.a, AU-040.a]', async ({ page }) => {
  const email = `meera.pillai.${Date.now()}@lender.example`;
  await page.goto('/');
  const submit = page.getByRole('button', { name: 'Sign up' });
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Pillai');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('nine chars and more');
  await submit.click();
  await expect(
    page.getByText('Sign up successful. Please wait for account approval from admin'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('nine chars and more');
  const answered = page.waitForResponse('**/api/v1/auth/login');
  await dialog.getByRole('button', { name: 'Login' }).click();
  expect((await answered).ok()).toBe(false);
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(stored)).toEqual([null, null]);
});

test('signs in with the keyboard alone [AU-005.a, AU-005.b]', async ({ page }) => {
  const mailbox: Mailbox = 'credit.user';
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(emailOf(mailbox));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  const field = page.getByRole('dialog').getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /show password/i })
    .click();
  await expect(field).toHaveAttribute('type', 'text');
  await field.press('Enter');
  await expect(page).toHaveURL('/credit/loans');
});
