import type { CDPSession, Page } from 'playwright';
import { launch, openPage, rowsPainted } from './chromium';
import type { Tokens } from './product';

/** What a page holds after everything unreachable was thrown away. */
export async function heapOf(cdp: CDPSession): Promise<{ mb: number; nodes: number }> {
  await cdp.send('HeapProfiler.enable');
  // What the first round sets free may hold more, as with finalisers.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { mb: usedSize / 1024 ** 2, nodes };
}

/** From a list to one of its loans and back, another one each time. */
async function goRound(page: Page, rounds: number): Promise<void> {
  const rows = page.locator('tbody tr');
  const count = await rows.count();
  for (let round = 0; round < rounds; round += 1) {
    await rows.nth(round % count).click();
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    await page.goBack();
    await rows.nth(round % count).waitFor();
  }
}

/** How much more a page holds after many screen changes. The first loan is opened before the first look, so that
 *  files and their code do not count as growth. */
export async function heapGrowth(
  address: string,
  tokens: Tokens,
  changes: number,
): Promise<{ mb: number; nodes: number }> {
  const { browser, close } = await launch();
  const { page, cdp } = await openPage(browser, { address, tokens, slowdown: 1 });
  await page.goto('/credit/loans?owner=mine&status=DISBURSED');
  await rowsPainted(page);
  await goRound(page, 1);
  const before = await heapOf(cdp);
  await goRound(page, Math.ceil(changes / 2));
  const after = await heapOf(cdp);
  await close();
  return { mb: after.mb - before.mb, nodes: after.nodes - before.nodes };
}
