import type { Page } from 'playwright/test';
import { type Api, loanOpened, openAs } from './desk';
import { expect, test } from './test';

/** A loan of this user that no later step changes; each test uses a different one. */
async function closedLoan(api: Api, place: number) {
  const row = (await api.queue('owner=mine&status=INACTIVE')).data[place];
  if (!row) throw new Error(`No inactive loan at place ${place}`);
  return row;
}

const calls = (page: Page) => page.getByRole('table', { name: 'Calls' }).locator('tbody tr');

test('a call from the header adds a row, its end completes that row once, and the recording plays [CR-127.b, CR-128.a]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await closedLoan(api, 0);
  await api.post('/users/agent-details', {
    agentId: '4021',
    agentUserName: 'lender_demo',
    campaignName: 'Credit_Manual',
  });
  await page.goto(`/credit/loans/${loanId}/?tab=Calls`);
  await loanOpened(page, loanId);
  await expect(page.getByRole('table', { name: 'Calls' })).toBeVisible();
  const before = await calls(page).count();

  await page.getByRole('combobox', { name: 'Select Phone Number' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Call Customer' }).click();
  await expect(page.getByText('queued successfully')).toBeVisible();
  await expect(calls(page)).toHaveCount(before + 1);
  await expect(calls(page).first()).toContainText('Queued');

  // The sandbox reports the end of a call twice.
  await expect(calls(page).first()).toContainText('Answered');
  await expect(calls(page)).toHaveCount(before + 1);
  await expect(page.getByText(/^Last call .*, answered$/)).toBeVisible();
  await expect(page.getByText('queued successfully')).toHaveCount(0);

  const player = calls(page)
    .first()
    .getByRole('group', { name: /^Recording of / });
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player).toHaveAttribute('data-state', 'playing');
  await expect(player.getByRole('slider')).toBeEnabled();
  await player.getByRole('button', { name: 'Stop' }).click();
  await expect(player).toHaveAttribute('data-state', 'idle');
});
