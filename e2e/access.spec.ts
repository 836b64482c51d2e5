import type { Page } from 'playwright/test';
import { callsOf, decisionForm, loanOpened, openAs, showRail, unassignedLoan } from './desk';
import { expect, test } from './test';

test('a viewer can read but not write; values are masked and revealed on request [CR-006.d]', async ({
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

test('customer support at an address of credit sees which role is missing, and no data is requested [SH-020.b, SH-020.c]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'support.user');
  const calls = callsOf(page);
  for (const address of ['/credit/loans', '/credit/loans/100001/', '/credit/export-loans/']) {
    await page.goto(address);
    await expect(page.getByText(/for the group Credit/)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name: 'Customer Search' })).toBeVisible();
  }
  // Of themselves: who they are, and where they were mentioned at their own desk.
  const own = new Set(['GET /api/v1/users/get-profile/', 'GET /api/v1/users/mentions']);
  expect(calls).toContain('GET /api/v1/users/get-profile/');
  expect(calls.filter(call => !own.has(call))).toEqual([]);
});

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

function errorsOf(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') logged.push(message.text());
  });
  return logged;
}

test('a customer-loans key that is neither phone nor loan id goes Home [SH-012.b, SH-018.a, SH-018.b]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'support.user');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/loan-management/customer-loans/9876543210');
  await expect(heading).toHaveText('Loans of 9876543210');
  await page.goto('/loan-management/customer-loans/100001');
  await expect(page.locator('header').filter({ has: heading })).toContainText('100001');
  const logged = errorsOf(page);
  for (const key of ['neither', '12.5']) {
    await page.goto(`/loan-management/customer-loans/${key}`);
    await expect(page).toHaveURL('/');
    expect(logged.filter(text => text.includes(`/loan-management/customer-loans/${key}`))).toHaveLength(1);
  }
});

test('each documented address opens its page, with or without its last slash, and again by a reload [SH-003.a, SH-003.c, SH-003.d, SH-006.a, SH-007.a, SH-008.a, SH-009.a, SH-010.a, SH-011.a, SH-011.b, SH-011.c, SH-012.a, SH-012.c, SH-013.a, SH-014.a, SH-015.a, SH-016.a, SH-016.c, SH-017.a, SH-042.a, SH-042.c]', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { page, api } = await openAs(browser, request, 'super');
  const [lent] = (await api.queue('status=DISBURSED&count=1')).data;
  if (!lent) throw new Error('No loan is disbursed');
  const headed = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const missing = (id: string) => page.getByRole('heading', { name: `There is no loan ${id}` });
  for (const [address, shown] of [
    ['/credit/loans/', headed('All Cases')],
    ['/credit/export-loans', headed('Export application details')],
    [`/credit/loans/${lent.loanId}`, tab('Rules')],
    ['/loan-management/search', headed('Customer Search')],
    ['/loan-management/export-loans', headed('Export loans')],
    ['/loan-management/customer-loans/6876543210', headed('Loans of 6876543210')],
    ...['%2B91', '91', '0'].map(
      prefix =>
        [`/loan-management/customer-loans/${prefix}9876543210/`, headed('Loans of 9876543210')] as const,
    ),
    ['/loan-management/customer-loans/by-phone/9876543210/', headed('Loans of 9876543210')],
    [`/loan-management/customer-loans/${lent.loanId}/`, tab('Additional Documents')],
    ['/loan-management/customer-loans/987654321', missing('987654321')],
    ['/loan-management/customer-loans/5876543210', missing('5876543210')],
    [`/loan-management/loans/${lent.loanId}/`, tab('Additional Documents')],
    ['/florence-club/horoscope/', headed('Select Date And Fill the Horoscope')],
    ['/vas/vas-feedback/', headed('Enter a loan id to see and give VAS feedback')],
    ['/loan-management/collections', headed('Disbursed applications')],
    [`/loan-management/collections/${lent.loanId}/`, tab('ForeClosure Details')],
    ['/loan-management/collections/999999', missing('999999')],
    ['/loan-management/collections/12.5', missing('12.5')],
    ['/loan-management/collection-loans/9876543210/', headed('Loans of 9876543210')],
  ] as const) {
    await page.goto(address);
    await expect(shown, address).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), address).toBeVisible();
    // Where the snackbar shows its message.
    await expect(page.locator('body > [aria-live=polite]'), address).toHaveCount(1);
  }

  const deep = `/loan-management/collections/${lent.loanId}?tab=foreclosure`;
  await page.goto(deep);
  for (const openedBy of ['its address', 'a reload']) {
    await expect(tab('ForeClosure Details'), openedBy).toHaveAttribute('aria-selected', 'true');
    await expect(page, openedBy).toHaveURL(deep);
    await page.reload();
  }
});
