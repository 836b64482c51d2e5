import { demoLoanId } from '../packages/sandbox/src/demo/demoCases';
import { loanOpened, openAs } from './desk';
import { expect, test } from './test';

const broken = demoLoanId('brokenKyc');

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
