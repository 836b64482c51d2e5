import { demoLoanId } from '../packages/sandbox/src/demo/demoCases';
import { type Api, blockEvents, callsOf, decisionForm, loanOpened, openAs } from './desk';
import { expect, test } from './test';

const loanId = demoLoanId('thickReport');

test('a tab keeps its state while another one is open', async ({ browser, request }) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.goto(`/credit/loans/${loanId}/?tab=perfios`);
  await loanOpened(page, loanId);
  // Before the panel of the rail.
  const panel = page.getByRole('tabpanel').first();
  const search = panel.getByRole('searchbox', { name: 'Search transactions' });
  await search.fill('landlord');
  const rows = panel.getByRole('table', { name: 'Transactions' }).locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'LANDLORD' })).toHaveCount(6);
  await panel.evaluate(element => element.scrollTo(0, 240));

  await tab('Equifax').click();
  await expect(page).toHaveURL(/tab=equifax$/);
  await expect(panel.getByRole('meter', { name: 'Score' })).toBeVisible();
  await expect(search).toHaveCount(0);

  await tab('Perfios').click();
  await expect(search).toHaveValue('landlord');
  await expect(rows).toHaveCount(6);
  expect(await panel.evaluate(element => element.scrollTop)).toBe(240);

  await page.goBack();
  await expect(panel.getByRole('meter', { name: 'Score' })).toBeVisible();
});

/** A loan with one recording: somebody was called about it and answered. */
async function loanWithRecording(api: Api): Promise<number> {
  for (const row of (await api.queue('status=DISBURSED&count=100')).data) {
    const answer = await api.post(`/credit-dashboard/loans/${row.loanId}`);
    const calls: { Status: string }[] = (await answer.json()).data.data.callRecordings ?? [];
    if (calls.filter(call => call.Status === 'Answered').length === 1) return row.loanId;
  }
  throw new Error('No loan has one recording');
}

test('a recording pauses when its tab is left', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const called = await loanWithRecording(api);
  await page.goto(`/credit/loans/${called}/?tab=Calls`);
  await loanOpened(page, called);
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: /^Play/ }).first().click();
  await expect(panel.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(panel.getByRole('region', { name: 'Loan Details' })).toBeVisible();
  await page.getByRole('tab', { name: 'Calls' }).click();
  await expect(panel.getByRole('slider', { name: /position|seek/i })).toBeVisible();
  // Checked without waiting, because a recording that is still playing would end by itself.
  expect(await panel.getByRole('button', { name: /^Pause/ }).count()).toBe(0);
});

test('switching tabs keeps the rest of the address and adds one history entry', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  await page.goto(`/credit/loans/${loanId}/?from=mail&tab=rules`);
  await loanOpened(page, loanId);
  await page.getByRole('tab', { name: 'Dedupe' }).click();
  await expect(page).toHaveURL(/\?from=mail&tab=dedupe$/);
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\?from=mail$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?from=mail&tab=dedupe$/);
  await expect(page.getByRole('tab', { name: 'Dedupe' })).toHaveAttribute('aria-selected', 'true');
});

test('a loan with an unknown status opens and shows why it cannot be decided', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  await page.route(`**/api/v1/credit-dashboard/loans/${loanId}?*`, async route => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/"approvalStatus":"\w+"/, '"approvalStatus":"SOLD"');
    await route.fulfill({ response, body: text });
  });
  await page.goto(`/credit/loans/${loanId}/`);
  await expect(page.getByText('Unknown: SOLD')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
  const rail = page.getByRole('complementary', { name: 'Decision and notes' });
  await expect(rail.getByRole('alert')).toHaveText(/The status “SOLD” is unknown/);
});

test('the part of a loan that a tab needs is requested once, while its code is loading', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  await blockEvents(page);
  const calls = callsOf(page);
  const reads = () => calls.filter(call => call.includes('sections=bureau'));
  let release = () => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  let files = 0;
  await page.route('**/assets/compared-*.js', async route => {
    files += 1;
    await held;
    await route.continue();
  });
  await page.goto(`/credit/loans/${loanId}/?tab=equifax`);
  await loanOpened(page, loanId);
  await expect.poll(reads).toHaveLength(1);
  // The code is what is waited for.
  expect(files).toBe(1);
  const panel = page.getByRole('tabpanel', { name: 'Equifax' });
  await expect(panel.getByRole('heading')).toHaveCount(0);
  release();
  await expect(panel.getByRole('meter', { name: 'Score' })).toBeVisible();
  expect(reads()).toHaveLength(1);
});

test('the queue and a loan fill a window of 768 px and of 4K, and the page never scrolls sideways', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  const across = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const [width, height] of [
    [768, 1024],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/credit/loans');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    expect(await across()).toBeLessThanOrEqual(0);
    await page.goto(`/credit/loans/${loanId}/`);
    await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible();
    expect(await across()).toBeLessThanOrEqual(0);
  }
  // At 4K the decision stands beside the loan, whole.
  await loanOpened(page, loanId);
  const form = await decisionForm(page).boundingBox();
  expect(form).not.toBeNull();
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(3840);
});
