// Finds the browser for stories and end-to-end tests, or installs one where possible.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Flags to run Chromium without sandbox, GPU and background requests. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A story starts playback with a synthetic event, which the browser does not count as a user gesture.
  '--autoplay-policy=no-user-gesture-required',
  // Pages of tests live shortly and leave much behind: with more room for what is new, less of it is copied, which
  // takes a twentieth off the stories' time.
  '--js-flags=--max-semi-space-size=64 --min-semi-space-size=64',
];

/** The same engine without the browser around it, which takes a quarter less time. */
const headlessShell = 'chromium-headless-shell';

const systemPaths = [
  `/usr/bin/${headlessShell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Loaded when it is asked for: the commands without a browser do not wait for it. */
function playwrightsOwn() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** Path of a usable Chromium: CHROMIUM_PATH, then Playwright's own, then the usual locations; null if none.
 *  @returns {string | null} */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  const found = playwrightsOwn() ?? systemPaths.find(path => existsSync(path)) ?? null;
  // Inherited by child processes, so that they need not search again.
  if (found) process.env['CHROMIUM_PATH'] = found;
  return found;
}

function installFromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  for (const name of [headlessShell, 'chromium']) {
    const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
      stdio: 'ignore',
      env,
    });
    if (status === 0) return;
  }
}

function installFromPlaywright() {
  try {
    execFileSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'ignore' });
  } catch {
    // The caller searches again and reports the failure.
  }
}

/** Finds a browser or installs one; exits with a one-line message if neither works. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found; installing one…');
  installFromDebian();
  if (!findBrowser()) installFromPlaywright();
  const installed = findBrowser();
  if (installed) return installed;
  console.error(
    'No browser for the tests. Install Chromium and set CHROMIUM_PATH to it, or run: npx playwright install chromium',
  );
  process.exit(1);
}
