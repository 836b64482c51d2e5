import { openAs } from './desk';
import { expect, test } from './test';

type Listed = { loanId: number; daysPastDue: number };
type Emi = { dueDate: string; amount: number; paid: boolean };

test('a NACH file with good and bad rows is uploaded, looked at and committed, and days past due fall [CO-006, CO-007, M39]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'collections.admin');
  const listed: Listed[] = (await api.get('/collections/disbursed-loans?page=1&count=25')).data.loans;
  const late = listed.filter(({ daysPastDue }) => daysPastDue > 0).at(-1);
  if (!late) throw new Error('No loan is past due');
  const { loanId } = late;
  const daysOf = async (): Promise<number> =>
    (await api.get(`/collections/get-loan-details/${loanId}`)).data.standing.daysPastDue;
  const { loan } = (await api.get(`/collections/get-loan-details/${loanId}`)).data;
  const emi: Emi | undefined = loan.emis.find(({ paid }: Emi) => !paid);
  if (!emi) throw new Error('Every EMI is paid');
  const before = await daysOf();
  const [settled] = new Date().toISOString().split('T');
  const text = [
    'loan_id,installment_due_date,amount,settlement_date,status,reason_code,bank_reference',
    `${loanId},${emi.dueDate.slice(0, 10)},${emi.amount.toFixed(2)},${settled},SUCCESS,,E2E-${loanId}`,
    `${loanId},${emi.dueDate.slice(0, 10)},abc,${settled},SUCCESS,,E2E-BAD`,
    `999999999,${emi.dueDate.slice(0, 10)},100.00,${settled},SUCCESS,,E2E-NONE`,
  ].join('\n');

  await page.goto('/loan-management/collections/');
  await page.getByRole('button', { name: 'Upload Nach transaction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Nach transaction' });
  await dialog
    .getByLabel('NACH file')
    .setInputFiles({ name: 'ret.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/collections\/nach\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('row', { name: /^Bad row/ })).toContainText('1');
  await expect(page.getByRole('row', { name: /^Unknown mandate/ })).toContainText('1');
  expect(await daysOf()).toBe(before);

  await page.getByRole('button', { name: 'Commit 1 row' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Commit' }).click();
  await expect(page.getByText('The file is committed')).toBeVisible({ timeout: 30_000 });
  expect(await daysOf()).toBeLessThan(before);
});
