import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserArgs, ensureBrowser } from '../scripts/browser.mjs';
import { atEnd } from './cleanup';
import { observePage } from './inPage';
import type { Tokens } from './product';

/** Starts a browser with a fresh profile. */
export async function launch(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const starting = chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArgs,
    // Playwright would exit the process on a signal before databases and servers are cleaned up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = atEnd(async () => (await starting).close());
  return { browser: await starting, close };
}

interface Visit {
  /** For example http://127.0.0.1:41233. */
  readonly address: string;
  /** Null when signed out. */
  readonly tokens: Tokens | null;
  /** CPU throttling factor. */
  readonly slowdown: number;
  /** Blocked where transfer sizes are measured, because a service worker hides them. @default 'allow' */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** Opens an empty page that is instrumented from the start of every navigation. */
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
  // The TypeScript compiler wraps named functions in a helper that does not exist in the page.
  await context.addInitScript({ content: 'globalThis.__name ??= named => named;' });
  await context.addInitScript(observePage);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, close: () => context.close() };
}

/** Waits until a loan is visible. @returns milliseconds since the navigation */
export async function rowsPainted(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => window.bench?.rowsAt ?? false, null, { timeout: 60_000 });
  return Number(await found.jsonValue());
}
