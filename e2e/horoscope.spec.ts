import type { Locator, Page } from 'playwright/test';
import { openAs } from './desk';
import { expect, test } from './test';

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it');
}

/** In the calendar, from the day that Tab reaches, goes with the arrows to the Monday after it, and chooses it. */
async function chooseMonday(page: Page, weeksOn: number) {
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  const weekday = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(weekday).toMatch(/Monday/);
  for (let week = 0; week < weeksOn; week += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('a week is chosen, written, saved and copied by keyboard only [HO-002.a, HO-003.b, HO-003.c, HO-003.d, HO-010.a]', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'support.admin');
  await page.goto('/florence-club/horoscope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select Date And Fill the Horoscope');
  await expect(page.getByRole('grid')).toBeVisible();

  await test.step('a Monday', async () => {
    await chooseMonday(page, 1);
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole('textbox')).toHaveCount(36);
  });
  const first = new URL(page.url()).searchParams.get('date');
  const text = (at: number) => `Prediction ${at} of the week`;

  await test.step('thirty-six texts, each one Tab after the other', async () => {
    await tabTo(page, page.getByRole('region', { name: 'Aries' }).getByRole('textbox').first());
    for (let at = 1; at <= 36; at += 1) {
      await page.keyboard.insertText(text(at));
      if (at < 36) await page.keyboard.press('Tab');
    }
    await expect(page.getByText('36 of 36 written')).toBeVisible();
    const pisces = page.getByRole('region', { name: 'Pisces' });
    await expect(pisces.getByRole('textbox', { name: 'Health' })).toBeFocused();
    await expect(pisces.getByRole('textbox', { name: 'Health' })).toHaveValue(text(36));
  });

  await test.step('saved from the last text', async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved Successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox').last()).toHaveValue(text(36));
  });

  await test.step('the week after begins with a copy', async () => {
    await chooseMonday(page, 1);
    await expect(page).not.toHaveURL(new RegExp(`date=${first}$`));
    await expect(page.getByText('0 of 36 written')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Copy last week' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Copied 36 texts of the week of/)).toBeVisible();
    await expect(page.getByRole('textbox').first()).toHaveValue(text(1));
  });
});

test('a date out of reach is refused in words, and another week can be chosen', async ({
  browser,
  request,
}) => {
  const { page } = await openAs(browser, request, 'support.admin');
  for (const [date, words] of [
    ['9999-12-27', '“9999-12-27” cannot be shown: dates are of the years 1900 to 2199.'],
    ['2026-02-30', '“2026-02-30” is no date.'],
    ['2026-11-24', 'Only Mondays can be chosen.'],
  ] as const) {
    await page.goto(`/florence-club/horoscope?date=${date}`);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    await expect(page.getByText('No week chosen yet')).toBeVisible();
  }
  await page.goto('/florence-club/horoscope?date=2026-11-23');
  await expect(page.getByText('Week of Monday, 23 Nov 2026', { exact: false })).toBeVisible();
});
