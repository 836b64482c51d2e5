import { loanOpened, openAs, rowOf, unassignedLoan } from './desk';
import { expect, test } from './test';

test('of two users who open an unassigned loan one gets it, the other sees why not [CR-006.c]', async ({
  browser,
  request,
}) => {
  const one = await openAs(browser, request, 'credit.user');
  const other = await openAs(browser, request, 'credit.admin');
  const { loanId } = await unassignedLoan(one.api, 7);
  const pages = [one.page, other.page];
  for (const page of pages) {
    await page.goto(`/credit/loans?loanId=${loanId}`);
    await expect(rowOf(page, loanId)).toContainText('Unassigned');
  }
  // Both act on the same row; the server decides.
  const answers = pages.map(page => page.waitForResponse(`**/loans/${loanId}/assign`));
  await Promise.all(pages.map(page => rowOf(page, loanId).click()));
  const statuses = await Promise.all(answers.map(async answer => (await answer).status()));
  expect([...statuses].sort((left, right) => left - right)).toEqual([200, 403]);

  const [winner, loser] = statuses[0] === 200 ? [one, other] : [other, one];
  // The message is short-lived, so both pages are checked in parallel.
  await Promise.all([
    expect(loser.page.getByRole('alert')).toContainText('Cannot access loan not assigned to you'),
    loanOpened(winner.page, loanId),
  ]);
  await expect(loser.page).toHaveURL(`/credit/loans?loanId=${loanId}`);
  expect((await winner.api.queue(`loanId=${loanId}`)).data[0]?.underWriterId).toBe(winner.api.user.idString);
});

test('somebody else’s loan is not opened, by its row or by its address [CR-007.c, CR-008.a]', async ({
  browser,
  request,
}) => {
  const admin = await openAs(browser, request, 'credit.admin');
  const user = await openAs(browser, request, 'credit.user');
  const { loanId } = await unassignedLoan(admin.api, 8);
  expect((await admin.api.post(`/credit-dashboard/loans/${loanId}/assign`)).status()).toBe(200);
  await user.page.goto(`/credit/loans?loanId=${loanId}`);
  await rowOf(user.page, loanId).click();
  await expect(user.page.getByRole('alert')).toContainText('Cannot access loan not assigned to you');
  await user.page.goto(`/credit/loans/${loanId}/`);
  await expect(
    user.page.getByRole('heading', { name: 'Cannot access loan not assigned to you' }),
  ).toBeVisible();
  await expect(user.page.getByText('Full name')).toBeHidden();
});
