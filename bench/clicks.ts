import type { Locator, Page } from 'playwright';
import { watchChange } from './inPage';

/** Milliseconds from click to paint, by what was clicked. */
export type Clicks = Readonly<Record<string, number>>;

const rows = 'tbody tr';
const panel = '[role="tabpanel"][data-state="active"]';
const dialog = '[role="dialog"]';

/** Clicks and measures the time until the first element matching the selector shows a different text. */
async function timeClick(page: Page, pressed: Locator, selector: string): Promise<number> {
  await pressed.waitFor();
  await page.evaluate(watchChange, selector);
  await pressed.click();
  return page.evaluate(() => window.bench.painted);
}

export async function clickNextPage(page: Page): Promise<Clicks> {
  return {
    'next page': await timeClick(page, page.getByRole('button', { name: 'Next page' }), rows),
  };
}

async function filter(page: Page, menu: RegExp, item: string): Promise<number> {
  await page.getByRole('button', { name: menu }).click();
  return timeClick(page, page.getByRole('menuitemradio', { name: item, exact: true }), rows);
}

async function openDialog(page: Page): Promise<number> {
  const ms = await timeClick(page, page.getByRole('button', { name: 'Keyboard shortcuts' }), dialog);
  await page.keyboard.press('Escape');
  await page.locator(dialog).waitFor({ state: 'detached' });
  return ms;
}

/** The most frequent clicks of an underwriter, once each, starting on the first page of the queue. */
export async function clickThrough(page: Page): Promise<Clicks> {
  const nextPage = await clickNextPage(page);
  const status = await filter(page, /^Status:/, 'Approved');
  const dialogFirst = await openDialog(page);
  const dialogAgain = await openDialog(page);
  const owner = await filter(page, /^Underwriter:/, 'Me');
  const loan = await timeClick(page, page.locator(rows).first(), panel);
  const tab = (name: string) => timeClick(page, page.getByRole('tab', { name, exact: true }), panel);
  // Away and back: the second visit finds its code and data loaded.
  const tabFirst = await tab('Details');
  const tabAgain = await tab('Profile');
  return {
    ...nextPage,
    'filter by status': status,
    'filter by underwriter': owner,
    'dialog, first time': dialogFirst,
    'dialog, again': dialogAgain,
    'open a loan': loan,
    'tab, first time': tabFirst,
    'tab, again': tabAgain,
  };
}
