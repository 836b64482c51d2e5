// npm run readme-pictures: a picture of each desk for the README, from the built product with demonstration data.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, ensureBrowser } from './browser.mjs';
import { build, isBuilt } from './build.mjs';
import { startBuiltServer } from './builtServer';
import { root } from './install.mjs';

const pictures = join(root, 'docs/pictures');

const desks = [
  { name: 'credit', email: 'credit.user@lender.example', path: '/credit/loans', shown: 'loan' },
  { name: 'support', email: 'support.user@lender.example', path: '/loan-management/search/', shown: 'loan' },
  {
    name: 'collections',
    email: 'collections.admin@lender.example',
    path: '/loan-management/collections/',
    shown: 'list',
  },
] as const;

const executablePath = ensureBrowser();
if (!isBuilt() && !build()) process.exit(1);
const { address, stop } = await startBuiltServer();
const browser = await chromium.launch({ executablePath, args: browserArgs });
try {
  mkdirSync(pictures, { recursive: true });
  for (const { name, email, path, shown } of desks) {
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    await page.goto(path);
    const login = page.getByRole('dialog');
    await login.getByRole('textbox', { name: 'Email' }).fill(email);
    await login.getByLabel('Password', { exact: true }).fill('demo-Passw0rd');
    await login.getByRole('button', { name: 'Login' }).click();
    await login.waitFor({ state: 'hidden' });
    const firstLoan = page.getByRole('row').nth(1);
    await firstLoan.getByText('Rs.').first().waitFor();
    if (shown === 'loan') {
      await firstLoan.click();
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    }
    await page.mouse.move(0, 0);
    // Pictures of people come after the page, and controls that wait for an answer turn.
    await page.waitForFunction(
      () =>
        document.querySelector('[aria-busy="true"]') === null &&
        [...document.images].every(image => image.complete),
    );
    await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
    console.log(`docs/pictures/${name}.png`);
    await page.close();
  }
} finally {
  await browser.close();
  await stop();
}
