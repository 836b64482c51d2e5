import type { Page, Route } from 'playwright/test';
import {
  type Api,
  blockEvents,
  callsOf,
  decisionForm,
  fillHold,
  loanOpened,
  openAs,
  ownLoan,
  rowOf,
  showRail,
  unassignedLoan,
} from './desk';
import { expect, test } from './test';

const slot = 19;
const place = 3;
const saving = '**/save-under-writer-comment/';

const notesOf = (page: Page) => page.getByRole('region', { name: 'Comments and notes' });
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const saveNote = (page: Page) => notesOf(page).getByRole('button', { name: 'Save' });

/** Drafts and idempotency keys stored in this browser. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => /draft|key/.test(key)));

/** The loan as stored on the server. */
async function loanOf(api: Api, loanId: number) {
  const answer = await api.post(`/credit-dashboard/loans/${loanId}?sections=core`);
  const loan: { idString: string } = (await answer.json()).data.data;
  return loan;
}

/** Holds requests back until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>(done => {
    open = done;
  });
  return { open: () => open(), opened };
}

/** Holds what saves a comment back until it is opened. */
async function holdSaving(page: Page) {
  const { open, opened } = gate();
  await page.route(saving, async route => {
    await opened;
    await route.continue();
  });
  return open;
}

/** The server handles the request, but only the first half of its response arrives. */
async function cutAnswer(route: Route) {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

/** A loan of this user that no other test changes. */
async function openOwn(page: Page, api: Api) {
  const loanId = (await api.queue('owner=mine&status=INACTIVE')).data[place]?.loanId ?? 0;
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  return loanId;
}

/** Three clicks before the page renders. */
const pressThrice = (button: ReturnType<Page['getByRole']>) =>
  button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) element.click();
  });

const sentTo = (calls: readonly string[], path: string) => calls.filter(call => call.includes(path));

test('a comment whose answer was cut in the middle is stored once, though it is sent again after a reload', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const loanId = await openOwn(page, api);
  // Comments are permanent, so each test writes its own.
  const words = 'Employer confirmed, the answer was cut';
  await page.route(saving, cutAnswer);
  await showRail(page, 'Notes');
  await boxOf(page).fill(words);
  await saveNote(page).click();
  await expect(notesOf(page).getByRole('alert')).toBeVisible();
  await page.unroute(saving);
  await page.reload();
  await loanOpened(page, loanId);
  await showRail(page, 'Notes');
  await expect(boxOf(page)).toHaveValue(words);
  await saveNote(page).click();
  await expect(boxOf(page)).toHaveValue('');
  await expect(notesOf(page).getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  await page.reload();
  await loanOpened(page, loanId);
  await showRail(page, 'Notes');
  await expect(notesOf(page).getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
});

test('a comment that is being saved when its loan is left is no longer a draft', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const loanId = await openOwn(page, api);
  const open = await holdSaving(page);
  await showRail(page, 'Notes');
  await boxOf(page).fill('Saved while the loan is left');
  await saveNote(page).click();
  await expect(notesOf(page).getByRole('button', { name: 'Saving' })).toBeVisible();
  await page.getByRole('link', { name: 'On Hold Cases' }).click();
  await expect(boxOf(page)).toHaveCount(0);
  const saved = page.waitForResponse(saving);
  open();
  await saved;
  await expect.poll(() => kept(page)).toEqual([]);
  await page.goBack();
  await loanOpened(page, loanId);
  await showRail(page, 'Notes');
  await expect(boxOf(page)).toHaveValue('');
  await expect(notesOf(page).getByRole('listitem')).toContainText(['Saved while the loan is left']);
});

test('what is typed while a comment is saved stays', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const loanId = await openOwn(page, api);
  const open = await holdSaving(page);
  await showRail(page, 'Notes');
  await boxOf(page).fill('Salary slip seen');
  await saveNote(page).click();
  await boxOf(page).fill('Calls back at four');
  open();
  await expect(notesOf(page).getByRole('listitem')).toContainText(['Salary slip seen']);
  await expect(boxOf(page)).toHaveValue('Calls back at four');
  await page.reload();
  await loanOpened(page, loanId);
  await showRail(page, 'Notes');
  await expect(boxOf(page)).toHaveValue('Calls back at four');
});

test('a reload requested before a save does not overwrite what was saved', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  await blockEvents(page);
  const loanId = await openOwn(page, api);
  const { open, opened } = gate();
  let reads = 0;
  await page.route(`**/credit-dashboard/loans/${loanId}?*`, async route => {
    reads += 1;
    if (reads > 1) return route.continue();
    // Read before the comment was added, answered afterwards.
    const response = await route.fetch();
    await opened;
    return route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Reload Loan' }).click();
  await expect.poll(() => reads).toBe(1);
  await showRail(page, 'Notes');
  await boxOf(page).fill('Reload came before this');
  await saveNote(page).click();
  await expect(notesOf(page).getByRole('listitem')).toContainText(['Reload came before this']);
  open();
  // The aborted reload is repeated.
  await expect.poll(() => reads).toBe(2);
  await expect(page.getByRole('button', { name: 'Reload Loan' })).toBeEnabled();
  await expect(notesOf(page).getByRole('listitem')).toContainText(['Reload came before this']);
});

test('a user who leaves while a loan is being assigned is not taken back to it', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await unassignedLoan(api, slot);
  await page.goto(`/credit/loans?loanId=${loanId}`);
  const { open, opened } = gate();
  await page.route('**/assign', async route => {
    await opened;
    const data = { underWriterId: api.user.idString, underWriterName: api.user.fullName, version: 2 };
    await route.fulfill({ json: { success: true, errorMessages: [], data } });
  });
  await rowOf(page, loanId).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page).toHaveURL('/credit/export-loans/');
  const taken = page.waitForResponse('**/assign');
  open();
  await taken;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/credit/export-loans/');
});

test('a decision submitted three times is sent once, and a user who left the page gets a message and stays where they are', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoan(api, slot);
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  await fillHold(page);
  const calls = callsOf(page);
  const { open, opened } = gate();
  await page.route('**/process-application', async route => {
    await opened;
    await route.continue();
  });
  await pressThrice(decisionForm(page).getByRole('button', { name: /Submit decision/ }));
  await page.getByRole('link', { name: 'On Hold Cases' }).click();
  await expect(decisionForm(page)).toHaveCount(0);
  const address = page.url();
  open();
  await expect(page.getByRole('status').filter({ hasText: String(loanId) })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(sentTo(calls, '/process-application')).toHaveLength(1);
  expect(await kept(page)).toEqual([]);
});

test('clicking Call Customer three times calls once', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  await api.post('/users/agent-details', {
    agentId: '4021',
    agentUserName: 'lender_demo',
    campaignName: 'Credit_Manual',
  });
  await openOwn(page, api);
  await page.getByRole('combobox', { name: 'Select Phone Number' }).click();
  await page.getByRole('option').first().click();
  const calls = callsOf(page);
  await pressThrice(page.getByRole('button', { name: 'Call Customer' }));
  await expect(page.getByText('queued successfully')).toBeVisible();
  expect(sentTo(calls, '/call-customer')).toHaveLength(1);
});

test('a loan opened by its other id has the same address and the same draft', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  await blockEvents(page);
  const loanId = await openOwn(page, api);
  await showRail(page, 'Notes');
  await boxOf(page).fill('Half a thought');
  const { idString } = await loanOf(api, loanId);
  const calls = callsOf(page);
  await page.goto(`/credit/loans/${idString}/?tab=rules`);
  await loanOpened(page, loanId);
  await expect(page).toHaveURL(`/credit/loans/${loanId}/?tab=rules`);
  await showRail(page, 'Notes');
  await expect(boxOf(page)).toHaveValue('Half a thought');
  expect(sentTo(calls, 'sections=core')).toHaveLength(1);
});

test('two windows on one loan lose nothing: each shows the other’s draft and can use either text', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const loanId = await openOwn(page, api);
  const other = await page.context().newPage();
  await other.goto(`/credit/loans/${loanId}/`);
  await loanOpened(other, loanId);
  await showRail(other, 'Notes');

  await showRail(page, 'Notes');
  await boxOf(page).fill('From the first window');
  const notice = (on: Page) => notesOf(on).getByRole('status').filter({ hasText: 'Another window' });
  await expect(notice(other)).toContainText('From the first window');
  await boxOf(other).fill('From the second window');
  await expect(notice(page)).toContainText('From the second window');
  await expect(boxOf(page)).toHaveValue('From the first window');

  await notice(page).getByRole('button', { name: 'Take it' }).click();
  await expect(boxOf(page)).toHaveValue('From the second window');
  await expect(notice(page)).toContainText('From the first window');
  await saveNote(page).click();
  await expect(boxOf(other)).toHaveValue('');
  await expect(notice(other)).toContainText('From the first window');
  await notice(other).getByRole('button', { name: 'Take it' }).click();
  await expect(boxOf(other)).toHaveValue('From the first window');
  await saveNote(other).click();
  await expect(notesOf(other).getByRole('listitem')).toContainText([
    'From the first window',
    'From the second window',
  ]);
  await expect(notice(page)).toHaveCount(0);
});
