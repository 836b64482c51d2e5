import {
  chosenReasons,
  apiAs,
  decisionForm,
  fillHold,
  loanOpened,
  openAs,
  showRail,
  unassignedLoan,
} from './desk';
import { expect, test } from './test';

test('somebody signs up, waits, is approved, works, and loses their roles without losing what they typed [AU-015.a, AU-037.a, AU-040.a, AU-040.b]', async ({
  browser,
  request,
  page,
}) => {
  const name = `Deepa Pillai ${Date.now()}`;
  const email = `deepa.pillai.${Date.now()}@lender.example`;
  const secret = 'nine chars and more';
  const dialog = page.getByRole('dialog');
  const logIn = async () => {
    await page.getByRole('button', { name: 'Log In' }).click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(secret);
    await dialog.getByRole('button', { name: 'Login' }).click();
  };

  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(
    page.getByText('Sign up successful. Please wait for account approval from admin'),
  ).toBeVisible();
  await logIn();
  await expect(dialog.getByRole('alert')).toHaveText('Your account is awaiting approval');

  const admin = (await openAs(browser, request, 'super')).page;
  await admin.goto('/admin/staff?state=pending');
  const account = admin.getByRole('dialog', { name });
  const open = () => admin.getByRole('row').filter({ hasText: email }).click();
  await open();
  await account.getByRole('checkbox', { name: 'Underwriter' }).check();
  await account.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText(`${name} can sign in`)).toBeVisible();
  await expect(account).toBeHidden();

  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/credit/loans');
  await expect(page.getByRole('row').nth(5)).toBeVisible();

  // A loan of theirs, with half a decision in it.
  const signed = await request.post('/api/v1/auth/login', { data: { email, password: secret } });
  const { token } = (await signed.json()).data;
  const { loanId } = await unassignedLoan(await apiAs(request, 'credit.user'), 25);
  const taken = await request.post(`/api/v1/credit-dashboard/loans/${loanId}/assign`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(taken.status()).toBe(200);
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  await fillHold(page);
  await showRail(page, 'Notes');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Half a thought');

  await admin.goto('/admin/staff');
  await admin.getByRole('searchbox').fill(email);
  await open();
  await account.getByRole('checkbox', { name: 'Underwriter' }).uncheck();
  await account.getByRole('checkbox', { name: 'Value-added services' }).check();
  await account.getByRole('button', { name: 'Save roles' }).click();
  await expect(admin.getByText(`The roles of ${name} were changed`)).toBeVisible();

  await showRail(page, 'Decision');
  await decisionForm(page)
    .getByRole('button', { name: /Submit decision/ })
    .click();
  const refused = page.getByRole('alertdialog', { name: 'Error Occurred' });
  await expect(refused).toContainText('You do not have permission to perform this action');
  await refused.getByRole('button', { name: 'Close' }).click();
  await expect(refused).toBeHidden();
  await expect(decisionForm(page).getByRole('radio', { name: 'On hold' })).toBeChecked();
  await expect(chosenReasons(page).getByText('Latest salary slip required')).toBeVisible();
  await showRail(page, 'Notes');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a thought');
});

test('a super user cannot change their own account, and ends the sessions of somebody else at once', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'super');
  await page.goto(`/admin/staff?person=${api.user.idString}`);
  const own = page.getByRole('dialog', { name: api.user.fullName });
  await expect(own.getByRole('checkbox', { name: 'Super user' })).toBeDisabled();
  await expect(own.getByText('You cannot change your own account').first()).toBeVisible();

  const other = await openAs(browser, request, 'collections.agent');
  await page.goto(`/admin/staff?person=${other.api.user.idString}`);
  await page.getByRole('button', { name: 'End all sessions…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText('was signed out everywhere')).toBeVisible();
  const profile = await request.get('/api/v1/users/get-profile/', {
    headers: { authorization: `Bearer ${other.api.token}` },
  });
  expect(profile.status()).toBe(401);
});
