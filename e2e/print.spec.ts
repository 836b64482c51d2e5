import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Locator, Page } from 'playwright/test';
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

/** How bright the brightest of some texts is on paper, from 0 to 255; what is hidden is as bright as the paper. */
async function brightnessOf(page: Page, texts: Locator): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const colours = await texts.evaluateAll(all =>
    all.map(one => (one.checkVisibility() ? getComputedStyle(one).color : 'rgb(255, 255, 255)')),
  );
  await page.emulateMedia({ media: null });
  return Math.max(...colours.flatMap(colour => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)));
}

/** The words of some texts that do not stand whole on one line of a sheet; at a hyphen a word may be
 *  divided, and so may an e-mail address. */
async function brokenOnPaper(page: Page, texts: Locator): Promise<string[]> {
  const before = page.viewportSize();
  // What Chromium leaves of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const broken = await texts.evaluateAll(all =>
    all.flatMap(one => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1 && !word.includes('@')) words.push(word);
        }
      }
      if (one.scrollWidth > one.clientWidth + 1) words.push(`${one.textContent} is cut`);
      return words;
    }),
  );
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return broken;
}

test('a tab is printed in full: every row, every collapsed panel, and nothing around it [XR-017.a]', async ({
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
  // Each panel under its heading, dark on white although the screen is dark.
  const headings = panel.getByRole('heading', { level: 2 });
  const titles = await headings.allTextContents();
  expect(titles.length).toBeGreaterThan(8);
  for (const title of titles) expect(words).toContain(closeUp(title));
  expect(await brightnessOf(page, headings)).toBeLessThan(100);
  // The newest and the oldest rows, those in between, and what is below the table.
  const balances = words.match(/(?:Debit|Credit)Rs\.[\d,]+\.\d\d/g) ?? [];
  expect(balances).toHaveLength(total);
  for (const printed of ['Negative Balance', 'FCU Analysis', 'Transaction id'])
    expect(words).toContain(closeUp(printed));
  // Controls that only work on a screen are not printed.
  for (const kept of ['Reload Loan', 'Submit', 'Logout', 'Call Customer', 'Search transactions'])
    expect(words).not.toContain(closeUp(kept));

  // Who printed it, when, and which page it is.
  expect(sheets[0]).toMatch(/PrintedbyCreditAdminon\d+\w+\d{4},\d\d:\d\d[ap]m/);
  for (const [index, sheet] of sheets.entries())
    expect(sheet).toContain(`Page${index + 1}of${sheets.length}`);
  // Once above the heading, then at the head of each further page, with the loan.
  for (const [index, sheet] of sheets.entries())
    expect(sheet.match(/(?:Loan\d+·LendingDesk\.)?PrintedbyCreditAdmin/g)).toEqual([
      index === 0 ? 'PrintedbyCreditAdmin' : `Loan${loanId}·LendingDesk.PrintedbyCreditAdmin`,
    ]);

  // Afterwards the screen is unchanged.
  await expect(customer).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => rows.getByRole('row').count()).toBeLessThan(total);
});

test('a list is printed with all its rows and without what works on a screen alone', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'super');
  // A long name beside a badge needs the most room.
  await page.route('**/customer-service/loans?*', async route => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const loan of answer.data.loans)
      Object.assign(loan, { fullName: 'Meenakshi Chandorwala', followUpDueOn: '2026-11-30' });
    await route.fulfill({ response, json: answer });
  });
  for (const [address, table, controls] of [
    ['/credit/loans', 'Loan queue', ['Export', 'Search by', 'move', 'Density']],
    ['/loan-management/search/', 'Loans', ['Apply Filter', 'Search text', 'Save view']],
    ['/loan-management/collections/', 'Disbursed loans', ['Worked by', 'Search text', 'Upload Nach']],
    ['/admin/staff', 'Staff', ['Search by name', 'State:']],
  ] as const) {
    await page.goto(address);
    const rows = page.getByRole('grid', { name: table, exact: true }).getByRole('row');
    await expect(rows.nth(10)).toBeVisible();
    const ids = await rows
      .locator('td')
      .filter({ hasText: /^(\d{6}|.+@.+)$/ })
      .allTextContents();
    expect(ids.length).toBeGreaterThan(9);
    const words = (await sheetsOf(page)).join('');
    for (const id of ids) expect(words).toContain(closeUp(id));
    for (const control of controls) expect(words).not.toContain(closeUp(control));
    expect(words).toContain('PrintedbySuperUseron');
    if (table === 'Loans') expect(words.match(/MeenakshiChandorwalaFollow-updue/g)).toHaveLength(ids.length);
    expect(await brokenOnPaper(page, rows.locator('td')), address).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    // The arrow of the sorted column is beside its word.
    for (const header of await page.locator('th[aria-sort$=ending]').all()) {
      const { height } = (await header.boundingBox()) ?? {};
      expect(height).toBeLessThan(40);
    }
    await page.emulateMedia({ media: null });
  }
});

test('dates, paid EMIs and classes of the disbursed loans stay on one line on paper [XR-054.b]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'super');
  await page.goto('/loan-management/collections/');
  const cells = page
    .getByRole('grid', { name: 'Disbursed loans' })
    .locator('td')
    .filter({ hasText: /^(\d{1,2} \w{3} \d{4}|\d+ of \d+|SMA-\d)$/ });
  await expect(cells.nth(10)).toBeVisible();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const broken = await cells.evaluateAll(all =>
    all.flatMap(cell => {
      const range = document.createRange();
      range.selectNodeContents(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell);
      return range.getClientRects().length > 1 ? [cell.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('an account is printed without what is chosen, moved or followed on a screen alone', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'super');
  const [lent] = (await api.queue('status=DISBURSED&count=1')).data;
  const account = `/loan-management/collections/${lent?.loanId}`;
  await page.goto(`${account}?tab=amortization`);
  await expect(page.getByRole('combobox', { name: /^Transaction for EMI/ }).first()).toBeVisible();
  const schedule = (await sheetsOf(page)).join('');
  expect(schedule).toContain('AmortizationTable');
  for (const control of ['Select Transaction', 'All loans', 'Update'])
    expect(schedule).not.toContain(closeUp(control));
  await page.goto(`${account}?tab=foreclosure`);
  const slider = page.getByRole('slider', { name: 'Closing day' });
  await expect(slider).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(slider).toBeHidden();
});

test('what is scrolled to or opened on a screen stands whole on paper', async ({ browser, request }) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  await page.goto(`/credit/loans/${loanId}/?tab=equifax`);
  await loanOpened(page, loanId);
  const histories = page.getByRole('table', { name: 'Active Loans', exact: true });
  await expect(histories.getByRole('slider').first()).toBeVisible();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const beyond = await page.getByRole('tabpanel').evaluate(panel => {
    const edge = panel.getBoundingClientRect().right;
    return [...panel.querySelectorAll('section, table, [role=table], [role=slider]')]
      .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1)
      .map(one => one.getAttribute('aria-label') ?? one.textContent.slice(0, 30));
  });
  expect(beyond).toEqual([]);

  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/credit/loans/${loanId}/?tab=kycNew`);
  const more = page.getByRole('table', { name: 'Comparison' }).locator('details');
  await expect(more.first()).toBeVisible();
  const furtherValues = await more.locator('summary + *').allTextContents();
  const paper = (await sheetsOf(page)).join('');
  for (const value of furtherValues) expect(paper).toContain(closeUp(value));
});

test('every tab of a loan is printed one after the other, each under its name; what is long asks first [XR-017.b]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'credit.admin');
  await page.addInitScript(() => {
    // The dialog of the browser cannot be seen here.
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const printed = page.locator('html[data-printed]');

  await test.step('all tabs', async () => {
    await page.goto(`/credit/loans/${demoLoanId('thinFile')}/`);
    await loanOpened(page, demoLoanId('thinFile'));
    // The rail has tabs of its own, which are not printed.
    const names = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll(tabs => tabs.map(tab => tab.firstChild?.textContent ?? ''));
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('button', { name: 'All tabs' }).click();
    await expect(printed).toBeAttached();
    const words = (await sheetsOf(page)).join('');
    let at = 0;
    for (const name of names) {
      const found = words.indexOf(closeUp(name), at);
      expect(found, `${name} after ${words.slice(at, at + 40)}`).toBeGreaterThan(-1);
      at = found;
    }
    for (const content of ['Loan Details', 'Computed EMI Date', 'Penny Drop account number'])
      expect(words).toContain(closeUp(content));
    // That of the open tab, and that of the rail.
    await expect(page.getByRole('tabpanel', { includeHidden: true })).toHaveCount(2);
  });

  await test.step('a long tab asks how many pages it may take', async () => {
    const long = demoLoanId('bigStatement');
    await page.goto(`/credit/loans/${long}/?tab=perfios`);
    await loanOpened(page, long);
    await expect(page.getByRole('table', { name: 'Transactions' })).toHaveAttribute('aria-rowcount', /\d/);
    await page.keyboard.press('Control+p');
    const question = page.getByRole('alertdialog');
    await expect(question).toHaveAccessibleName(/^Print about \d{3} pages\?$/);
    await expect(printed).toHaveCount(0);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Control+p');
    await question.getByRole('button', { name: 'Print' }).click();
    await expect(printed).toBeAttached();
  });
});
