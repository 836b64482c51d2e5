import type { Page } from 'playwright';
import { demoLoanIds } from '../packages/server/src/import/demoCases';
import { launch, openPage } from './chromium';
import { watchChange, watchKey } from './inPage';
import type { Options } from './options';
import { productAddress, signIn } from './product';
import type { Table } from './report';
import { spreadOfTimes } from './timing';

const slowdown = 4;
const panel = '[role="tabpanel"]';
const searchField = 'input[type="search"]';
/** Each is typed letter by letter and taken back; what they find reaches from nearly all rows to none. */
const words = ['kirana', 'salary', 'upi-', 'metro med', 'sahyadri'];

/** From a key going down until the field, and until the rows that go with it, are on the screen. */
async function typeWords(page: Page, rounds: number): Promise<{ field: number[]; rows: number[] }> {
  const times = { field: [] as number[], rows: [] as number[] };
  const field = page.locator(`${panel} ${searchField}`);
  const rows = `${panel} section:has(${searchField}) tbody`;
  for (let round = 0; round < rounds; round += 1) {
    for (const word of words) {
      await field.focus();
      for (const letter of word) {
        await page.evaluate(watchKey, rows);
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        const taken = await page.evaluate(() => window.bench.typed);
        times.field.push(taken.field);
        // A letter that leaves the same rows standing paints nothing more.
        if (taken.rows !== null) times.rows.push(taken.rows);
      }
      await field.fill('');
    }
  }
  return times;
}

async function press(page: Page, name: string): Promise<number> {
  const tab = page.getByRole('tab', { name, exact: true });
  await tab.waitFor();
  await page.evaluate(watchChange, panel);
  await tab.click();
  return page.evaluate(() => window.bench.painted);
}

/** A statement of ten thousand transactions, open in the built product with the processor slowed: search and tabs. */
export async function statement({ quick }: Options): Promise<Table[]> {
  const address = await productAddress();
  const { browser, close } = await launch();
  const { page } = await openPage(browser, { address, tokens: await signIn(address), slowdown });
  await page.goto(`/credit/loans/${demoLoanIds.bigStatement}/?tab=perfios`);
  await page.locator(`${panel} ${searchField}`).waitFor({ timeout: 60_000 });
  const { field, rows } = await typeWords(page, quick ? 1 : 3);
  const there: number[] = [];
  const back: number[] = [];
  for (let round = 0; round < (quick ? 5 : 20); round += 1) {
    back.push(await press(page, 'Profile'));
    there.push(await press(page, 'Perfios'));
  }
  await close();
  const line = (name: string, times: readonly number[], goal: string) => {
    const { p50, p95 } = spreadOfTimes(times);
    return [name, times.length, p50, p95, goal];
  };
  return [
    {
      title: `A statement of ten thousand transactions, processor slowed ${slowdown} times, ms`,
      columns: ['Deed', 'times', 'p50', 'p95', 'goal p95'],
      rows: [
        line('search, key to letter', field, '≤ 50'),
        line('search, key to rows', rows, '≤ 50'),
        line('to the statement tab', there, '≤ 100'),
        line('from the statement tab', back, '≤ 100'),
      ],
    },
  ];
}
