import { type Api, callsOf, decisionForm, fillHold, loanOpened, openAs, ownLoan } from './desk';
import { expect, test } from './test';

/** An own loan with a bank statement; one in eight has none. */
async function ownLoanWithStatement(api: Api) {
  for (;;) {
    const row = await ownLoan(api, 19);
    const answer = await api.post(`/credit-dashboard/loans/${row.loanId}`);
    if ((await answer.json()).data.data.bankStatements.length > 0) return row;
  }
}

test('the submit key of a form sends only that form: not from a tab, another field or below a dialog', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await ownLoanWithStatement(api);
  const calls = callsOf(page);
  const sent = () => calls.filter(call => call.includes('process-application'));
  await page.goto(`/credit/loans/${loanId}/?tab=Details`);
  await loanOpened(page, loanId);
  await fillHold(page);

  await page.getByRole('tab', { name: 'Details' }).focus();
  await page.keyboard.press('Control+Enter');
  const panel = page.getByRole('tabpanel', { name: 'Details' });
  await panel.getByRole('button', { name: 'Edit' }).first().click();
  const field = panel.getByRole('textbox').first();
  await field.fill('Somebody Else');

  // A question that stays open: a click outside it leaves nothing focused.
  await panel.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeHidden();
  await question.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('tab', { name: 'Perfios' }).click();
  await page.getByRole('searchbox').first().fill('salary');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('tab', { name: 'Perfios' })).toHaveAttribute('aria-selected', 'true');
  expect(sent()).toEqual([]);

  await decisionForm(page).getByRole('textbox', { name: 'Change reason' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL('/credit/loans');
  expect(sent()).toHaveLength(1);
});

test('a key pressed in the moment the rows appear is not lost', async ({ browser, request }) => {
  const { page } = await openAs(browser, request, 'credit.user');
  // Presses before anything else can run, which no real keyboard is fast enough for.
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      if (!document.querySelector('tr[data-index]')) return;
      watching.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/credit/loans?owner=mine&status=REJECTED');
  await expect(page.getByRole('row').nth(1)).toBeFocused();
});
