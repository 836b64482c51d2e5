import { openAs } from './desk';
import { expect, test } from './test';

test('a colleague who is mentioned finds the comment at the bell [XR-055.l]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'collections.agent');
  await page.goto('/loan-management/collections/');
  await page.locator('tbody tr[data-index]').first().click();
  await page.waitForURL(/collections\/\d+$/);
  const loan = new URL(page.url()).pathname;
  await expect(page.getByRole('tab', { name: 'Comments' })).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Add Comment' });
  await dialog.getByRole('combobox', { name: /^Disposition code/ }).click();
  await page.getByRole('option', { name: 'Busy' }).click();
  await dialog.getByRole('radio', { name: 'Good' }).click();
  const text = dialog.getByRole('textbox', { name: /^Comment/ });
  await text.pressSequentially('Asks for a waiver, @coll');
  await dialog.getByRole('option', { name: /^Collections Admin/ }).click();
  await expect(text).toHaveValue('Asks for a waiver, @Collections Admin ');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();

  const admin = await openAs(browser, request, 'collections.admin');
  await admin.page.goto('/loan-management/collections/');
  await admin.page.getByRole('button', { name: 'Mentions, 1 unread' }).click();
  await admin.page.getByRole('link', { name: /Asks for a waiver/ }).click();
  await expect(admin.page).toHaveURL(`${loan}?tab=comments`);
  await expect(admin.page.getByRole('grid', { name: 'Comments / Feedback' })).toContainText(
    'Collections Agent',
  );
  await expect(admin.page.getByRole('button', { name: 'Mentions', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(page.getByRole('button', { name: 'Mentions', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
