import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright/test';
import { type Api, apiAs, openAs } from './desk';
import { expect, test } from './test';

type Listed = { loanId: number; date: string };

/** The loans of the credit queue, which are dated, page by page. */
async function allLoans(api: Api): Promise<Listed[]> {
  const rows: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const answer: { data: Listed[] } = await api.get(`/credit-dashboard/loans?count=100&page=${page}`);
    rows.push(...answer.data);
    if (answer.data.length < 100) return rows;
  }
}

const dayInKolkata = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(instant));

/** Presses Download; what was asked, the name of the file, and its rows as a spreadsheet reads them. */
async function downloaded(page: Page) {
  const asking = page.waitForRequest('**/customer-service/gen-csv-loanids?*');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const query = Object.fromEntries(new URL((await asking).url()).searchParams);
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  return { query, name: download.suggestedFilename(), text, rows };
}

const idsIn = (rows: readonly Record<string, string>[]) => rows.map(row => Number(row['Loan id']));

test('exports the loans of a date range, and of one day alone, as report.csv [CS-116.a, CS-116.b, CS-117.a, CS-118.a, CS-119.c, CS-119.e, CS-119.f, SH-010.a]', async ({
  browser,
  request,
}) => {
  const loans = await allLoans(await apiAs(request, 'super'));
  const days = loans.map(row => dayInKolkata(row.date)).sort();
  const [from = '', to = ''] = [days[Math.floor(days.length / 3)], days[Math.floor(days.length / 2)]];
  expect(from < to).toBe(true);
  const startedIn = (first: string, last: string) =>
    loans.filter(({ date }) => dayInKolkata(date) >= first && dayInKolkata(date) <= last);

  const { page } = await openAs(browser, request, 'support.user');
  await page.goto('/loan-management/search/');
  await page.getByRole('link', { name: 'Export Loans' }).click();
  await expect(page).toHaveURL('/loan-management/export-loans/');
  await expect(page.getByRole('link', { name: 'Export Loans' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('radio', { name: 'Date range' }).click();
  const start = page.getByRole('textbox', { name: 'Start date' });
  await expect(start).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);

  await start.fill(from.split('-').reverse().join('-'));
  await page.getByRole('textbox', { name: 'End date' }).fill(to.split('-').reverse().join('-'));
  const range = await downloaded(page);
  expect(range.query).toEqual({ startDate: from, endDate: to, timezone: 'Asia/Kolkata' });
  expect(range.name).toBe('report.csv');
  expect(range.text.startsWith('\ufeffLoan id,')).toBe(true);
  expect(idsIn(range.rows).length).toBeGreaterThan(3);
  expect(idsIn(range.rows).toSorted()).toEqual(
    startedIn(from, to)
      .map(row => row.loanId)
      .toSorted(),
  );
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toContainText(
    `${range.rows.length} rows as report.csv`,
  );

  await page.getByRole('textbox', { name: 'End date' }).fill('');
  const day = await downloaded(page);
  expect(day.query).toEqual({ startDate: from, endDate: from, timezone: 'Asia/Kolkata' });
  expect(idsIn(day.rows).toSorted()).toEqual(
    startedIn(from, from)
      .map(row => row.loanId)
      .toSorted(),
  );
  // What was chosen is in the address.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Date range' })).toBeChecked();
  await expect(start).not.toHaveValue('');
});

test('exports loans by their ids, says how many were not found, and leaves an audit row [CS-115.b, CS-118.a, CS-119.b, CS-119.f]', async ({
  browser,
  request,
}) => {
  const admin = await apiAs(request, 'super');
  const { data } = await admin.queue('count=3&page=2');
  const [one, two, three] = data.map(row => row.loanId);
  const { page } = await openAs(browser, request, 'support.user');
  await page.goto('/loan-management/export-loans/');
  const box = page.getByRole('textbox', { name: 'Loan ids' });
  await box.fill(`${three}, ${one}\n${two},999999999`);
  // Kept as a draft.
  await page.reload();
  await expect(box).toHaveValue(`${three}, ${one}\n${two},999999999`);
  const { query, name, rows } = await downloaded(page);
  expect(query).toEqual({ ids: `${three},${one},${two},999999999`, timezone: 'Asia/Kolkata' });
  expect(name).toBe('report.csv');
  expect(idsIn(rows).toSorted()).toEqual([one, two, three].toSorted());
  await expect(page.getByText('Saved 3 rows as report.csv. 1 loan id was not found')).toBeVisible();

  const audit = await openAs(browser, request, 'super');
  await audit.page.goto('/admin/audit?action=exports.loans.done');
  await expect(audit.page.getByRole('gridcell', { name: 'Finished exporting loans' }).first()).toBeVisible();
});
