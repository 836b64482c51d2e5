import { openAs } from './desk';
import { expect, test } from './test';

test('a saved view survives a reload, its link shows a colleague the same rows, and it can be removed [XR-010.d]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'support.user', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/loan-management/search/');
  const views = page.getByRole('region', { name: 'Saved views' });
  await expect(views.getByText('No saved view yet.')).toBeVisible();
  await expect(views.getByRole('button', { name: 'Save this view' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const status = page.getByRole('group', { name: 'Status' });
  await status.getByRole('combobox', { name: 'Approval status' }).click();
  await page.getByRole('option', { name: 'Disbursed' }).click();
  await status.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page).toHaveURL('/loan-management/search/?status=DISBURSED');

  await views.getByRole('button', { name: 'Save this view' }).click();
  await views.getByRole('textbox', { name: 'Name of the view' }).fill('Paid out');
  await page.keyboard.press('Enter');
  const saved = views.getByRole('button', { name: 'Paid out', exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/loan-management/search/');
  await expect(saved).toHaveAttribute('aria-pressed', 'false');
  await saved.click();
  await expect(page).toHaveURL('/loan-management/search/?status=DISBURSED');
  await expect(status.getByRole('combobox', { name: 'Approval status' })).toContainText('Disbursed');
  const rows = page.getByRole('grid', { name: 'Loans' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Disbursed');
  const seen = await rows.allTextContents();
  await views.getByRole('button', { name: 'Copy link to this view' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const colleague = await openAs(browser, request, 'support.admin');
  await colleague.page.goto(link);
  const theirs = colleague.page.getByRole('grid', { name: 'Loans' }).getByRole('row');
  await expect(theirs.nth(1)).toContainText('Disbursed');
  expect(await theirs.allTextContents()).toEqual(seen);
  // The view itself is the first person's own.
  await expect(colleague.page.getByText('No saved view yet.')).toBeVisible();

  await views.getByRole('button', { name: 'Remove view Paid out' }).click();
  await expect(views.getByText('No saved view yet.')).toBeVisible();
  await page.reload();
  await expect(views.getByText('No saved view yet.')).toBeVisible();
});
