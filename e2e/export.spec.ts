import { readFile } from 'node:fs/promises';
import { type Api, openAs, type Row } from './desk';
import { expect, test } from './test';

type Dated = Row & { date: string; loanAmount: number };

/** Parses a CSV file as a spreadsheet does (RFC 4180, with a BOM): one record per row. */
function readCsv(text: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const cells = lines.at(-1) ?? [];
    if (quoted && char === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') quoted = !quoted;
    else if (!quoted && char === ',') {
      cells.push(cell);
      cell = '';
    } else if (!quoted && char === '\r' && text.charAt(at + 1) === '\n') {
      cells.push(cell);
      cell = '';
      lines.push([]);
      at += 1;
    } else cell += char;
  }
  const [header = [], ...rows] = lines.filter(cells => cells.length > 0);
  return rows.map(row => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])));
}

/** All loans of a status in the list, page by page. */
async function listOf(api: Api, status: string): Promise<Dated[]> {
  const rows: Dated[] = [];
  for (let page = 1; ; page += 1) {
    const answer: { data: Dated[] } = await api.get(
      `/credit-dashboard/loans?status=${status}&count=100&page=${page}`,
    );
    rows.push(...answer.data);
    if (answer.data.length < 100) return rows;
  }
}

const dayInKolkata = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(instant));

test('the CSV of a range and a status has what the list has [SH-007.a, SH-093.a, SH-093.b, SH-094.f, SH-094.h]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const listed = await listOf(api, 'REJECTED');
  const days = listed.map(row => dayInKolkata(row.date)).sort();
  const [from, to] = [days[Math.floor(days.length / 4)] ?? '', days[Math.floor((days.length * 3) / 4)] ?? ''];
  const expected = listed.filter(row => {
    const day = dayInKolkata(row.date);
    return day >= from && day <= to;
  });
  expect(expected.length).toBeGreaterThan(3);

  await page.goto('/credit/loans');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page).toHaveURL('/credit/export-loans/');
  await page.getByRole('textbox', { name: 'Start date' }).fill(from.split('-').reverse().join('-'));
  await page.getByRole('textbox', { name: 'End date' }).fill(to.split('-').reverse().join('-'));
  await page.getByRole('combobox', { name: 'Approval status' }).click();
  await page.getByRole('option', { name: /Rejected/ }).click();
  const asked = page.waitForRequest('**/gen-csv-loanids?*');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();

  const query = Object.fromEntries(new URL((await asked).url()).searchParams);
  expect(query).toEqual({
    startDate: from,
    endDate: to,
    timezone: 'Asia/Kolkata',
    approvalStatusValue: 'REJECTED',
  });
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`loans-rejected-${from}-to-${to}.csv`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeffLoan id,')).toBe(true);
  const rows = readCsv(text.slice(1));
  expect(rows.map(row => [row['Loan id'], row['Status'], row['Amount applied'], row['Underwriter']])).toEqual(
    expected.map(row => [String(row.loanId), row.status, String(row.loanAmount), row.underWriterName ?? '']),
  );
  for (const cell of rows.flatMap(row => Object.values(row))) {
    expect(/^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell)).toBe(false);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toContainText(`${rows.length} rows`);
  await expect(page.getByRole('region', { name: 'Exported last' })).toContainText('Rejected');
});

test('ALL sends no status, one day is both ends, and customer support has the same screen and statuses [CS-022.a, CS-022.b, SH-092.a, SH-092.b, SH-094.e, SH-007.c]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'support.user');
  await page.goto('/loan-management/search/');
  await page.getByRole('combobox', { name: 'Approval status' }).click();
  // ALL is in the filter of the export only.
  await expect(page.getByRole('option', { name: /Approved/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^All/ })).toHaveCount(0);
  await page.goto('/loan-management/export-application-details/?start=2026-11-10');
  await page.getByRole('combobox', { name: 'Approval status' }).click();
  await expect(page.getByRole('option')).toHaveText([/APPROVED$/, /REJECTED$/, /HOLD$/, /ALL$/]);
  await page.keyboard.press('Escape');
  const asked = page.waitForRequest('**/gen-csv-loanids?*');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
    startDate: '2026-11-10',
    endDate: '2026-11-10',
    timezone: 'Asia/Kolkata',
  });
  expect((await downloading).suggestedFilename()).toBe('loans-2026-11-10.csv');
});

test('a cancelled export saves nothing, a failed one keeps what was chosen', async ({ browser, request }) => {
  const { page } = await openAs(browser, request, 'credit.user');
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.goto('/credit/export-loans/?start=2026-11-01&end=2026-11-21&status=HOLD');
  let release = () => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.route('**/gen-csv-loanids?*', async route => {
    await held;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('progressbar', { name: 'Export' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Nothing was saved.')).toBeVisible();

  release();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('alert')).toHaveText('The export failed. Nothing was saved.');
  await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue('1 Nov 2026');
  await expect(page.getByRole('combobox', { name: 'Approval status' })).toContainText('On hold');
  expect(downloads).toBe(0);
});
