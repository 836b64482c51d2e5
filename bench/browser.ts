import type { Page } from 'playwright';
import { launch, openPage, rowsPainted } from './chromium';
import { type Clicks, clickNextPage, clickThrough } from './clicks';
import { heapGrowth, heapOf } from './heap';
import { startMinimalSite } from './minimalSite';
import type { Options } from './options';
import { productAddress, signIn, type Tokens } from './product';
import type { Table } from './report';
import { median } from './timing';

const slowdown = 4;
/** Long enough for the work a page does after its rows have appeared. */
const settleMs = 1500;

interface Site {
  readonly address: string;
  readonly list: string;
  readonly press: (page: Page) => Promise<Clicks>;
}

interface Run {
  readonly load: Readonly<Record<LoadFigure, number>>;
  readonly slowed: Clicks;
  readonly full: Clicks;
}

const loadFigures = [
  ['LCP, ms', '≤ 1,000 and ≤ 2 ×'],
  ['rows painted, ms', '≤ 1,100'],
  ['rows painted, warm, ms', '≤ 600'],
  ['total blocking time, ms', '≤ 100'],
  ['layout shift', '≤ 0.01'],
  ['heap on the list, MB', '≤ 8'],
  ['main thread at full speed, CPU ms', ''],
] as const;
type LoadFigure = (typeof loadFigures)[number][0];

async function firstLook(page: Page, list: string) {
  await page.goto(list);
  const rows = await rowsPainted(page);
  await page.waitForTimeout(settleMs);
  const seen = await page.evaluate(() => ({
    lcp: window.bench.lcp,
    cls: window.bench.cls,
    blocking: window.bench.longTasks.reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0),
  }));
  return { ...seen, rows };
}

async function runOnce({ address, list, press }: Site, tokens: Tokens): Promise<Run> {
  const { browser, close } = await launch();
  const slow = await openPage(browser, { address, tokens, slowdown });
  const { lcp, cls, blocking, rows } = await firstLook(slow.page, list);
  const { mb } = await heapOf(slow.cdp);
  await slow.page.reload();
  const warm = await rowsPainted(slow.page);
  const slowed = await press(slow.page);
  await slow.close();
  const fast = await openPage(browser, { address, tokens, slowdown: 1 });
  // CPU time instead of wall time, because it does not depend on other load on the machine.
  await fast.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await firstLook(fast.page, list);
  const { metrics } = await fast.cdp.send('Performance.getMetrics');
  const busySeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const full = await press(fast.page);
  await close();
  return {
    load: {
      'LCP, ms': lcp,
      'rows painted, ms': rows,
      'rows painted, warm, ms': warm,
      'total blocking time, ms': blocking,
      'layout shift': cls,
      'heap on the list, MB': mb,
      'main thread at full speed, CPU ms': busySeconds * 1000,
    },
    slowed,
    full,
  };
}

const ratioOf = (of: number | null, to: number | null) => (of !== null && to ? of / to : null);

function loadTable(product: readonly Run[], minimal: readonly Run[]): Table {
  return {
    title: `A cold browser, processor slowed ${slowdown} times, median of ${product.length}`,
    columns: ['Figure', 'Lending Desk', 'minimal page', 'ratio', 'goal'],
    rows: loadFigures.map(([figure, goal]) => {
      const of = (runs: readonly Run[]) => median(runs.map(run => run.load[figure]));
      const [ours, least] = [of(product), of(minimal)];
      return [figure, ours, least, ratioOf(ours, least), goal];
    }),
  };
}

function clickTable(product: readonly Run[], minimal: readonly Run[]): Table {
  const of = (runs: readonly Run[], speed: 'slowed' | 'full', name: string) =>
    median(runs.flatMap(run => run[speed][name] ?? []));
  return {
    title: `From press to picture in ms, slowed ${slowdown} times and at full speed, median of ${product.length}`,
    columns: ['Press', 'slowed', 'minimal', 'ratio', 'goal', 'full', 'minimal', 'ratio', 'goal'],
    rows: Object.keys(product[0]?.slowed ?? {}).map(name => {
      const figures = (speed: 'slowed' | 'full') => {
        const [ours, least] = [of(product, speed, name), of(minimal, speed, name)];
        return [ours, least, ratioOf(ours, least)];
      };
      return [name, ...figures('slowed'), '≤ 150', ...figures('full'), '≤ 50'];
    }),
  };
}

/** The product in a real browser, compared with a minimal page that shows the same rows from the same server. */
export async function browser({ runs, changes }: Options): Promise<Table[]> {
  const address = await productAddress();
  const minimalSite = await startMinimalSite(address);
  const tokens = await signIn(address);
  const site = { address, list: '/credit/loans', press: clickThrough };
  const least = { address: minimalSite.address, list: '/', press: clickNextPage };
  const product: Run[] = [];
  const minimal: Run[] = [];
  // Alternating, so that disturbances affect both equally.
  for (let run = 0; run < runs; run += 1) {
    product.push(await runOnce(site, tokens));
    minimal.push(await runOnce(least, tokens));
  }
  const growth = await heapGrowth(address, tokens, changes);
  return [
    loadTable(product, minimal),
    clickTable(product, minimal),
    {
      title: 'Weight',
      columns: ['Figure', 'value', 'goal'],
      rows: [
        ['script of the minimal page, KB Brotli', minimalSite.scriptBytes / 1024, ''],
        [`heap after ${changes} screen changes, MB more`, growth.mb, '≤ 5 after 500'],
        [`DOM nodes after ${changes} screen changes, more`, growth.nodes, ''],
      ],
    },
  ];
}
