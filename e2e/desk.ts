import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from 'playwright/test';
import {
  demoCaseAt,
  firstLoanId as firstDemoLoanId,
  portfolioSize,
} from '../packages/sandbox/src/demo/demoCases';

/** The demo accounts, by the part before the @. */
export type Mailbox =
  | 'credit.user'
  | 'credit.admin'
  | 'credit.view'
  | 'support.user'
  | 'support.view'
  | 'support.admin'
  | 'collections.agent'
  | 'collections.admin'
  | 'vas'
  | 'super';

export const password = 'demo-Passw0rd';
export const emailOf = (mailbox: Mailbox) => `${mailbox}@lender.example`;

export type Row = {
  loanId: number;
  status: string;
  underWriterId: string | null;
  underWriterName: string | null;
};

type Signed = { token: string; refreshToken: string; user: { idString: string; fullName: string } };

/** API client for one user, independent of the browser. */
export async function apiAs(request: APIRequestContext, mailbox: Mailbox) {
  const login = await request.post('/api/v1/auth/login', { data: { email: emailOf(mailbox), password } });
  expect(login.status()).toBe(200);
  const signed: Signed = (await login.json()).data;
  const headers = { authorization: `Bearer ${signed.token}` };
  const get = async (path: string) => (await request.get(`/api/v1${path}`, { headers })).json();
  const post = (path: string, data?: unknown) => request.post(`/api/v1${path}`, { headers, data });
  const queue = async (query: string): Promise<{ data: Row[]; total: number }> =>
    get(`/credit-dashboard/loans?${query}`);
  return { ...signed, get, post, queue };
}

export type Api = Awaited<ReturnType<typeof apiAs>>;

/** Opens the product in a separate window, already signed in as this user. */
export async function openAs(
  browser: Browser,
  request: APIRequestContext,
  mailbox: Mailbox,
  options: BrowserContextOptions = {},
) {
  const api = await apiAs(request, mailbox);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // Sets the tokens once instead of on each load, so that a test can remove them.
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([token, refreshToken]) => {
      localStorage.setItem('jwtToken', token ?? '');
      localStorage.setItem('refreshToken', refreshToken ?? '');
    },
    [api.token, api.refreshToken],
  );
  return { page, api };
}

/** Fills in the open login dialog. */
export async function logIn(page: Page, mailbox: Mailbox, secret = password) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(emailOf(mailbox));
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Login' }).click();
}

const slots = 29;

/** Loans that a test opens by the name of their case. */
const isDemoCase = (loanId: number) => demoCaseAt(firstDemoLoanId + portfolioSize - 1 - loanId) !== null;

/** An undecided, unassigned loan. Each test has its own slot and so its own loan. */
export async function unassignedLoan(api: Api, slot: number): Promise<Row> {
  const first = await api.queue('status=PENDING&owner=unassigned&count=100');
  const second = await api.queue('status=PENDING&owner=unassigned&count=100&page=2');
  const own = [...first.data, ...second.data].find(
    row => row.loanId % slots === slot && !isDemoCase(row.loanId),
  );
  if (!own) throw new Error(`No unassigned loan is left in slot ${slot}`);
  return own;
}

/** The loan of this slot, assigned to this user. */
export async function ownLoan(api: Api, slot: number): Promise<Row> {
  const row = await unassignedLoan(api, slot);
  expect((await api.post(`/credit-dashboard/loans/${row.loanId}/assign`)).status()).toBe(200);
  return row;
}

export const rowOf = (page: Page, loanId: number) =>
  page.getByRole('row').filter({ hasText: String(loanId) });

/** Shows a part of the rail beside a loan. */
export const showRail = (page: Page, part: 'Decision' | 'Notes') =>
  page.getByRole('tab', { name: new RegExp(`^${part}`) }).click();

export const decisionForm = (page: Page) => page.getByRole('form', { name: 'Decision' });

/** The reasons of a hold that are chosen; what will be sent lists them again. */
export const chosenReasons = (page: Page) =>
  decisionForm(page).getByRole('list', { name: 'Hold reason, chosen' });

/** Waits until the loan and its form are interactive. */
export async function loanOpened(page: Page, loanId: number) {
  await expect(page).toHaveURL(new RegExp(`/credit/loans/${loanId}(/|$)`));
  // Of the rail only what was shown is there, and the notes may be shown in the place of the form.
  const form = page.getByRole('group', { name: 'Decision fields' });
  await expect(form.or(page.getByRole('region', { name: 'Comments and notes' }))).toBeVisible();
}

/** Fills in a hold decision without submitting it. */
export async function fillHold(page: Page, reason = 'Latest salary slip required') {
  const form = decisionForm(page);
  await showRail(page, 'Decision');
  await form.getByRole('radio', { name: 'On hold' }).click();
  await form.getByRole('combobox', { name: 'Hold reason' }).click();
  await page.getByRole('option', { name: reason }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('radio', { name: 'CDL' }).click();
}

/** All requests of the page except the event stream, which opens when the page is idle and reconnects whenever it
 *  ends, and those that tell others that somebody is typing. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/\/(events|typing)$/.test(pathname))
      calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Blocks the event stream. A stream that connects late reloads the loan, because events may have been missed, and
 *  reads could not be counted. */
export const blockEvents = (page: Page) => page.route(/\/loans\/[^/]+\/events\?/, route => route.abort());

type Fields = Record<string, { status?: string | null; Error?: unknown } | undefined>;

const firstLoanId = 100_001;
const lastLoanId = 101_320;

/** An assigned loan without reports whose id has the given ending: the sandbox answers by the last two digits. */
export async function loanEnding(api: Api, ending: number, bureau: 'equifax' | 'cibil'): Promise<number> {
  for (let loanId = firstLoanId - 1 + ending; loanId <= lastLoanId; loanId += 100) {
    const answer = await api.post(`/credit-dashboard/loans/${loanId}?sections=core,bureau`);
    const loan: Fields & { underWriter?: unknown } = (await answer.json()).data.data;
    const fetched =
      bureau === 'equifax'
        ? loan['equifaxReport']
        : ['initiated', 'initialized', 'fetched'].includes(String(loan['apolloCibilReport']?.status));
    if (loan.underWriter && !fetched) return loanId;
  }
  throw new Error(`No loan ending in ${ending} is left without a report`);
}
