import { logIn, openAs, password } from './desk';
import { expect, test } from './test';

test('a person sees where they are signed in and signs out another browser', async ({ browser, request }) => {
  // Nobody else of these tests: what signs in meanwhile would be signed out, or stand in the list.
  const here = await openAs(browser, request, 'collections.admin');
  const there = await openAs(browser, request, 'collections.admin');
  await here.page.goto('/loan-management/collections/');
  await here.page.getByRole('link', { name: here.api.user.fullName }).click();
  await expect(here.page).toHaveURL('/account');
  const rows = here.page.getByRole('table', { name: 'Sessions' }).getByRole('row');
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
  await here.page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(rows).toHaveCount(2);
  const refused = await request.get('/api/v1/users/get-profile/', {
    headers: { authorization: `Bearer ${there.api.token}` },
  });
  expect(refused.status()).toBe(401);
  await here.page.reload();
  await expect(rows).toHaveCount(2);
});

test('a super user’s link sets a new password once, and the person changes it themselves', async ({
  browser,
  request,
  page,
}) => {
  const { page: admin, api } = await openAs(browser, request, 'super');
  const { data } = await api.get('/admin/staff');
  const vas = data.staff.find((person: { email: string }) => person.email === 'vas@lender.example');
  await admin.goto(`/admin/staff?person=${vas.idString}`);
  await admin.getByRole('button', { name: 'Link for a new password' }).click();
  const address = (await admin.getByText(/reset-password#/).textContent()) ?? '';

  await page.goto(new URL(address).pathname + new URL(address).hash);
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Min 8 characters')).toBeVisible();
  await field.fill('a password for one day');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  // Only the part behind the # would change: the browser would not load the page anew.
  await page.goto('/about');
  await page.goto(new URL(address).pathname + new URL(address).hash);
  await field.fill('somebody else’s password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/This link was used already/)).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  await logIn(page, 'vas', 'a password for one day');
  await expect(page).toHaveURL('/vas/vas-feedback');
  await page.goto('/account');
  await page.getByLabel('Current password', { exact: true }).fill('a password for one day');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed. Other browsers were signed out.')).toBeVisible();
});
