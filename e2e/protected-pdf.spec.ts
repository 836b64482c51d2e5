import { demoLoanId } from '../packages/sandbox/src/demo/demoCases';
import { loanOpened, openAs } from './desk';
import { expect, test } from './test';

const loanId = demoLoanId('bounces');

test('a protected statement opens with the stored password, and with the one that is typed', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  await page.goto(`/credit/loans/${loanId}/?tab=Docs`);
  await loanOpened(page, loanId);
  const row = page.getByRole('table', { name: 'Bank statements' }).getByRole('row').nth(1);
  const opener = row.getByRole('button', { name: /^Open Bank statement/ });
  const viewer = page.getByRole('dialog', { name: /^Bank statement/ });
  const field = viewer.getByRole('textbox', { name: 'Password' });
  const sheet = viewer.locator('canvas[data-drawn]');

  await test.step('with the stored one', async () => {
    await opener.click();
    await expect(viewer.getByText('This PDF is protected with a password')).toBeVisible();
    await viewer.getByRole('button', { name: 'Use the stored password' }).click();
    await expect(sheet).toBeVisible();
    await expect(viewer.getByText(/Statement of account/)).toBeAttached();
    // How long six months are depends on the day of the demonstration.
    await expect(viewer.getByText(/^1 \/ [23]$/)).toBeVisible();
  });

  await test.step('closed, it is locked again; a wrong one does not open it', async () => {
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('nobody0000');
    await page.keyboard.press('Enter');
    await expect(viewer.getByText('This password does not open the file').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('with the one its row shows, typed', async () => {
    await row.getByRole('button', { name: /^Show password/ }).click();
    await expect(row.getByRole('button', { name: 'Copy password' })).toBeVisible();
    const shown = await row.getByRole('cell').nth(1).textContent();
    await opener.click();
    await field.fill(/[A-Z]{2,4}\d{4}/.exec(shown ?? '')?.[0] ?? '');
    await field.press('Enter');
    await expect(sheet).toBeVisible();
  });
});
