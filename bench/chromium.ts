import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserArgs, ensureBrowser } from '../scripts/browser.mjs';
import { atEnd } from './cleanup';
import { observePage } from './inPage';
import type { Tokens } from './product';

/** A browser with a profile nobody has used. */
export async function launch(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const starting = chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArgs,
    // Playwright would end this process on a signal, before the databases and servers are gone.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = atEnd(async () => (await starting).close());
  return { browser: await starting, close };
}

interface Visit {
  /** Such as http://127.0.0.1:41233. */
  readonly address: string;
  /** Null: nobody is signed in. */
  readonly tokens: Tokens | null;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
  /** A service worker would hide the size of what it fetches. @default 'allow' */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** Opens an empty page that watches itself from the first moment of every navigation. */
export async function openPage(
  browser: Browser,
  { address, tokens, slowdown, serviceWorkers = 'allow' }: Visit,
): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers,
    ...(tokens && {
      storageState: {
        cookies: [],
        origins: [
          {
            origin: address,
            localStorage: [
              { name: 'jwtToken', value: tokens.token },
              { name: 'refreshToken', value: tokens.refreshToken },
            ],
          },
        ],
      },
    }),
  });
  // The compiler that runs this file names functions by a helper, which the page does not have.
  await context.addInitScript({ content: 'globalThis.__name ??= named => named;' });
  await context.addInitScript(observePage);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, close: () => context.close() };
}

/** Waits until a loan is on the screen. @returns milliseconds from the navigation */
export async function rowsPainted(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => window.bench?.rowsAt ?? false, null, { timeout: 60_000 });
  return Number(await found.jsonValue());
}
