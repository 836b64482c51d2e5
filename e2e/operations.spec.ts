import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { type BuiltServer, startBuiltServer } from '../scripts/builtServer';
import { emailOf, openAs, password } from './desk';
import { expect, test } from './test';

// A server of its own, whose files this test takes away.
let server: BuiltServer;
const dataDir = mkdtempSync(join(tmpdir(), 'lending-desk-operations-'));
const files = join(dataDir, 'files');

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startBuiltServer({ DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A call of a super user to the server of this test. */
async function apiOf(request: APIRequestContext) {
  const login = await request.post(`${server.address}/api/v1/auth/login`, {
    data: { email: emailOf('super'), password },
  });
  const { token, refreshToken } = (await login.json()).data;
  const headers = { authorization: `Bearer ${token}` };
  const at = (path: string) => `${server.address}/api/v1${path}`;
  return {
    token,
    refreshToken,
    get: async (path: string) => (await (await request.get(at(path), { headers })).json()).data,
    post: async (path: string, multipart?: Parameters<typeof request.post>[1]) => {
      const answer = await request.post(at(path), { headers, ...multipart });
      expect(answer.status()).toBe(200);
    },
  };
}

test('a dead job is run again and ends', async ({ browser, request }) => {
  test.setTimeout(240_000);
  const api = await apiOf(request);
  const { loans } = await api.get(
    '/customer-service/loans?applicationStatus=BANK_STATEMENTS_SUBMITTED&count=100',
  );
  const { loanId } = loans.at(-1);
  await api.post(`/customer-service/${loanId}/upload-bank-statement`, {
    multipart: {
      institutionId: '',
      file: { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Date,Narration,Amount\n') },
    },
  });
  // Its analysis fails until it is dead: the statement is not where it was stored.
  renameSync(files, `${files}-away`);
  await api.post(`/customer-service/${loanId}/process-statements`);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.address}/favicon.svg`);
  await page.evaluate(
    ([token, refreshToken]) => {
      localStorage.setItem('jwtToken', token ?? '');
      localStorage.setItem('refreshToken', refreshToken ?? '');
    },
    [api.token, api.refreshToken],
  );
  await page.goto(`${server.address}/admin/operations`);
  const job = page
    .getByRole('table', { name: 'Jobs' })
    .getByRole('row')
    .filter({ hasText: 'statements.analyse' });
  // Without a reload: the page reads the jobs again by itself.
  await expect(job).toContainText('Dead', { timeout: 90_000 });
  await expect(job).toContainText('3 of 3');

  await test.step('run again, it dies of the same error', async () => {
    await job.getByRole('button', { name: /^Run again/ }).click();
    await expect(page.getByText('The job is queued again')).toBeVisible();
    await expect(job).toContainText(/Waiting|Running/, { timeout: 20_000 });
    await expect(job).toContainText('Dead', { timeout: 90_000 });
  });
  await test.step('run again with the file back in its place, it is done', async () => {
    renameSync(`${files}-away`, files);
    await job.getByRole('button', { name: /^Run again/ }).click();
    await expect(job).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByText(/^0 dead, /)).toBeVisible();
  });
  await test.step('the audit says who did it', async () => {
    const { entries } = await api.get('/admin/audit?action=operations.runAgain');
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ action: 'operations.runAgain', loanId: null });
  });
});

test('a credit user gets the not-permitted page at /admin/operations, and nothing of it is fetched', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.user');
  const asked: string[] = [];
  page.on('request', one => asked.push(new URL(one.url()).pathname));
  await page.goto('/admin/operations');
  await expect(page.getByText('You do not have permission to access this')).toBeVisible();
  expect(asked.filter(path => path.startsWith('/api/v1/admin'))).toEqual([]);
  expect(asked).toContain('/admin/operations');
});
