import type { Page } from 'playwright/test';
import { type Api, apiAs, blockEvents, openAs } from './desk';
import { expect, test } from './test';

type Found = { loanId: number; personalDetails: { primaryPhoneNumber: string } };

/** A rejected loan, which no other test changes. */
async function loanAt(api: Api, place: number): Promise<Found> {
  const { data } = await api.get('/customer-service/loans?status=REJECTED&count=25');
  const loan: Found | undefined = data.loans[place];
  if (!loan) throw new Error('There is no rejected loan at this place');
  return loan;
}

const sectionOf = async (api: Api, loanId: number, section: string): Promise<Record<string, unknown>> =>
  (await api.get(`/customer-service/get-loan-details/${loanId}`)).data.loan[section];

const part = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('region', { name, exact: true });
const changesOf = (page: Page, group: string) => part(page, `${group} changes`);

type Sent = { path: string; body: Record<string, unknown> };

/** The JSON that the page posts from now on; Playwright does not see the body of a request made from a Request. */
async function bodiesOf(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.exposeFunction('posted', (path: string, text: string) => {
    sent.push({ path, body: text.startsWith('{') ? JSON.parse(text) : {} });
  });
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') {
        const { pathname } = new URL(request.url);
        const posted: unknown = Reflect.get(window, 'posted');
        if (typeof posted === 'function') posted(pathname, await request.clone().text());
      }
      return send(request);
    };
  });
  return sent;
}

const bodiesTo = (sent: readonly Sent[], path: string) =>
  sent.filter(one => one.path.includes(path)).map(({ body }) => body);

test('a customer found by any spelling of the phone is corrected, beside somebody else who does the same [CS-099.a, CS-100.a, CS-100.b, CS-101.a, CS-108.d, CS-109.d, CS-065.a, CS-066.a, CS-066.b]', async ({
  browser,
  request,
}) => {
  const other = await apiAs(request, 'support.admin');
  const { loanId, personalDetails } = await loanAt(other, 2);
  const phone = personalDetails.primaryPhoneNumber;
  const before = await sectionOf(other, loanId, 'personalDetails');
  const { page } = await openAs(browser, request, 'support.user');
  // Without its events the page learns from the refusal that somebody was faster.
  await blockEvents(page);
  const sent = await bodiesOf(page);

  await page.goto('/loan-management/search/');
  const search = page.getByRole('form', { name: 'Search' });
  await search.getByRole('combobox', { name: 'Search by' }).click();
  await page.getByRole('option', { name: 'Mobile Number' }).click();
  await search
    .getByRole('searchbox', { name: 'Search text' })
    .fill(`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`);
  await search.getByRole('button', { name: 'Submit' }).click();
  const row = page
    .getByRole('grid', { name: 'Loans found' })
    .getByRole('row')
    .filter({ hasText: String(loanId) });
  await row.click();
  await expect(page).toHaveURL(`/loan-management/loans/${loanId}`);

  await page.getByRole('button', { name: 'Edit details' }).click();
  await part(page, 'Personal Details')
    .getByLabel(/^Email ID/)
    .fill('corrected@mail.example');
  await part(page, 'Current address')
    .getByLabel(/^Landmark/)
    .fill('Behind the post office');
  await part(page, 'Professional Details')
    .getByLabel(/^Company name/)
    .fill('Mine Works Pvt Ltd');
  const faster = await other.post(`/customer-service/update-professional-details/${loanId}`, {
    companyName: 'Theirs Works Pvt Ltd',
  });
  expect(faster.status()).toBe(200);

  const save = page.getByRole('dialog').getByRole('button', { name: /^Save/ });
  await save.click();
  await expect(changesOf(page, 'Personal').getByText('Behind the post office')).toBeVisible();
  await expect(changesOf(page, 'Professional').getByText('Mine Works Pvt Ltd')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed' }).click();

  await expect(changesOf(page, 'Personal').getByText('Modified Personal Details Saved')).toBeVisible();
  await expect(page.getByText('Somebody changed Company name meanwhile')).toBeVisible();
  const groups = () => [
    bodiesTo(sent, 'update-personal-details'),
    bodiesTo(sent, 'update-professional-details'),
    bodiesTo(sent, 'update-financial-details'),
  ];
  const [personalSent = [], professionalSent = [], financialSent] = groups();
  expect(personalSent).toEqual([
    {
      email: 'corrected@mail.example',
      currentAddress: { landmark: 'Behind the post office' },
      original: expect.anything(),
    },
  ]);
  expect(professionalSent).toEqual([{ companyName: 'Mine Works Pvt Ltd', original: expect.anything() }]);
  expect(financialSent).toEqual([]);
  // The refused group wrote nothing.
  expect((await sectionOf(other, loanId, 'professionalDetails'))['companyName']).toBe('Theirs Works Pvt Ltd');

  await page.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('alertdialog').getByRole('row', { name: /Company name/ });
  await expect(compared).toContainText('Mine Works Pvt Ltd');
  await expect(compared).toContainText('Theirs Works Pvt Ltd');
  await page.getByRole('button', { name: 'Go on with these' }).click();
  await save.click();
  await page.getByRole('button', { name: /^(Proceed|Try again)$/ }).click();
  await expect(
    changesOf(page, 'Professional').getByText('Modified Professional Details Saved'),
  ).toBeVisible();
  expect(groups().map(bodies => bodies.length)).toEqual([1, 2, 0]);
  expect((await sectionOf(other, loanId, 'professionalDetails'))['companyName']).toBe('Mine Works Pvt Ltd');

  const audit = await openAs(browser, request, 'super');
  const entry = async (action: string, words: string) => {
    await audit.page.goto(`/admin/audit?loan=${loanId}&action=${action}`);
    await audit.page.getByRole('grid', { name: 'Audit' }).getByRole('row').nth(1).click();
    const dialog = audit.page.getByRole('dialog', { name: words });
    await expect(dialog.getByText('Support User')).toBeVisible();
    return dialog;
  };
  const professional = await entry('applicant.professional', 'Changed professional details');
  await expect(professional.getByRole('row', { name: /companyName/ })).toContainText(
    /Theirs Works Pvt Ltd.*Mine Works Pvt Ltd/,
  );
  const personal = await entry('applicant.personal', 'Changed personal details');
  await expect(personal.getByRole('row', { name: /landmark/ })).toContainText('Behind the post office');
  await expect(personal.getByRole('row', { name: /fullName/ })).toHaveCount(0);
  expect(before['email']).not.toBe('corrected@mail.example');
});

test('a value the server refuses is marked at its field, and saved once it is corrected [CS-108.d]', async ({
  browser,
  request,
}) => {
  const api = await apiAs(request, 'support.admin');
  const { loanId } = await loanAt(api, 3);
  const { page } = await openAs(browser, request, 'support.user');
  await page.goto(`/loan-management/loans/${loanId}`);
  await page.getByRole('button', { name: 'Edit details' }).click();
  const email = part(page, 'Personal Details').getByLabel(/^Email ID/);
  const save = page.getByRole('dialog').getByRole('button', { name: /^Save/ });
  await email.fill('no address');
  await save.click();
  await expect(part(page, 'Personal Details').getByText('Kindly enter valid Email ID')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toHaveAttribute('aria-disabled', 'true');

  // The same rule on the server, for whoever does not use the form.
  const refused = await api.post(`/customer-service/update-personal-details/${loanId}`, {
    email: 'no address',
  });
  expect([refused.status(), (await refused.json()).fieldErrors]).toEqual([
    400,
    { email: 'Kindly enter valid Email ID' },
  ]);
  await email.fill('right@mail.example');
  await save.click();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(changesOf(page, 'Personal').getByText('Modified Personal Details Saved')).toBeVisible();
  expect((await sectionOf(api, loanId, 'personalDetails'))['email']).toBe('right@mail.example');
});
