import type { Page } from 'playwright/test';
import { type Api, callsOf, loanOpened, logIn, openAs } from './desk';
import { expect, test } from './test';

const pdForm = (page: Page) => page.getByRole('form', { name: 'PD Feedback' });
const answer = (page: Page, question: string, name: string) =>
  pdForm(page)
    .getByRole('radiogroup', { name: question, exact: true })
    .getByRole('radio', { name, exact: true })
    .click();

/** Answers all questions required when the customer was not reached. */
async function fillNotReached(page: Page) {
  await answer(page, 'Contactability', 'No');
  await answer(page, 'Call attempt trigger', '2');
  await answer(page, 'Call attempted on', 'Both');
  await answer(page, 'Non contactable reason', 'Switched off');
}

const saveButton = (page: Page) => pdForm(page).getByRole('button', { name: /^Sav(e|ing)/ });

/** A disbursed loan of this user. No test decides it, so its position in the list is stable. */
async function disbursedLoan(api: Api, place: number) {
  const row = (await api.queue('owner=mine&status=DISBURSED&count=100')).data[place];
  if (!row) throw new Error(`No disbursed loan at place ${place}`);
  return row;
}

async function feedbacksOf(api: Api, loanId: number): Promise<unknown[]> {
  const answered = await api.post(`/credit-dashboard/loans/${loanId}`);
  return (await answered.json()).data.data.creditPdFeedback;
}

test('a PD feedback survives a reload and a sign-in until it is saved, and is then in the list [CR-098.a, CR-117.a, CR-123.k, CR-126.a]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await disbursedLoan(api, 0);
  await page.goto(`/credit/loans/${loanId}/?tab=PD`);
  await loanOpened(page, loanId);
  await saveButton(page).click();
  await expect(pdForm(page).getByRole('alert')).toHaveText('Kindly select customer contactability');
  await fillNotReached(page);
  await pdForm(page).getByRole('textbox', { name: 'Other comment' }).fill('Rang twice in the evening');
  await expect(page.getByText(/^Draft saved \d{2}:\d{2} [ap]m$/).first()).toBeVisible();

  await page.reload();
  await loanOpened(page, loanId);
  await expect(pdForm(page).getByRole('textbox', { name: 'Other comment' })).toHaveValue(
    'Rang twice in the evening',
  );
  await page.evaluate(() => localStorage.removeItem('jwtToken'));
  await page.evaluate(() => localStorage.removeItem('refreshToken'));
  await page.reload();
  await logIn(page, 'credit.user');
  await loanOpened(page, loanId);
  await expect(pdForm(page).getByRole('radio', { name: 'Switched off' })).toBeChecked();

  await saveButton(page).click();
  await expect(pdForm(page).getByText('PD Feedback Details Added Successfully')).toBeVisible();
  await expect(pdForm(page).getByRole('radio', { name: 'No', exact: true })).not.toBeChecked();
  await page.getByRole('button', { name: 'Past feedbacks (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Past PD feedbacks' });
  await expect(dialog.getByText('Rang twice in the evening')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /No 2 Switched off/ })).toContainText(api.user.fullName);
  await page.keyboard.press('Escape');

  await page.reload();
  await loanOpened(page, loanId);
  await expect(pdForm(page).getByRole('radiogroup')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Past feedbacks (1)' })).toBeVisible();
});

test('a PD feedback whose response was lost is asked for again by its key and saved only once [XR-013.b, CR-123.h]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await disbursedLoan(api, 4);
  await page.goto(`/credit/loans/${loanId}/?tab=PD`);
  await loanOpened(page, loanId);
  await fillNotReached(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/credit-pd-feedback', async route => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server receives and stores it; only the response is lost.
    await route.fetch();
    return route.abort();
  });
  await saveButton(page).click();
  await expect(pdForm(page).getByText('PD Feedback Details Added Successfully')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(await feedbacksOf(api, loanId)).toHaveLength(1);
});

test('editing the details sends nothing, and a reload shows the stored values [CR-095.a, CR-095.b, CR-095.c]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await disbursedLoan(api, 3);
  await page.goto(`/credit/loans/${loanId}/?tab=Details`);
  await loanOpened(page, loanId);
  const financial = page.getByRole('region', { name: 'Financial' });
  await expect(page.getByRole('button', { name: 'Edit KYC' })).toBeVisible();
  const calls = callsOf(page);
  await page.getByRole('button', { name: 'Edit Financial' }).click();
  await financial.getByRole('textbox', { name: 'Bank name' }).fill('A bank that is not stored');
  await financial.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect(financial.getByText('Preview only – not saved')).toBeVisible();
  await expect(financial.getByText('A bank that is not stored')).toBeVisible();
  expect(calls).toEqual([]);
  await page.reload();
  await loanOpened(page, loanId);
  await expect(financial.getByText('Bank name')).toBeVisible();
  await expect(financial.getByText('A bank that is not stored')).toBeHidden();
});

test('the browser asks before a reload loses what was typed into the details', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await disbursedLoan(api, 4);
  await page.goto(`/credit/loans/${loanId}/?tab=Details`);
  await loanOpened(page, loanId);
  const bank = page.getByRole('region', { name: 'Financial' }).getByRole('textbox', { name: 'Bank name' });
  await page.getByRole('button', { name: 'Edit Financial' }).click();
  await bank.fill('A bank that is not stored');
  // The guard is in a file of its own, which comes a moment after the first letter.
  const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(() => page.evaluate(isGuarded)).toBe(true);
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => window.location.reload());
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(bank).toHaveValue('A bank that is not stored');
});

test('leaving the details asks before it loses what was typed; another tab does not', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'credit.user');
  const { loanId } = await disbursedLoan(api, 4);
  await page.goto(`/credit/loans/${loanId}/?tab=Details`);
  await loanOpened(page, loanId);
  const bank = page.getByRole('region', { name: 'Financial' }).getByRole('textbox', { name: 'Bank name' });
  await page.getByRole('button', { name: 'Edit Financial' }).click();
  await bank.fill('A bank that is not stored');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(bank).toBeHidden();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('tab', { name: 'Details' }).click();
  const queue = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Cases' });
  await queue.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/tab=Details/);
  await expect(bank).toHaveValue('A bank that is not stored');
  await queue.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/credit\/loans(\?|$)/);
});
