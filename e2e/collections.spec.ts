import { formatRupees, rupees } from '../packages/domain/src/money';
import { type Api, apiAs, callsOf, openAs } from './desk';
import { expect, test } from './test';

const listAddress = '/loan-management/collections/';
const loanAddress = (loanId: number) => `${listAddress}${loanId}`;
const whole = (amount: number) => formatRupees(rupees(Math.round(amount)));

type Listed = { loanId: number; personalDetails: { fullName: string }; daysPastDue: number };

const listed = async (api: Api, query = ''): Promise<Listed[]> =>
  (await api.get(`/collections/disbursed-loans?page=1&count=25${query}`)).data.loans;

test('a collector finds the account that is longest past due, reads what closes it, and comes back to its row', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'collections.agent');
  const [worst] = await listed(api);
  if (!worst) throw new Error('No loan is disbursed');
  expect(worst.daysPastDue).toBeGreaterThan(90);
  await page.goto('/');
  await page.getByRole('button', { name: 'Go to your desk' }).click();
  await expect(page).toHaveURL(new RegExp(`${listAddress}$`));
  const rows = page.getByRole('grid', { name: 'Disbursed loans' }).locator('tbody tr');
  await expect(rows.first()).toContainText(String(worst.loanId));
  await expect(rows.first()).toContainText(String(worst.daysPastDue));

  await page.getByRole('button', { name: /^90\+/ }).click();
  const late = await listed(api, '&bucket=90%2B');
  await expect(rows).toHaveCount(late.length);

  await rows.first().click();
  await expect(page).toHaveURL(loanAddress(worst.loanId));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(worst.personalDetails.fullName);
  await page.getByRole('tab', { name: 'ForeClosure Details' }).click();
  await expect(page).toHaveURL(`${loanAddress(worst.loanId)}?tab=foreclosure`);
  const { foreClosure } = (await api.get(`/collections/get-loan-details/${worst.loanId}`)).data;
  const total = page.getByRole('row', { name: /^Total Foreclosure Amount/ });
  await expect(total).toContainText(whole(foreClosure[0].total));
  await expect(total).toContainText(whole(foreClosure[1].total));

  await page.getByRole('link', { name: 'Disbursed loans', exact: true }).click();
  await expect(rows.first()).toContainText(String(worst.loanId));
});

test('a comment with disposition and behaviour is stored once, the newest first, and edited in its place', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'collections.agent');
  const [, second] = await listed(api);
  if (!second) throw new Error('One loan is disbursed');
  await page.goto(`${loanAddress(second.loanId)}?tab=comments`);
  const rows = page.getByRole('grid', { name: 'Comments / Feedback' }).locator('tbody tr');
  const add = page.getByRole('button', { name: 'Add Comment' });
  await expect(add).toBeVisible();
  const calls = callsOf(page);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add Comment' });
  await dialog.getByRole('combobox', { name: /^Disposition code/ }).click();
  await page.getByRole('option', { name: 'Callback' }).click();
  await dialog.getByRole('radio', { name: 'Good' }).click();
  await dialog.getByRole('textbox', { name: /^Comment/ }).fill('Asks to be called on Monday');
  await dialog.getByRole('button', { name: 'Add' }).click({ clickCount: 2 });
  await expect(dialog).toBeHidden();
  await expect(rows.first()).toContainText('Callback');
  await expect(rows.first()).toContainText('Asks to be…');
  expect(calls.filter(call => call.includes('add-collections-comment'))).toHaveLength(1);

  await rows.first().click();
  const edit = page.getByRole('dialog', { name: 'Edit Comment' });
  await edit.getByRole('textbox', { name: /^Comment/ }).fill('Paid by cash');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await page.reload();
  await expect(rows.first()).toContainText('Paid by cash');
});

test('a loan that is not disbursed does not open at collections, and says why', async ({
  browser,
  request,
}) => {
  const { data } = await (await apiAs(request, 'super')).queue('status=PENDING&count=1');
  const { page } = await openAs(browser, request, 'collections.agent');
  await page.goto(loanAddress(data[0]?.loanId ?? 0));
  await expect(page.getByText('You do not have permission to perform this action')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('link', { name: 'Disbursed loans', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${listAddress}$`));
});

test('a payment link is created, paid by the customer and booked, and what is overdue falls [CO-046, M42]', async ({
  browser,
  request,
}) => {
  const { page, api } = await openAs(browser, request, 'collections.agent');
  const overdue = (await listed(api)).at(3);
  if (!overdue) throw new Error('Four loans are disbursed');
  const { loanId } = overdue;
  const overdueNow = async (): Promise<number> =>
    (await api.get(`/collections/get-loan-details/${loanId}`)).data.overdueSummary.total;
  const before = await overdueNow();
  expect(before).toBeGreaterThan(500);

  await page.goto(`${loanAddress(loanId)}?tab=transactions`);
  const payments = page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
  await expect(payments.first()).toBeVisible();
  const paid = await payments.count();
  await page.getByRole('button', { name: 'Create Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create new PaymentLink' });
  await expect(dialog).toContainText('Max Amount');
  await dialog.getByRole('textbox', { name: 'Enter Amount' }).fill('500');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
  const link = page.getByRole('table', { name: 'Payment links' }).getByRole('link').first();
  const address = await link.getAttribute('href');

  const customer = await browser.newPage();
  await customer.goto(address ?? '');
  await customer.getByRole('button', { name: 'Pay Rs. 500.00' }).click();
  await expect(customer.getByText('Status: paid.')).toBeVisible();

  // The open page follows by itself.
  await expect(payments).toHaveCount(paid + 1);
  await expect(payments.first()).toContainText('Paid by link');
  await expect(page.getByRole('table', { name: 'Payment links' })).toContainText('Paid');
  await expect.poll(overdueNow).toBe(Math.round((before - 500) * 100) / 100);
});

test('a waiver above the limit is posted once another person has approved it, never by its maker [CO-068, M29, M36]', async ({
  browser,
  request,
}) => {
  const agent = await openAs(browser, request, 'collections.agent');
  const { loanId, amount } = await (async () => {
    for (const loan of (await listed(agent.api)).slice(4)) {
      const { overdueSummary } = (await agent.api.get(`/collections/get-loan-details/${loan.loanId}`)).data;
      if (overdueSummary.penalInterest > 1001) return { loanId: loan.loanId, amount: 1001 };
    }
    throw new Error('No loan owes so much penal interest');
  })();
  const overdueNow = async (): Promise<number> =>
    (await agent.api.get(`/collections/get-loan-details/${loanId}`)).data.overdueSummary.total;
  const before = await overdueNow();

  await agent.page.goto(`${loanAddress(loanId)}?tab=overdue`);
  await agent.page.getByRole('button', { name: 'Add Waiver' }).click();
  const dialog = agent.page.getByRole('dialog', { name: 'Add Penal Charges Waiver' });
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());
  for (const [name, text] of [
    [/^Date/, today.replaceAll('/', '-')],
    [/^Waiver amount/, String(amount)],
    [/^Bounce charges/, '0'],
    [/^Penal interest/, String(amount)],
    [/^Interest payment/, '0'],
    [/^Principal payment/, '0'],
  ] as const)
    await dialog.getByRole('textbox', { name }).fill(text);
  await dialog.getByRole('combobox', { name: /^Payment source/ }).click();
  await agent.page.getByRole('option', { name: 'Waiver', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add Waiver' }).dblclick();
  await expect(agent.page.getByText('Waiver waits for approval')).toBeVisible();
  expect(await overdueNow()).toBe(before);

  const waits = new RegExp(`^Waiver .* ${loanId}`);
  await agent.page.goto('/loan-management/collections/approvals');
  await agent.page.getByRole('row', { name: waits }).click();
  await expect(agent.page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect(agent.page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const admin = await openAs(browser, request, 'collections.admin');
  await admin.page.goto('/loan-management/collections/approvals');
  await admin.page.getByRole('row', { name: waits }).click();
  await admin.page.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.page.getByText('Waiver added')).toBeVisible();
  expect(await overdueNow()).toBe(Math.round((before - amount) * 100) / 100);
});
