import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { type Api, openAs } from './desk';
import { expect, test } from './test';

const samples = resolve(import.meta.dirname, '../packages/domain/testing/samples/statements');
const sample = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: readFileSync(resolve(samples, name)),
});

type Statement = { file: { key: string } };

/** A loan of a customer who has submitted statements, without them: the test uploads its own. */
async function loanToAnalyse(api: Api): Promise<number> {
  const { data } = await api.get(
    '/customer-service/loans?applicationStatus=BANK_STATEMENTS_SUBMITTED&count=100',
  );
  const loanId: number | undefined = data.loans.at(-1)?.loanId;
  if (loanId === undefined) throw new Error('No loan is at its bank statements');
  const { data: read } = await api.get(`/customer-service/get-loan-details/${loanId}`);
  const statements: readonly Statement[] = read.loan.bankStatements ?? [];
  for (const { file } of statements) {
    const removed = await api.post(`/customer-service/${loanId}/remove-bank-statement`, { key: file.key });
    expect(removed.status()).toBe(200);
  }
  return loanId;
}

const openStatements = async (page: Page, loanId: number) => {
  await page.goto(`/loan-management/loans/${loanId}?tab=statements`);
  await expect(page.getByRole('region', { name: 'Upload statements' })).toBeVisible();
};

async function upload(page: Page, files: ReturnType<typeof sample>[], password: string) {
  const panel = page.getByRole('region', { name: 'Upload statements' });
  await panel.getByLabel('Statement files').setInputFiles(files);
  await panel
    .getByRole('listitem', { name: 'hdfc-protected.pdf' })
    .getByLabel('Password', { exact: true })
    .fill(password);
  await panel.getByRole('button', { name: /^Upload (Statement|\d+ Statements)$/ }).click();
  await expect(page.getByText('Upload Success')).toBeVisible();
}

const statementOf = (page: Page) =>
  page
    .getByRole('table', { name: 'Bank statements' })
    .getByRole('row')
    .filter({ hasText: 'hdfc-protected.pdf' });

test('a statement with a wrong password is said to be wrong and kept, and with the right one credit sees its analysis [CS-046.c, CS-048.c, CS-050.a, CS-050.b, CS-051.a, CS-054.a, CS-055.a, CS-059.a, CS-062.a, CS-063.a]', async ({
  browser,
  request,
}) => {
  // It waits for two analyses.
  test.setTimeout(120_000);
  const { page, api } = await openAs(browser, request, 'super');
  const loanId = await loanToAnalyse(api);
  const { page: credit } = await openAs(browser, request, 'credit.admin');
  await credit.goto(`/credit/loans/${loanId}/?tab=perfios`);
  await expect(credit.getByRole('tab', { name: 'Perfios' })).toHaveAttribute('aria-selected', 'true');

  const { page: colleague } = await openAs(browser, request, 'support.user');

  await openStatements(page, loanId);
  const analyse = page.getByRole('button', { name: 'Perfios Analysis' });
  await test.step('a web page named .pdf is refused, and the statement beside it is kept', async () => {
    await upload(page, [sample('hdfc-protected.pdf'), sample('web-page-named.pdf')], 'nobody0000');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: 'web-page-named.pdf' })
        .getByText(/is not one of: pdf, csv, xlsx, xls$/),
    ).toBeVisible();
    await expect(statementOf(page)).toContainText('Not yet');
    await expect(page.getByRole('table', { name: 'Bank statements' })).not.toContainText(
      'web-page-named.pdf',
    );
  });

  const said = /^Bank statements could not be analysed/;
  await test.step('the analysis fails, which arrives by itself with its error', async () => {
    await colleague.goto(`/loan-management/loans/${loanId}`);
    await expect(colleague.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
    await expect(colleague.getByText(said)).toBeHidden();
    await analyse.click();
    const dialog = page.getByRole('alertdialog', { name: 'Bank Statement Processing Error' });
    await expect(dialog).toContainText('The password given for the file is not correct.', {
      timeout: 30_000,
    });
    await expect(page.getByText('File processing failed')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(analyse).toHaveAttribute('aria-disabled', 'true');
    await expect(statementOf(page)).toContainText('Failed');
    await expect(statementOf(page).getByRole('link', { name: 'Download hdfc-protected.pdf' })).toBeVisible();
  });

  await test.step('another tab of the loan says so too, live to a colleague, and leads back', async () => {
    await expect(colleague.getByText(said)).toBeVisible();
    await page.getByRole('tab', { name: 'Personal Details' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Personal Details' });
    await expect(panel.getByText(said)).toBeVisible();
    await panel.getByRole('button', { name: 'Open bank statements' }).click();
    await expect(page).toHaveURL(/tab=statements/);
    await expect(statementOf(page)).toBeVisible();
  });

  await test.step('removed and uploaded again with the right password it is analysed', async () => {
    await statementOf(page).getByRole('button', { name: 'Remove hdfc-protected.pdf' }).click();
    await page.getByRole('button', { name: 'Remove Statement' }).click();
    await expect(page.getByText('Successfully Removed')).toBeVisible();
    await expect(statementOf(page)).toHaveCount(0);
    await openStatements(page, loanId);
    await upload(page, [sample('hdfc-protected.pdf')], 'HEMA7711');
    await analyse.click();
    await expect(page.getByText('File processed succesfully')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Perfios Analysis Performed')).toBeVisible();
    await expect(statementOf(page)).toContainText('Processed');
    await expect(colleague.getByText(said)).toBeHidden();
    await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('and the underwriter sees it without a reload', async () => {
    await expect(credit.getByText('HDFC Bank, India').first()).toBeVisible();
    await expect(credit.getByText('HEMADRI VALLURPATHI').first()).toBeVisible();
  });
});
