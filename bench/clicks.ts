import type { Locator, Page } from 'playwright';
import { watchChange } from './inPage';

/** Milliseconds from press to picture, by what was pressed. */
export type Clicks = Readonly<Record<string, number>>;

const rows = 'tbody tr';
const panel = '[role="tabpanel"][data-state="active"]';
const dialog = '[role="dialog"]';

/** Presses something and times until the first element of the selector shows other words. */
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

/** Everything an underwriter presses most, once each, from the first page of the queue on. */
export async function clickThrough(page: Page): Promise<Clicks> {
  const nextPage = await clickNextPage(page);
  const status = await filter(page, /^Status:/, 'Approved');
  const dialogFirst = await openDialog(page);
  const dialogAgain = await openDialog(page);
  const owner = await filter(page, /^Underwriter:/, 'Me');
  const loan = await timeClick(page, page.locator(rows).first(), panel);
  const tab = (name: string) => timeClick(page, page.getByRole('tab', { name, exact: true }), panel);
  // There and back: the second one finds its files and its data loaded.
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
