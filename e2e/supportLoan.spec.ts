import { type Api, apiAs, blockEvents, callsOf, openAs, type Row } from './desk';
import { expect, test } from './test';

/** A loan of a status that no other test decides. */
async function loanOf(api: Api, status: string, at = 0): Promise<Row> {
  const { data } = await api.queue(`status=${status}&count=100`);
  const row = data.at(-1 - at);
  if (!row) throw new Error(`No loan is ${status}`);
  return row;
}

const addressOf = (loanId: number) => `/loan-management/loans/${loanId}`;

test('a loan opens by both addresses, at the tab the address names [SH-012.a, SH-012.c]', async ({
  browser,
  request,
}) => {
  const { loanId } = await loanOf(await apiAs(request, 'super'), 'APPROVED');
  const { page } = await openAs(browser, request, 'support.user');
  await page.goto(`/loan-management/customer-loans/${loanId}?tab=financial`);
  await expect(page).toHaveTitle(`Loan ${loanId} · Lending Desk`);
  await expect(page.getByRole('tab', { name: 'Financial Details' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Financial Details' }).getByText('Bank name')).toBeVisible();

  await page.goto(addressOf(loanId));
  await expect(page.getByRole('tab', { name: 'Personal Details' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Approval Details' }).click();
  await expect(page).toHaveURL(`${addressOf(loanId)}?tab=approval`);
  await expect(page.getByRole('region', { name: 'Approval Details' }).getByText('Max EMI')).toBeVisible();
});

test('a loan opened by the id of its record gets its own address, and is read once', async ({
  browser,
  request,
}) => {
  const { loanId } = await loanOf(await apiAs(request, 'super'), 'APPROVED', 2);
  const { page, api } = await openAs(browser, request, 'support.user');
  const { data } = await api.get(`/customer-service/get-loan-details/${loanId}?sections=core`);
  await blockEvents(page);
  const calls = callsOf(page);
  await page.goto(`/loan-management/loans/${data.loan.idString}`);
  await expect(page).toHaveURL(addressOf(loanId));
  await expect(page.getByRole('region', { name: 'Personal Details' })).toBeVisible();
  expect(calls.filter(call => /get-loan-details.*sections=core/.test(call))).toHaveLength(1);
});

test('somebody who may only view sees masked values, and reveals one [CS-016.b, CS-126.c]', async ({
  browser,
  request,
}) => {
  const { loanId } = await loanOf(await apiAs(request, 'super'), 'APPROVED', 1);
  const { page } = await openAs(browser, request, 'support.view');
  await page.goto(addressOf(loanId));
  const person = page.getByRole('region', { name: 'Personal Details' });
  await expect(person.getByText(/^\d\d••• ••\d{3}$/).first()).toBeVisible();
  await person.getByRole('button', { name: 'Show mobile number' }).click();
  await expect(person.getByText(/^\d{10}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'In Review' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`${addressOf(loanId)}?tab=professional`);
  await expect(page.getByRole('button', { name: 'Record Consent' })).toHaveAttribute('aria-disabled', 'true');
});
