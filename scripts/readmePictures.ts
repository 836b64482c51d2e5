// npm run readme-pictures: the two README screenshots, from the built product with demonstration data.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, ensureBrowser } from './browser.mjs';
import { build, isBuilt } from './build.mjs';
import { startBuiltServer } from './builtServer';
import { root } from './install.mjs';

const pictures = join(root, 'docs/pictures');

const executablePath = ensureBrowser();
if (!isBuilt() && !build()) process.exit(1);
const { address, stop } = await startBuiltServer();
const browser = await chromium.launch({ executablePath, args: browserArgs });
try {
  mkdirSync(pictures, { recursive: true });
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const shoot = (name: string) =>
    page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });

  await page.goto('/credit/loans');
  const login = page.getByRole('dialog');
  await login.getByRole('textbox', { name: 'Email' }).fill('credit.user@lender.example');
  await login.getByLabel('Password', { exact: true }).fill('demo-Passw0rd');
  await login.getByRole('button', { name: 'Login' }).click();

  const firstLoan = page.getByRole('row').nth(1);
  await firstLoan.getByText('Rs.').waitFor();
  await page.mouse.move(0, 0);
  await shoot('queue');

  await firstLoan.click();
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
  await page.getByRole('button', { name: /^Submit/ }).waitFor();
  await page.mouse.move(0, 0);
  await shoot('loan');
  console.log('docs/pictures/queue.png, docs/pictures/loan.png');
} finally {
  await browser.close();
  await stop();
}
