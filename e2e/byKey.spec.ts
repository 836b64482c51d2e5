import type { Page } from 'playwright/test';
import { openAs } from './desk';
import { expect, test } from './test';

/** Counts what somebody without a mouse does: each key, and each text typed in one go. */
function hands(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      count += 1;
      await page.keyboard.type(text);
    },
    count: () => count,
  };
}

const dayText = (daysFromToday: number) =>
  new Date(Date.now() + 330 * 60_000 + daysFromToday * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .reverse()
    .join('-');

test('support: from a search to a corrected name and the next follow-up, in ten keys', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'support.user');
  const { data } = await api.get('/customer-service/loans?status=IN_REVIEW&count=2');
  const [sought, due]: { loanId: number }[] = data.loans;
  if (!sought || !due) throw new Error('Two loans are in review');
  const dueOn = dayText(0).split('-').reverse().join('-');
  await api.post(`/follow-ups/${due.loanId}`, {
    desk: 'customerSupport',
    version: 0,
    dueOn,
    note: 'Call back',
  });
  await page.goto('/loan-management/search/');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const { press, type, count } = hands(page);

  await test.step('the loan is found', async () => {
    await press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
    await type(String(sought.loanId));
    await expect(page.getByRole('option', { name: new RegExp(`^Loan ${sought.loanId}`) })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await press('Enter');
    await expect(page).toHaveURL(`/loan-management/loans/${sought.loanId}`);
  });
  await test.step('one field is corrected', async () => {
    await expect(page.getByRole('button', { name: /^Edit details/ })).toBeEnabled();
    await press('e');
    await expect(page.getByRole('textbox', { name: /^Full name/ })).toBeFocused();
    await press('End');
    await type(' Rao');
    await press('Control+s');
    await press('Control+Enter');
    await expect(page.getByText('Modified Personal Details Saved')).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit details/ })).toBeFocused();
  });
  await test.step('the next follow-up is open', async () => {
    await press('u');
    // Another test may have a follow-up that is due before this one.
    await expect(page).not.toHaveURL(`/loan-management/loans/${sought.loanId}`);
    await expect(page).toHaveURL(/\/loan-management\/loans\/\d{6}$/);
    await expect(page.getByText('Follow-up due')).toBeVisible();
  });
  expect(count()).toBeLessThanOrEqual(10);
});

test('collections: from the next account to a promise and the one after, in sixteen keys', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'collections.agent');
  await page.goto('/loan-management/collections/next');
  const rows = page.getByRole('grid', { name: 'Next best account' }).locator('tbody tr[data-index]');
  // Rows that are read, not the grey ones before.
  await expect(rows.nth(1)).toContainText(/\d{6}/);
  const shown = await rows.allInnerTexts();
  // One without a promise: an account has one that is open at most.
  const at = shown.findIndex(text => !/ by \d/.test(text));
  const [first, second] = shown.slice(at).map(text => /\d{6}/.exec(text)?.[0] ?? '');
  const { press, type, count } = hands(page);
  for (let passed = 0; passed < at; passed += 1) await page.keyboard.press('j');

  await test.step('the account that comes next is open', async () => {
    await press('j');
    await press('Enter');
    await expect(page).toHaveURL(`/loan-management/collections/${first}`);
    await expect(page.getByRole('tab').first()).toBeVisible();
  });
  await test.step('a promise is written down', async () => {
    await press('c');
    const dialog = page.getByRole('dialog', { name: 'Add Comment' });
    await expect(dialog.getByRole('combobox', { name: /^Disposition code/ })).toBeFocused();
    await type('Promise');
    await press('Enter');
    await press('Tab');
    await expect(dialog.getByRole('textbox', { name: /^Promised amount/ })).toBeFocused();
    await type('1500');
    await press('Tab');
    await type(dayText(3));
    await press('Tab');
    if (
      !(await dialog
        .getByRole('radio')
        .first()
        .evaluate(it => it === document.activeElement))
    )
      await press('Tab');
    await press('Space');
    await press('Tab');
    await type('Pays on Saturday');
    await press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid', { name: 'Comments / Feedback' })).toContainText('Pays on');
  });
  await test.step('the account after it is open', async () => {
    await press('j');
    await expect(page).toHaveURL(`/loan-management/collections/${second}`);
  });
  expect(count()).toBeLessThanOrEqual(16);
});
