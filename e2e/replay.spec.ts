import { decisionForm, openAs, ownLoan } from './desk';
import { expect, test } from './test';

test('a decided loan is replayed as it stood, and its decision shown once one’s own is made', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoan(api, 28);
  const at = `/credit-dashboard/loans/${loanId}`;
  const config = await api.get('/credit-dashboard/get-underwriting-config/');
  const [reason] = config.data.rejectionReasons;
  const decided = await api.post(`${at}/process-application`, {
    caseStatus: 'REJECTED',
    rejectionReasons: [reason],
  });
  expect(decided.status()).toBe(200);
  await api.post(`${at}/save-under-writer-comment/`, { comment: 'Written after the decision' });

  await page.goto(`/credit/loans/${loanId}/`);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/credit/loans/${loanId}/replay/`));
  await expect(page.getByText(/^As it stood on /)).toBeVisible();
  await expect(page.getByText('Written after the decision')).toBeHidden();

  await page.reload();
  await expect(page.getByText(/^As it stood on /)).toBeVisible();
  await page.getByRole('tab', { name: /^KYC New/ }).click();
  await expect(page.getByRole('columnheader', { name: /^Declared/ })).toBeVisible();

  const form = decisionForm(page);
  await form.getByRole('radio', { name: 'On hold' }).click();
  await form.getByRole('combobox', { name: 'Hold reason' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await form.getByRole('radio', { name: 'CDL' }).click();
  await form.getByRole('button', { name: /Show the decision/ }).click();
  const dialog = page.getByRole('dialog', { name: 'The decision' });
  await expect(dialog.getByText('Rejected, not On hold')).toBeVisible();
  await expect(dialog.getByText(api.user.fullName).first()).toBeVisible();
  await expect(dialog.getByText('Written after the decision')).toBeVisible();

  // Nothing was sent to the loan.
  const [row] = (await api.queue(`loanId=${loanId}`)).data;
  expect(row?.status).toBe('REJECTED');
});
