import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright/test';
import { demoLoanId } from '../packages/sandbox/src/demo/demoCases';
import { loanOpened, openAs } from './desk';
import { expect, test } from './test';

const loanId = demoLoanId('thickReport');

const closeUp = (words: string) => words.replaceAll(/\s/g, '');

/** The text of each printed page without spaces, because a PDF can split words. */
async function sheetsOf(page: Page): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) });
  const pdf = await loading.promise;
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    sheets.push(closeUp(items.map(item => ('str' in item ? item.str : '')).join('')));
  }
  await loading.destroy();
  return sheets;
}

test('a tab is printed in full: every row, every collapsed panel, and nothing around it', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/credit/loans/${loanId}/?tab=perfios`);
  await loanOpened(page, loanId);
  const panel = page.getByRole('tabpanel');
  const rows = panel.getByRole('table', { name: 'Transactions' });
  // More rows than the screen ever renders.
  await expect(rows).toHaveAttribute('aria-rowcount', /\d/);
  const total = Number(await rows.getAttribute('aria-rowcount')) - 1;
  await expect(rows.locator('tbody tr[aria-hidden]').first()).toBeAttached();
  const customer = panel.getByRole('button', { name: 'Customer Info', exact: true });
  await expect(customer).toHaveAttribute('aria-expanded', 'false');
  const sheets = await sheetsOf(page);

  for (const sheet of sheets) expect(sheet).not.toBe('');
  const words = sheets.join('');
  // The newest and the oldest rows, those in between, and what is below the table.
  const balances = words.match(/(?:Debit|Credit)Rs\.[\d,]+\.\d\d/g) ?? [];
  expect(balances).toHaveLength(total);
  for (const printed of ['Negative Balance', 'FCU Analysis', 'Transaction id'])
    expect(words).toContain(closeUp(printed));
  // Controls that only work on a screen are not printed.
  for (const kept of ['Reload Loan', 'Submit', 'Logout', 'Call Customer', 'Search transactions'])
    expect(words).not.toContain(closeUp(kept));

  // Afterwards the screen is unchanged.
  await expect(customer).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => rows.getByRole('row').count()).toBeLessThan(total);
});
