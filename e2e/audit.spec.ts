import { readFile } from 'node:fs/promises';
import { openAs, unassignedLoan } from './desk';
import { expect, test } from './test';

test('a super user finds in the audit who took a loan, sees it before and after, and saves the list', async ({
  browser,
  request,
}) => {
  const taker = await openAs(browser, request, 'credit.admin');
  const { loanId } = await unassignedLoan(taker.api, 26);
  expect((await taker.api.post(`/credit-dashboard/loans/${loanId}/assign`)).status()).toBe(200);
  const name = taker.api.user.fullName;

  // The whole history of the loan, from its header.
  const { page } = await openAs(browser, request, 'super');
  await page.goto(`/credit/loans/${loanId}/`);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(`/admin/audit?loan=${loanId}`);
  const list = page.getByRole('grid', { name: 'Audit' });
  const taken = list.getByRole('row').filter({ hasText: 'Took a loan' });
  await expect(taken).toHaveCount(1);
  await expect(taken).toContainText(name);
  // Opening the loan a moment ago is part of its history.
  await expect(list.getByRole('row').filter({ hasText: 'Read a loan at credit' }).first()).toBeVisible();
  const cellsOf = async () => (await list.getByRole('row').allTextContents()).slice(1);
  for (const row of await cellsOf()) expect(row).toContain(String(loanId));

  // By person, action and day; the address carries it all.
  const filters = page.getByRole('group', { name: 'Filters' });
  const choose = async (label: string, text: string) => {
    await filters.getByRole('combobox', { name: label, exact: true }).click();
    await page.keyboard.type(text);
    await page.getByRole('option', { name: text }).first().click();
  };
  await choose('Who', name);
  await expect(page).toHaveURL(new RegExp(`actor=${taker.api.user.idString}`));
  await expect(list.getByRole('row').filter({ hasText: 'Read a loan at credit' })).toHaveCount(0);
  await choose('What', 'Took a loan');
  await expect(page).toHaveURL(/action=loan\.assign/);
  await filters.getByRole('button', { name: 'Open the calendar of when' }).click();
  await page.getByRole('button', { name: /^Today, / }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
  await page.keyboard.press('Escape');
  // While the list is read again it has no rows.
  await expect.poll(cellsOf).toEqual([expect.stringContaining('Took a loan')]);
  const address = page.url();
  await page.reload();
  await expect.poll(cellsOf).toEqual([expect.stringContaining(name)]);
  expect(page.url()).toBe(address);
  await expect(taken).toHaveCount(1);

  await page.goto(address.replace(/from=[\d-]+/, 'from=2020-01-01').replace(/&to=[\d-]+/, ''));
  await expect(page.getByText('Nothing that was recorded fits these filters.')).toBeVisible();
  await page.goBack();

  await taken.click();
  const entry = page.getByRole('dialog', { name: 'Took a loan' });
  const value = entry.getByRole('row').filter({ hasText: 'underWriterName' });
  await expect(entry.getByRole('columnheader')).toHaveText(['Field', 'Before', 'After']);
  await expect(value.getByRole('cell').last()).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,loan.assign,${loanId},`);
});
