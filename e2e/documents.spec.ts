import type { Page } from 'playwright/test';
import { type Api, openAs } from './desk';
import { jpeg2000Scan } from './scans';
import { expect, test } from './test';

type Statement = { fileId: string; password: string };
type Detail = {
  bankStatements: Statement[];
  additionalDocuments: { documentType: string }[];
  kycDocuments: { pan: unknown };
};

const detailOf = async (api: Api, loanId: number): Promise<Detail> =>
  (await (await api.post(`/credit-dashboard/loans/${loanId}`)).json()).data.data;

/** An assigned loan with all documents and a password-protected statement. */
async function loanWithPapers(api: Api): Promise<{ loanId: number; statement: Statement }> {
  const { data } = await api.queue('status=HOLD&count=100');
  for (const { loanId } of data.filter(row => row.underWriterId !== null)) {
    const detail = await detailOf(api, loanId);
    const statement = detail.bankStatements.find(one => one.password !== '');
    if (statement && detail.kycDocuments.pan && detail.additionalDocuments.length > 0)
      return { loanId, statement };
  }
  throw new Error('No loan on hold has papers and a password');
}

/** Content security policy violations of the page. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', message => {
    if (/Content Security Policy|TrustedScriptURL|Trusted Types/i.test(message.text()))
      refusals.push(message.text());
  });
  return refusals;
}

test('documents open in place, a password is revealed on request [CR-077.c]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const { loanId, statement } = await loanWithPapers(api);
  const refusals = refusalsOf(page);
  await page.goto(`/credit/loans/${loanId}/?tab=Docs`);

  const opener = page.getByRole('button', { name: 'Open PAN front' });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: 'PAN front' });
  const picture = viewer.getByRole('img', { name: 'PAN front' });
  await expect(picture).toBeVisible();
  await page.keyboard.press('0');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(720);
  await page.keyboard.press('+');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(900);
  await viewer.getByRole('button', { name: 'Turn right' }).click();
  await expect
    .poll(async () => {
      const box = await picture.boundingBox();
      return box !== null && box.height > box.width;
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();

  const further = page.getByRole('table', { name: 'Additional documents' });
  await further
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('canvas[data-drawn]')).toBeVisible();
  await page.keyboard.press('Escape');

  const row = page.getByRole('row').filter({ hasText: statement.fileId });
  await expect(row).toContainText('••••••••');
  await row.getByRole('button', { name: /^Show password/ }).click();
  await expect(row.getByRole('button', { name: 'Copy password' })).toBeVisible();
  await expect(row).not.toContainText('••••••••');
  expect(refusals).toEqual([]);
});

test('a link downloads the file, and a tampered link opens nothing', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const { loanId } = await loanWithPapers(api);
  await page.goto(`/credit/loans/${loanId}/?tab=Docs`);
  const link = page.getByRole('link', { name: 'Download PAN front' });
  const saving = page.waitForEvent('download');
  await link.click();
  expect((await saving).suggestedFilename()).toBe('pan-front.webp');
  const address = (await link.getAttribute('href')) ?? '';
  expect((await request.get(address)).status()).toBe(200);
  expect((await request.get(`${address.slice(0, -6)}AAAAAA`)).status()).toBe(403);
});

/** Colours at the centre of the left and right half of the visible page: [red, green, blue]. */
const halvesOf = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('canvas[data-drawn]')
    .evaluate(sheet => {
      if (!(sheet instanceof HTMLCanvasElement)) return [];
      const colours = sheet.getContext('2d');
      return [0.25, 0.75].map(across => [
        ...(colours?.getImageData(sheet.width * across, sheet.height / 2, 1, 1).data.slice(0, 3) ?? []),
      ]);
    });

test('a scan in JPEG 2000 is read in place under the policy of the page', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.admin');
  const { loanId } = await loanWithPapers(api);
  const refusals = refusalsOf(page);
  await page.route(/\/files\//, route =>
    route.fulfill({ contentType: 'application/pdf', body: jpeg2000Scan }),
  );
  await page.goto(`/credit/loans/${loanId}/?tab=Docs`);
  await page
    .getByRole('table', { name: 'Additional documents' })
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('canvas[data-drawn]')).toBeVisible();
  const [left, right] = await halvesOf(page);
  // If the image cannot be decoded, the page is white on both sides.
  expect(left?.[2]).toBeGreaterThan(130);
  expect(left?.[0]).toBeLessThan(70);
  expect(right?.[0]).toBeGreaterThan(150);
  expect(refusals).toEqual([]);
});

test('a viewer gets masked documents; one is revealed on request, and its link ends with the session', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.view');
  const { loanId } = await loanWithPapers(api);
  await page.goto(`/credit/loans/${loanId}/?tab=Docs`);
  const row = page.getByRole('row', { name: /^PAN front/ });
  const show = row.getByRole('button', { name: 'Show document: PAN front' });
  await expect(show).toBeVisible();
  await expect(page.getByRole('table', { name: 'Documents' }).getByRole('link')).toHaveCount(0);

  const revealed = page.waitForResponse(/\/files\/[\w-]+\/reveal(\?|$)/);
  await show.click();
  const { data } = await (await revealed).json();
  await row.getByRole('button', { name: 'Open PAN front' }).click();
  const viewer = page.getByRole('dialog', { name: 'PAN front' });
  await expect(viewer.getByRole('img', { name: 'PAN front' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show document: Address front' })).toBeVisible();

  expect((await request.get(data.presignedUrl)).status()).toBe(200);
  expect((await api.post('/auth/logout')).status()).toBe(200);
  expect((await request.get(data.presignedUrl)).status()).toBe(403);
});
