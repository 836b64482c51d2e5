import { callsOf, decisionForm, loanOpened, openAs, ownLoan, showRail, unassignedLoan } from './desk';
import { expect, test } from './test';

test('a viewer can read but not write; values are masked and revealed on request', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.view');
  const { loanId } = await unassignedLoan(api, 16);
  await page.goto(`/credit/loans?loanId=${loanId}`);
  await page
    .getByRole('row')
    .filter({ hasText: String(loanId) })
    .click();
  await loanOpened(page, loanId);
  expect((await api.queue(`loanId=${loanId}`)).data[0]?.underWriterId).toBeNull();
  await expect(
    decisionForm(page)
      .getByRole('group', { name: 'Decision fields' })
      .getByText('Your role can view but not change a loan', { exact: true }),
  ).toBeVisible();
  await expect(decisionForm(page).getByRole('button', { name: /Submit decision/ })).toBeDisabled();
  await showRail(page, 'Notes');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeHidden();

  const phone = page.getByText('Primary phone').locator('xpath=..');
  await expect(phone).not.toContainText(/\d{10}/);
  const revealed = page.waitForResponse(`**/loans/${loanId}/reveal?*`);
  await phone.getByRole('button', { name: /reveal|show/i }).click();
  const { data } = await (await revealed).json();
  expect(data.value).toMatch(/^[6-9]\d{9}$/);
  await expect(phone).toContainText(data.value);
});

test('the server also refuses what a viewer is not offered', async ({ browser, request }) => {
  const { api } = await openAs(browser, request, 'credit.view');
  const { loanId } = await unassignedLoan(api, 17);
  for (const [path, data] of [
    [`/credit-dashboard/loans/${loanId}/assign`, undefined],
    [`/credit-dashboard/loans/${loanId}/process-application`, { caseStatus: 'HOLD' }],
    [`/credit-dashboard/loans/${loanId}/save-under-writer-comment/`, { comment: 'x' }],
  ] as const) {
    const answer = await api.post(path, data);
    expect(answer.status()).toBe(403);
    expect((await answer.json()).errorMessages).toEqual([
      'You do not have permission to perform this action',
    ]);
  }
});

for (const address of ['/credit/loans', '/credit/loans/100001/', '/credit/export-loans/']) {
  test(`customer support at ${address} sees which role is missing, and no data is requested [SH-019, SH-020]`, async ({
    browser,
    request,
  }) => {
    const { page } = await openAs(browser, request, 'support.user');
    const calls = callsOf(page);
    await page.goto(address);
    await expect(page.getByText(/for the group Credit/)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name: 'Customer Search' })).toBeVisible();
    expect(calls).toEqual(['GET /api/v1/users/get-profile/']);
  });
}

test('a further visit reads the queue, once, while it is still being checked who is there', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.user');
  const cells = page.getByRole('gridcell');
  await page.goto('/credit/loans');
  await expect(cells.first()).toBeVisible();

  const calls = callsOf(page);
  const listed = page.waitForRequest(/credit-dashboard\/loans\?/);
  await page.route('**/users/get-profile/', async route => {
    await listed;
    await route.continue();
  });
  await page.reload();
  await expect(cells.first()).toBeVisible();
  expect(calls.filter(call => call.includes('/credit-dashboard/loans'))).toHaveLength(1);
});

test('an address that leads nowhere is logged and goes Home [SH-018]', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  expect(logged.some(text => text.includes('/no/such/page'))).toBe(true);
});

test('a customer-loans key that is neither phone nor loan id goes Home [SH-011, SH-012, SH-018]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'support.user');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/loan-management/customer-loans/9876543210');
  await expect(heading).toHaveText('Loans of 9876543210');
  await page.goto('/loan-management/customer-loans/100001');
  await expect(page.locator('header').filter({ has: heading })).toContainText('100001');
  await page.goto('/loan-management/customer-loans/neither');
  await expect(page).toHaveURL('/');
});

test('a loan is opened by its address and assigned to a user who may decide [CR-006, SH-008]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await unassignedLoan(api, 18);
  await page.goto(`/credit/loans/${loanId}`);
  await loanOpened(page, loanId);
  expect((await api.queue(`loanId=${loanId}`)).data[0]?.underWriterId).toBe(api.user.idString);
});

test('a credit admin opens anybody’s loan [CR-007]', async ({ browser, request }) => {
  const user = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoan(user.api, 19);
  const { page } = await openAs(browser, request, 'credit.admin');
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  await expect(page.getByText('Full name')).toBeVisible();
});

test('a credit admin creates tags [CR-198, CR-199, CR-200, CR-201]', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const { loanId } = await ownLoan(api, 23);
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  const tags = [`Thin file ${loanId}`, `Salary seen ${loanId}`];
  const field = decisionForm(page).getByRole('combobox', { name: 'Credit tags' });
  await field.click();
  const input = page.getByRole('textbox', { name: 'Create New Tags' });
  const create = page.getByRole('button', { name: 'Create' });
  await input.fill(' , ,');
  await expect(create).toBeDisabled();
  const created = page.waitForResponse('**/add-tags');
  await input.fill(` ${tags[0]}, ,${tags[1]} `);
  await create.click();
  expect((await (await created).json()).data.creditTags).toEqual(expect.arrayContaining(tags));
  await field.click();
  for (const tag of tags) await expect(page.getByRole('option', { name: tag })).toBeVisible();
});

test('only a credit admin can create tags [CR-198]', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoan(api, 22);
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  await decisionForm(page).getByRole('combobox', { name: 'Credit tags' }).click();
  await expect(page.getByRole('textbox', { name: 'Create New Tags' })).toBeHidden();
});
