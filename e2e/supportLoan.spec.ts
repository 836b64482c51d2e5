import { type Api, apiAs, openAs, type Row } from './desk';
import { expect, test } from './test';

/** A loan of a status that no other test decides. */
async function loanOf(api: Api, status: string, at = 0): Promise<Row> {
  const { data } = await api.queue(`status=${status}&count=100`);
  const row = data.at(-1 - at);
  if (!row) throw new Error(`No loan is ${status}`);
  return row;
}

const addressOf = (loanId: number) => `/loan-management/loans/${loanId}`;

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
