import type { Page, Request } from 'playwright';
import { runNode } from '../scripts/tool.mjs';
import { launch, openPage, rowsPainted } from './chromium';
import { productAddress, signIn, viewer } from './product';
import type { Table } from './report';

interface Kind {
  readonly requests: number;
  readonly bytes: number;
}

type Kinds = ReadonlyMap<string, Kind>;

const nothing: Kind = { requests: 0, bytes: 0 };

/** The script sizes the size budget counts for three user actions, read from the build's manifest. An action
 *  missing in the manifest has no value. */
function scriptTable(): Table {
  const { output } = runNode('scripts/sizeBudget.mjs', [], { quiet: true });
  const found = output.matchAll(/^(.+?) +([\d.]+) +(\d+) +(\d+)\b/gm);
  const missing = output.matchAll(/^(.+?): no chunk/gm);
  return {
    title: 'JavaScript on the wire by the manifest, Brotli',
    columns: ['Action', 'KB', 'files', 'goal'],
    rows: [
      ...[...found].map(([, action = '', kb, limit, files]) => [
        action,
        Number(kb),
        Number(files),
        `≤ ${limit} KB`,
      ]),
      ...[...missing].map(([, action = '']) => [action, null, null, 'not in the manifest']),
    ],
  };
}

const quietMs = 300;
const patienceMs = 20_000;

/** Counts what a page loads from now on, by kind: document, script, stylesheet, fetch. */
function countRequests(page: Page) {
  const done: Request[] = [];
  let open = 0;
  let lastAt = performance.now();
  const count = (change: number) => {
    open += change;
    lastAt = performance.now();
  };
  // The event stream stays open as long as the page.
  const ends = (request: Request) => !request.url().endsWith('/events');
  page.on('request', request => count(ends(request) ? 1 : 0));
  page.on('requestfailed', request => count(ends(request) ? -1 : 0));
  page.on('requestfinished', request => {
    if (!ends(request)) return;
    done.push(request);
    count(-1);
  });
  return {
    /** Waits until no request is running and none has started for a while. */
    settle: async () => {
      const until = performance.now() + patienceMs;
      while (performance.now() < until && (open > 0 || performance.now() - lastAt < quietMs)) {
        await page.waitForTimeout(50);
      }
    },
    kinds: async (): Promise<Kinds> => {
      const kinds = new Map<string, Kind>();
      for (const request of done) {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        const known = kinds.get(request.resourceType()) ?? nothing;
        kinds.set(request.resourceType(), {
          requests: known.requests + 1,
          bytes: known.bytes + responseBodySize + responseHeadersSize,
        });
      }
      return kinds;
    },
  };
}

type Settle = () => Promise<void>;

async function openLogin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).waitFor();
}

async function logIn(page: Page): Promise<void> {
  await openLogin(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(viewer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(viewer.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await rowsPainted(page);
}

async function openQueue(page: Page): Promise<void> {
  await page.goto('/credit/loans');
  await rowsPainted(page);
}

/** Opens a loan by URL and all its tabs, with the shortcut for the next tab. */
async function openEveryTab(page: Page, loanId: number, settle: Settle): Promise<void> {
  await page.goto(`/credit/loans/${loanId}/`);
  const tabs = page.getByRole('tab', { includeHidden: true });
  await tabs.first().waitFor();
  const count = await tabs.count();
  for (let opened = 0; opened < count; opened += 1) {
    await page.keyboard.press(']');
    await settle();
  }
}

async function ownLoan(address: string, token: string): Promise<number> {
  const response = await fetch(`${address}/api/v1/credit-dashboard/loans?owner=mine&status=DISBURSED`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: { loanId: number }[] } = await response.json();
  return data[0]?.loanId ?? 0;
}

/** Transfer size of each user action in a browser with an empty cache. */
export async function wire(): Promise<Table[]> {
  const address = await productAddress();
  const tokens = await signIn(address);
  const loanId = await ownLoan(address, tokens.token);
  const actions = [
    { name: 'sign-in', signedIn: false, action: openLogin },
    { name: 'queue', signedIn: true, action: openQueue },
    { name: 'sign-in to queue', signedIn: false, action: logIn },
    {
      name: 'loan, every tab',
      signedIn: true,
      action: (page: Page, settle: Settle) => openEveryTab(page, loanId, settle),
    },
  ];
  const seen: Kinds[] = [];
  for (const { signedIn, action } of actions) {
    const { browser, close } = await launch();
    const { page } = await openPage(browser, {
      address,
      tokens: signedIn ? tokens : null,
      slowdown: 1,
      serviceWorkers: 'block',
    });
    const counted = countRequests(page);
    await action(page, counted.settle);
    await counted.settle();
    seen.push(await counted.kinds());
    await close();
  }
  const names = [...new Set(seen.flatMap(kinds => [...kinds.keys()]))].sort();
  const totals = seen.map(kinds =>
    [...kinds.values()].reduce((sum, kind) => ({
      requests: sum.requests + kind.requests,
      bytes: sum.bytes + kind.bytes,
    })),
  );
  const cells = (kinds: readonly (Kind | undefined)[]) =>
    kinds.flatMap(kind => (kind ? [kind.requests, kind.bytes / 1024] : [0, 0]));
  const goals: Readonly<Record<string, string>> = { script: '≤ 90, 130, –, 260 KB' };
  return [
    scriptTable(),
    {
      title: 'Requests and KB of a cold browser, headers included',
      columns: ['Kind', ...actions.flatMap(({ name }) => [name, 'KB']), 'goal'],
      rows: [
        ...names.map(name => [name, ...cells(seen.map(kinds => kinds.get(name))), goals[name] ?? '']),
        ['all', ...cells(totals), 'queue ≤ 12 requests'],
      ],
    },
  ];
}
