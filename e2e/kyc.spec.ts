import { demoLoanId } from '../packages/sandbox/src/demo/demoCases';
import { callsOf, blockEvents, loanOpened, openAs } from './desk';
import { expect, test } from './test';

const broken = demoLoanId('brokenKyc');

test('an unreadable KYC section shows its error and does not affect the rest [CR-086.a, CR-086.c]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  await blockEvents(page);
  const calls = callsOf(page);
  await page.goto(`/credit/loans/${broken}/?tab=kyc`);
  await loanOpened(page, broken);
  const snackbar = page.getByRole('alert').filter({ hasText: 'Error occured in Pan details' });
  await expect(snackbar).toBeVisible();
  const content = page.getByRole('tabpanel');
  await expect(content.getByText('Error occured in Pan details')).toBeVisible();
  await expect(content.getByText('Aadhaar XML Verified')).toBeVisible();
  await expect(
    content.getByRole('region', { name: 'Name' }).getByRole('row', { name: /^Penny drop/ }),
  ).toBeVisible();
  // The parts the tab needs are requested once each, in parallel.
  await expect
    .poll(() => calls.filter(call => /sections=(?:kyc|statement|bureau)/.test(call)).length)
    .toBe(3);
  // The snackbar disappears; the notice on the page stays.
  await expect(snackbar).toBeHidden();
  await expect(content.getByText('Error occured in Pan details')).toBeVisible();
});

test('the updated KYC compares what every source says [CR-089.b]', async ({ browser, request }) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  await page.goto(`/credit/loans/${broken}/?tab=kycNew`);
  await loanOpened(page, broken);
  const content = page.getByRole('tabpanel');
  for (const name of ['Images', 'KYC verification status', 'Name', 'Address', 'DoB', 'ID Number'])
    await expect(content.getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', 'true');
  await expect(content.getByRole('columnheader', { name: 'Equifax' })).toBeVisible();
  await expect(content.getByText(/^of \d+ (compared match|agree)$/)).toBeVisible();
  await content.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(content.getByRole('button', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a viewer gets masked values, compared as far as they can be seen', async ({ browser, request }) => {
  const { page } = await openAs(browser, request, 'credit.view');
  await page.goto(`/credit/loans/${broken}/?tab=kycNew`);
  const phone = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Phone' }) });
  await expect(phone.getByText(/^\d\d••• ••\d{3}$/).first()).toBeVisible();
  await expect(phone.getByText(/visible part agrees/).first()).toBeVisible();
});
