import type { Page } from 'playwright';
import { demoLoanIds } from '../packages/sandbox/src/demo/demoCases';
import { launch, openPage } from './chromium';
import { watchKey } from './inPage';
import type { Options } from './options';
import { admin, productAddress, signIn } from './product';
import type { Table } from './report';
import { spreadOfTimes } from './timing';

const slowdown = 4;
const searchField = '[role="tabpanel"] input[type="search"]';
/** Each is typed and deleted letter by letter; the matches range from almost all rows to none. */
const words = ['kirana', 'salary', 'upi-', 'metro med', 'sahyadri'];

/** The keys of an underwriter who searches for one word after the other: 33 letters, and as many deletions. */
const keys = words.flatMap(word => [
  ...[...word].map(letter => (letter === ' ' ? 'Space' : letter)),
  ...[...word].map(() => 'Backspace'),
]);

/** Milliseconds from key press until the field, and the matching rows, are painted. */
async function pressKeys(page: Page, rounds: number): Promise<{ field: number[]; rows: number[] }> {
  const times = { field: [] as number[], rows: [] as number[] };
  await page.locator(searchField).focus();
  for (const key of Array.from({ length: rounds }, () => keys).flat()) {
    await page.evaluate(watchKey, `[role="tabpanel"] section:has(input[type="search"]) tbody`);
    await page.keyboard.press(key);
    const taken = await page.evaluate(() => window.bench.typed);
    times.field.push(taken.field);
    // A letter that does not change the matches paints no rows.
    if (taken.rows !== null) times.rows.push(taken.rows);
  }
  return times;
}

/** The search in a statement of 10,319 transactions, in the built product with CPU throttling. */
export async function statement({ quick }: Options): Promise<Table[]> {
  const address = await productAddress();
  const { browser, close } = await launch();
  const { page } = await openPage(browser, { address, tokens: await signIn(address, admin), slowdown });
  await page.goto(`/credit/loans/${demoLoanIds.bigStatement}/?tab=perfios`);
  await page.locator(searchField).waitFor({ timeout: 60_000 });
  await pressKeys(page, 1);
  await page.evaluate(() => window.bench.keys.splice(0));
  const { field, rows } = await pressKeys(page, quick ? 1 : 4);
  const byBrowser = await page.evaluate(() => window.bench.keys);
  await close();
  const line = (name: string, times: readonly number[], goal: string) => {
    const { p50, p95, most } = spreadOfTimes(times);
    return [name, times.length, p50, p95, most, goal];
  };
  return [
    {
      title: `Search in 10,319 transactions, processor slowed ${slowdown} times, ms`,
      columns: ['From a key', 'times', 'p50', 'p95', 'most', 'goal p95'],
      rows: [
        line('to its letter in the field', field, '≤ 50'),
        line('to the rows that go with it', rows, '≤ 50'),
        line('to the next picture, by the browser’s own count', byBrowser, '≤ 50'),
      ],
    },
  ];
}
