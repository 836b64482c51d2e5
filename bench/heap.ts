import type { CDPSession, Page } from 'playwright';
import { launch, openPage, rowsPainted } from './chromium';
import type { Tokens } from './product';

/** Heap size of a page after garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<{ mb: number; nodes: number }> {
  await cdp.send('HeapProfiler.enable');
  // Twice, because finalisers can make more objects unreachable.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { mb: usedSize / 1024 ** 2, nodes };
}

/** Opens a loan from the list and goes back, a different loan each time. */
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

/** Heap growth over many navigations. The first loan is opened before the first measurement, so that loaded code
 *  does not count as growth. */
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
