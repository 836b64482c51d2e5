import { readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openAs } from './desk';
import { expect, test } from './test';

const files = join(process.env['E2E_DATA_DIR'] ?? '', 'files');

const statement = Buffer.from('Date,Narration,Amount\nof the dead job\n');

/** Where the server stored the statement; names of stored files say nothing about them. */
function storedStatement(): string {
  const found = readdirSync(files, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .find(path => statSync(path).size === statement.length && readFileSync(path).equals(statement));
  if (found === undefined) throw new Error('The statement is not stored');
  return found;
}

test('a dead job is run again and ends', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const { page, api } = await openAs(browser, request, 'super');
  const { loans } = (
    await api.get('/customer-service/loans?applicationStatus=BANK_STATEMENTS_SUBMITTED&count=100')
  ).data;
  const { loanId } = loans.at(-1);
  const upload = await request.post(`/api/v1/customer-service/${loanId}/upload-bank-statement`, {
    headers: { authorization: `Bearer ${api.token}` },
    multipart: {
      institutionId: '',
      file: { name: 'a.csv', mimeType: 'text/csv', buffer: statement },
    },
  });
  expect(upload.status()).toBe(200);
  const stored = storedStatement();
  // Its analysis fails until it is dead: the statement is not where it was stored.
  renameSync(stored, `${stored}-away`);
  expect((await api.post(`/customer-service/${loanId}/process-statements`)).status()).toBe(200);
  await page.goto('/admin/operations');
  const analyses = page
    .getByRole('table', { name: 'Jobs' })
    .getByRole('row')
    .filter({ hasText: 'statements.analyse' });
  const dead = analyses.filter({ hasText: 'Dead' });
  // Without a reload: the page reads the jobs again by itself.
  await expect(dead).toContainText('3 of 3', { timeout: 90_000 });

  await test.step('run again with the file back in its place, it is done', async () => {
    renameSync(`${stored}-away`, stored);
    await dead.getByRole('button', { name: /^Run again/ }).click();
    await expect(page.getByText('The job is queued again')).toBeVisible();
    await expect(analyses).toHaveCount(0, { timeout: 60_000 });
  });
  await test.step('the audit says who did it', async () => {
    const { entries } = (await api.get('/admin/audit?action=operations.runAgain')).data;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ action: 'operations.runAgain', loanId: null });
  });
});

test('a file of the wrong loan is removed for good, once however often it is pressed', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'super');
  const { loans } = (
    await api.get('/customer-service/loans?applicationStatus=BANK_STATEMENTS_SUBMITTED&count=100')
  ).data;
  const { loanId } = loans.at(-2);
  const bytes = Buffer.from('Date,Narration,Amount\nof another customer\n');
  const upload = await request.post(`/api/v1/customer-service/${loanId}/upload-bank-statement`, {
    headers: { authorization: `Bearer ${api.token}` },
    multipart: { institutionId: '', file: { name: 'wrong.csv', mimeType: 'text/csv', buffer: bytes } },
  });
  expect(upload.status()).toBe(200);
  const sent: string[] = [];
  page.on('request', one => {
    if (one.method() === 'POST') sent.push(new URL(one.url()).pathname);
  });

  await page.goto('/admin/operations');
  const panel = page.getByRole('region', { name: 'Files of a loan' });
  await panel.getByRole('textbox', { name: 'Loan id' }).fill(String(loanId));
  await page.getByRole('button', { name: 'Show files' }).click();
  await expect(page).toHaveURL(`/admin/operations?loan=${loanId}`);
  const files = page.getByRole('table', { name: `Files of loan ${loanId}` });
  const wrong = files.getByRole('row').filter({ hasText: 'text/csv' }).first();
  const key = await wrong.getByRole('cell').first().innerText();
  const before = await files.getByRole('row').count();
  await wrong.getByRole('button', { name: `Remove for good… ${key}` }).click();
  const remove = page.getByRole('button', { name: 'Remove File' });
  await remove.evaluate(button => {
    for (let press = 0; press < 3; press += 1) (button as HTMLElement).click();
  });
  await expect(page.getByText('The file is removed')).toBeVisible();
  await expect(files.getByRole('row')).toHaveCount(before - 1);
  await expect(files.getByText(key)).toHaveCount(0);
  expect(sent).toEqual([`/api/v1/admin/loans/${loanId}/files/remove`]);
  const { entries } = (await api.get(`/admin/audit?action=files.remove&loanId=${loanId}`)).data;
  expect(entries).toHaveLength(1);
});
