import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { freePort } from '../scripts/builtServer';
import { resultFile } from '../scripts/countTests.mjs';
import { root } from '../scripts/install.mjs';
import { toolFile } from '../scripts/tool.mjs';
import { launch } from './chromium';
import { atEnd } from './cleanup';
import type { Options } from './options';
import type { Table } from './report';
import { median } from './timing';

/** The files whose stories took longest in their last run, the longest first. */
function longestFiles(count: number): string[] {
  const results = resultFile('stories');
  if (!existsSync(results)) throw new Error('No stories have run yet. Run: npm test -- stories');
  const {
    testResults,
  }: { testResults: readonly { name: string; assertionResults: readonly { duration?: number }[] }[] } =
    JSON.parse(readFileSync(results, 'utf8'));
  const timed = testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    ms: assertionResults.reduce((sum, { duration = 0 }) => sum + duration, 0),
  }));
  return timed
    .filter(({ file }) => existsSync(join(root, file)))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file }) => file);
}

/** A run writes its results into the book after it has ended, which must not take the processor from the next one. */
async function bookWritten(since: number): Promise<void> {
  const written = join(root, '.cache/spec/status.json');
  for (let waited = 0; waited < 100; waited += 1) {
    if (existsSync(written) && statSync(written).mtimeMs > since) break;
    await pause(200);
  }
  await pause(1_000);
}

/** Runs one file of stories. @returns seconds from the command to its end */
async function runFile(file: string): Promise<number> {
  const startedAt = performance.now();
  const since = Date.now();
  const args = [toolFile('vitest'), 'run', '--project', 'stories', file];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const seconds = (performance.now() - startedAt) / 1000;
  if (status !== 0) throw new Error(`${file} failed\n${stdout}`);
  await bookWritten(since);
  return seconds;
}

/** Starts Storybook and opens a story in it. @returns seconds until it is drawn, and how to go on */
async function openBook(page: Page, story: string) {
  const startedAt = performance.now();
  const port = await freePort();
  const args = [toolFile('storybook'), 'dev', '-p', String(port), '--ci', '--quiet', '--no-version-updates'];
  const child: ChildProcess = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
  const stop = atEnd(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const address = `http://127.0.0.1:${port}/?path=/story/${story}`;
  while (!(await page.goto(address).catch(() => null))) await pause(50);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('#storybook-root > *').first().waitFor({ timeout: 120_000 });
  return { seconds: (performance.now() - startedAt) / 1000, frame, stop };
}

/** A component whose story shows a text of its own file. */
const changed = {
  file: join(root, 'packages/ui/src/loan/SavedViews/SavedViews.tsx'),
  text: 'Loading saved views',
  story: 'every-desk-parts-saved-views--loading',
};

/** Changes the component's text, time after time. @returns seconds until each change was on the screen */
async function change(frame: ReturnType<Page['frameLocator']>, times: number): Promise<number[]> {
  const source = readFileSync(changed.file, 'utf8');
  const restore = atEnd(() => writeFileSync(changed.file, source));
  const show = async (text: string, timeout: number) => {
    const startedAt = performance.now();
    writeFileSync(changed.file, source.replace(changed.text, text));
    await frame.getByText(text, { exact: true }).waitFor({ state: 'attached', timeout });
    return (performance.now() - startedAt) / 1000;
  };
  const isSeen = (text: string) =>
    show(text, 5_000).then(
      () => true,
      () => false,
    );
  // Storybook begins to watch its files some time after the first story is drawn.
  for (let early = 0; early < 12 && !(await isSeen(`Early ${early}`)); early += 1) continue;
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    // A change that follows another at once is taken for the same one; nobody makes them.
    await pause(1_000);
    taken.push(await show(`Changed ${time}`, 30_000));
  }
  await restore();
  return taken;
}

/** What a designer or a developer waits for at the book: one file of stories, Storybook's start, a changed component.
 *  `npm run check:book` names what takes longer than its goal. */
export async function book({ runs }: Pick<Options, 'runs'>): Promise<Table[]> {
  const files: [string, number][] = [];
  for (const file of longestFiles(2 * runs)) files.push([file, await runFile(file)]);
  const { browser, close } = await launch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The first start prepares what the later ones find.
  const first = await openBook(page, changed.story);
  await first.stop();
  const again = await openBook(page, changed.story);
  const changes = await change(again.frame, 2 * runs);
  await again.stop();
  await close();
  return [
    {
      title: 'One file of stories alone, the longest ones, seconds from the command to its end',
      columns: ['File', 'seconds', 'below'],
      rows: files.map(([file, seconds]) => [file, seconds, 10]),
    },
    {
      title: 'Storybook, seconds',
      columns: ['What', 'seconds', 'below'],
      rows: [
        ['first start, until its story is drawn', first.seconds, null],
        ['second start, until its story is drawn', again.seconds, 15],
        [`a changed component, median of ${changes.length}`, median(changes), 2],
        ['a changed component, longest', Math.max(...changes), 2],
      ],
    },
  ];
}
