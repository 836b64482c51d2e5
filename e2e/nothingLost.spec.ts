import { chosenReasons, decisionForm, fillHold, loanOpened, openAs, ownLoan, showRail } from './desk';
import { expect, test } from './test';

test('a draft survives a reload, belongs to its loan, and is deleted when it is sent', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const first = await ownLoan(api, 11);
  const second = await ownLoan(api, 12);
  const held = decisionForm(page).getByRole('radio', { name: 'On hold' });
  await page.goto(`/credit/loans/${first.loanId}/`);
  await loanOpened(page, first.loanId);
  await fillHold(page);
  await page.reload();
  await loanOpened(page, first.loanId);
  await expect(held).toBeChecked();
  await expect(decisionForm(page).getByText(/Draft saved/)).toBeVisible();

  await page.goto(`/credit/loans/${second.loanId}/`);
  await loanOpened(page, second.loanId);
  await expect(held).not.toBeChecked();

  await page.goto(`/credit/loans/${first.loanId}/`);
  await decisionForm(page)
    .getByRole('button', { name: /Submit decision/ })
    .click();
  await expect(page).toHaveURL('/credit/loans');
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('draft')))).toEqual(
    [],
  );
});

test('a decision made elsewhere shows at once, and the typed values stay and can be compared', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoan(api, 13);
  const watching = page.waitForResponse(/\/events(\?|$)/);
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  await watching;
  const form = decisionForm(page);
  await fillHold(page);
  const note = page.getByRole('textbox', { name: 'Comment' });
  await showRail(page, 'Notes');
  await note.fill('Half a thought');

  const path = `/credit-dashboard/loans/${loanId}`;
  const said = await api.post(`${path}/save-under-writer-comment/`, { comment: 'From another window' });
  const decided = await api.post(`${path}/process-application`, {
    caseStatus: 'HOLD',
    requiredActions: ['PAN unreadable'],
    holdCategory: 'TECH',
  });
  expect([said.status(), decided.status()]).toEqual([200, 200]);

  await expect(page.getByRole('list', { name: 'Comments' })).toContainText('From another window');
  await expect(note).toHaveValue('Half a thought');
  await showRail(page, 'Decision');
  await expect(form.getByText('decided this loan meanwhile')).toBeVisible();
  await expect(chosenReasons(page).getByText('Latest salary slip required')).toBeVisible();

  await form.getByRole('button', { name: 'Compare' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'This loan was changed meanwhile' });
  await expect(conflict).toContainText('PAN unreadable');
  await conflict.getByRole('button', { name: 'Go on with these' }).click();
  await expect(form.getByText('decided this loan meanwhile')).toBeHidden();
  await form.getByRole('button', { name: /Submit decision/ }).click();
  await expect(page).toHaveURL('/credit/loans');
  expect((await api.queue(`loanId=${loanId}`)).data[0]?.status).toBe('HOLD');
});

test('a comment saved meanwhile does not block a decision', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoan(api, 14);
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  await fillHold(page);
  const saved = await api.post(`/credit-dashboard/loans/${loanId}/save-under-writer-comment/`, {
    comment: 'From another window',
  });
  expect(saved.status()).toBe(200);
  await decisionForm(page)
    .getByRole('button', { name: /Submit decision/ })
    .click();
  await expect(page).toHaveURL('/credit/loans');
});

test('logging out deletes the user’s drafts [XR-012.c]', async ({ browser, request }) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoan(api, 15);
  await page.goto(`/credit/loans/${loanId}/`);
  await loanOpened(page, loanId);
  await showRail(page, 'Notes');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Not to be left behind');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('draft')))).toEqual(
    [],
  );
});
