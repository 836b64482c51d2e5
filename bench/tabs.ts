import type { Page } from 'playwright';
import { demoLoanIds } from '../packages/sandbox/src/demo/demoCases';
import { launch, openPage } from './chromium';
import { watchTab } from './inPage';
import type { Options } from './options';
import { admin, productAddress, signIn, type Tokens } from './product';
import type { Table } from './report';
import { spreadOfTimes } from './timing';

const slowdown = 4;
/** The panel of the selected tab; panels opened before stay mounted. */
const panel = '[role="tabpanel"][data-state="active"]';
/** Long enough for a loan's prefetches; an underwriter reads the first tab for longer. */
const settleMs = 3_000;
/** Faster events have no Event Timing entry. */
const quickerThanMs = 16;
const loans = {
  'ten thousand transactions': demoLoanIds.bigStatement,
  'a bureau file of forty accounts': demoLoanIds.thickReport,
};

interface Switch {
  readonly tab: string;
  readonly again: boolean;
  /** As reported by the browser: from key press to next paint, content or skeleton. */
  readonly picture: number;
  readonly content: number;
  readonly rest: number;
}

/** Switches to the next tab by keyboard and measures it. */
async function nextTab(page: Page, again: boolean): Promise<Switch> {
  const keys = await page.evaluate(() => window.bench.keys.length);
  await page.evaluate(watchTab, panel);
  await page.keyboard.press(']');
  const times = await page.evaluate(() => window.bench.switched);
  const tab = await page.locator('[role="tab"][aria-selected="true"]').getAttribute('href');
  const picture = await page.evaluate(from => window.bench.keys.slice(from).at(-1), keys);
  return { tab: tab?.replace('?tab=', '') ?? '', again, picture: picture ?? quickerThanMs, ...times };
}

/** Opens a loan in a fresh browser, then cycles through all its tabs. */
async function goThrough(address: string, tokens: Tokens, loanId: number, rounds: number): Promise<Switch[]> {
  const { browser, close } = await launch();
  const { page } = await openPage(browser, { address, tokens, slowdown });
  await page.goto(`/credit/loans/${loanId}/`);
  await page.locator(`${panel} h2`).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(settleMs);
  const count = await page.getByRole('tab', { includeHidden: true }).count();
  const switches: Switch[] = [];
  // The loan opened with the first tab, so its first switch does not open it for the first time.
  for (let step = 1; step < count * (1 + rounds); step += 1)
    switches.push(await nextTab(page, step >= count));
  await close();
  return switches;
}

/** Every tab of a loan, the first time and again, in the built product with CPU throttling. */
export async function tabs({ quick, runs }: Options): Promise<Table[]> {
  const address = await productAddress();
  const tokens = await signIn(address, admin);
  const tables: Table[] = [];
  for (const [name, loanId] of Object.entries(loans)) {
    const switches: Switch[] = [];
    for (let run = 0; run < (quick ? 1 : runs); run += 1) {
      switches.push(...(await goThrough(address, tokens, loanId, 2)));
    }
    const line = (label: string, of: readonly Switch[], goal: string) => {
      const picture = spreadOfTimes(of.map(one => one.picture));
      const content = spreadOfTimes(of.map(one => one.content));
      const rest = spreadOfTimes(of.map(one => one.rest));
      return [
        label,
        of.length,
        picture.p50,
        picture.p95,
        content.p50,
        content.p95,
        content.most,
        rest.p95,
        goal,
      ];
    };
    const first = switches.filter(({ again }) => !again);
    const later = switches.filter(({ again }) => again);
    tables.push({
      title: `Tabs of a loan with ${name}, processor slowed ${slowdown} times, ms from the key`,
      columns: [
        'Tab',
        'times',
        'next picture p50',
        'next picture p95',
        'content p50',
        'content p95',
        'most',
        'at rest p95',
        'goal p95',
      ],
      rows: [
        line('all, first time', first, '≤ 100'),
        line('all, again', later, '≤ 100'),
        ...[...new Set(switches.map(({ tab }) => tab))].flatMap(tab =>
          [first, later].map((of, index) =>
            line(
              `${tab}${index === 0 ? ', first time' : ', again'}`,
              of.filter(one => one.tab === tab),
              '',
            ),
          ),
        ),
      ].filter(([, times]) => times !== 0),
    });
  }
  return tables;
}
