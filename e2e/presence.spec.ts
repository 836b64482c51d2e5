import { loanOpened, openAs, ownLoan, showRail } from './desk';
import { expect, test } from './test';

test('two people who have one loan open see each other, and who types', async ({ browser, request }) => {
  const user = await openAs(browser, request, 'credit.user');
  const admin = await openAs(browser, request, 'credit.admin');
  const { loanId } = await ownLoan(user.api, 27);
  for (const { page } of [user, admin]) {
    await page.goto(`/credit/loans/${loanId}/`);
    await loanOpened(page, loanId);
  }
  // The words of the initials, for screen readers. The last to come has just opened the loan: within five seconds
  // each sees the other.
  const within = { timeout: 5_000 };
  await expect(user.page.getByText(`${admin.api.user.fullName} is here`)).toBeAttached(within);
  await expect(admin.page.getByText(`${user.api.user.fullName} is here`)).toBeAttached(within);
  await expect(user.page.getByText(`${user.api.user.fullName} is here`)).toHaveCount(0);

  await showRail(user.page, 'Notes');
  await user.page.getByRole('textbox', { name: 'Comment' }).fill('Asked for the October slip');
  await expect(admin.page.getByText(`${user.api.user.fullName} is typing`)).toBeAttached();

  await admin.page.getByRole('button', { name: 'Agent Details' }).click();
  await admin.page.getByRole('dialog').getByRole('textbox').first().fill('agent-7');
  await expect(user.page.getByText(`${admin.api.user.fullName} is typing`)).toBeAttached();
});
