import type { Page } from 'playwright/test';
import { type Api, loanOpened, openAs } from './desk';
import { expect, test } from './test';

/** The demonstration's telephony API key. */
const demoKey = 'KKFICTIONALKEY000000000000000000';

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

test('a callback sent twice makes one row, and one with a wrong key none', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await closedLoan(api, 1);
  const tell = (Apikey: string) =>
    request.post('/api/v1/telephony/ozonetel/callback', {
      form: {
        data: JSON.stringify({
          monitorUCID: `e2e-${loanId}`,
          UUI: String(loanId),
          StartTime: '2031-01-05 10:00:00',
          Duration: '00:00:08',
          Status: 'NotAnswered',
          Type: 'manual',
          AudioFile: '',
          AgentName: 'Agent Fictitious',
          Apikey,
        }),
      },
    });
  await page.goto(`/credit/loans/${loanId}/?tab=Calls`);
  await loanOpened(page, loanId);
  await expect(page.getByRole('table', { name: 'Calls' })).toBeVisible();
  expect((await tell('KKSOMEBODYELSE')).status()).toBe(401);
  expect([(await tell(demoKey)).status(), (await tell(demoKey)).status()]).toEqual([200, 200]);

  const reported = calls(page).filter({ hasText: 'Agent Fictitious' });
  await expect(reported).toHaveCount(1);
  await expect(reported).toContainText('5 Jan 2031, 10:00 am');
  await expect(reported).toContainText('No recording');
});

test('agent details that fail to load show an error, cannot be overwritten, and can be loaded again', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await closedLoan(api, 0);
  const stored = { agentId: '4021', agentUserName: 'lender_demo', campaignName: 'Credit_Manual' };
  await api.post('/users/agent-details', stored);
  const reading = '**/api/v1/users/agent-details';
  await page.route(reading, route =>
    route.fulfill({ status: 500, json: { success: false, errorMessages: [] } }),
  );
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  await expect(page.getByRole('alert')).toContainText('Agent Details could not be loaded');
  await expect(page.getByRole('button', { name: 'Call Customer' })).toBeDisabled();

  await page.getByRole('button', { name: 'Agent Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agent Details' });
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await page.unroute(reading);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Agent id' })).toHaveValue(stored.agentId);
});
