import { apiAs, openAs } from './desk';
import { expect, test } from './test';

test('a ready-made comment is inserted with name, amount and date, and saved as the feedback [CS-092.c]', async ({
  browser,
  request,
}) => {
  const api = await apiAs(request, 'super');
  const { data } = await api.get('/customer-service/loans?status=CREDIT_REJECTED&count=25');
  const { loanId, fullName, loanAmount } = data.loans[3];
  const { page } = await openAs(browser, request, 'support.user');
  await page.goto(`/loan-management/loans/${loanId}?tab=preCredit`);
  const pickers: string[] = [];
  page.on('request', asked => {
    if (/ReadyCommentPicker.*\.js$/.test(asked.url())) pickers.push(asked.url());
  });
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Pre Credit Feedback' });
  const box = dialog.getByRole('textbox', { name: 'Feedback' });
  await box.fill('First call.');
  // The list is loaded with the first '/'.
  expect(pickers).toEqual([]);
  await box.press('End');
  await box.pressSequentially(' /not reached');
  await expect(page.getByRole('option', { name: /^Called, not reached/ })).toBeVisible();
  expect(pickers).toHaveLength(1);
  await box.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await box.fill('First call.');
  await box.press('End');
  await box.pressSequentially(' /not reached');
  await expect(page.getByRole('option', { name: /^Called, not reached/ })).toBeVisible();
  await box.press('Enter');

  const amount = new Intl.NumberFormat('en-IN').format(loanAmount);
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
    .format(new Date())
    .replace('Sept', 'Sep');
  const said = `First call. Called ${fullName} on ${day} about the loan of Rs. ${amount}: not reached.`;
  await expect(box).toHaveValue(said);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toHaveCount(0);
  const read = await api.get(`/customer-service/get-loan-details/${loanId}`);
  expect(JSON.stringify(read.data.loan.feedbacks)).toContain(said);
});
