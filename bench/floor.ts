import type { Page } from 'playwright';
import { launch } from './chromium';
import type { Options } from './options';
import type { Table } from './report';
import { spreadOfTimes } from './timing';

const slowdown = 4;
/** Long enough for the work caused by a key press; longer than any paint. */
const betweenKeysMs = 250;
const bodies = {
  letter: '<input id="field" />',
  search: '<input id="field" /><table><tbody id="rows"></tbody></table>',
  change: '<div id="rows" tabindex="-1"></div>',
};

const page = (body: string) => `<!doctype html><title>Bare</title><style>
  body { font: 13px sans-serif; margin: 20px }
  table { table-layout: fixed; width: 800px; border-spacing: 0 }
  td { height: 31px; padding: 0 12px; border-bottom: 1px solid #ddd; white-space: nowrap }
</style>${body}`;

/** Fills the bare page and handles its keys. Serialised and run in the page, so it must not use outer variables. */
function measureKeys({ action, rows }: { action: keyof typeof bodies; rows: number }): void {
  const target = document.getElementById('rows');
  const words = (key: number, row: number, column: number) =>
    `${(key * 7919 + row * 104_729 + column * 31) % 99_991} word`;
  const markup = (key: number) =>
    Array.from(
      { length: rows },
      (_, row) =>
        `<tr>${Array.from({ length: 6 }, (__, column) => `<td>${words(key, row, column)}</td>`).join('')}</tr>`,
    ).join('');
  if (target && action === 'search') target.innerHTML = markup(0);
  let key = 0;
  const draw = () => {
    key += 1;
    if (target && action === 'change') target.innerHTML = `<table><tbody>${markup(key)}</tbody></table>`;
    if (target && action === 'search') {
      for (const [row, line] of [...target.children].entries()) {
        for (const [column, cell] of [...line.children].entries()) cell.textContent = words(key, row, column);
      }
    }
  };
  const taken: number[] = [];
  addEventListener(
    'keydown',
    event => {
      if (action === 'change') draw();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => taken.push(performance.now() - event.timeStamp), {
          once: true,
        });
        port1.start();
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  document.getElementById('field')?.addEventListener('input', draw);
  (document.getElementById('field') ?? target)?.focus();
  Object.assign(window, { taken });
}

async function pressKeys(on: Page, keys: number): Promise<number[]> {
  for (let pressed = 0; pressed < keys; pressed += 1) {
    await on.keyboard.press('aeinm'[pressed % 5] ?? 'a');
    await on.waitForTimeout(betweenKeysMs);
  }
  return on.evaluate(() =>
    'taken' in window && Array.isArray(window.taken) ? window.taken.map(Number) : [],
  );
}

/** The minimum this machine needs: a page without framework and with minimal styles that paints as much as a
 *  search or a tab switch does. Goals below it are unreachable here. */
export async function floor({ quick }: Options): Promise<Table[]> {
  const { browser, close } = await launch();
  const line = async (name: string, action: keyof typeof bodies, rows: number) => {
    const on = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await on.setContent(page(bodies[action]));
    const cdp = await on.context().newCDPSession(on);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await on.addScriptTag({ content: 'globalThis.__name ??= named => named;' });
    await on.evaluate(measureKeys, { action, rows });
    const { p50, p95, most } = spreadOfTimes(await pressKeys(on, quick ? 40 : 150));
    await on.close();
    return [name, p50, p95, most];
  };
  const rows = [
    await line('a letter in a field, nothing else', 'letter', 0),
    await line('a letter, and 16 rows of 6 that stand get other words', 'search', 16),
    await line('20 rows of 6 instead of others', 'change', 20),
    await line('40 rows of 6 instead of others', 'change', 40),
  ];
  await close();
  return [
    {
      title: `A page without a framework, processor slowed ${slowdown} times, ms from the key to the picture`,
      columns: ['What it draws', 'p50', 'p95', 'most'],
      rows,
    },
  ];
}
