// npm run pictures [-- TEXT] [--width 1024]: screenshots of all stories, or those whose id contains TEXT, in light
// and dark.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { browserArgs, ensureBrowser } from './browser.mjs';
import { filesUnder } from './filesUnder';
import { root } from './install.mjs';
import { serveFolder } from './serveFolder';
import { picturesOf, type Theme } from './stories/picturesOf';
import { readStories } from './stories/readStories';
import { runNode, toolFile } from './tool.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    // Uses the existing Storybook build.
    'no-build': { type: 'boolean', default: false },
  },
});
const built = join(root, '.cache/storybook');
const pictures = join(root, '.cache/pictures');
const width = Number(options.width);

interface StoryIndex {
  entries: Record<string, { id: string; type: string }>;
}

/** The part of Storybook's channel that is used here. */
interface Channel {
  on: (event: string, listener: (about: { storyId: string }) => void) => void;
  emit: (event: string, about: object) => void;
}

function readStoryIds(): string[] {
  const index: StoryIndex = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return Object.values(index.entries)
    .filter(it => it.type === 'story' && it.id.includes(positionals[0] ?? ''))
    .map(it => it.id);
}

/** The stories as parsed from their files. */
function writtenStories() {
  return filesUnder(root, ['stories'])
    .filter(path => path.endsWith('.stories.tsx'))
    .flatMap(path => readStories(path, readFileSync(join(root, path), 'utf8'))?.stories ?? []);
}

/** Shows a story in the open preview and waits until its play function has ended.
 *  @returns the error, if any */
function showStory(page: Page, storyId: string): Promise<string | null> {
  // No named functions inside: the TypeScript runner would wrap them in a helper that does not exist in the page.
  return page.evaluate(
    id =>
      new Promise<string | null>(resolve => {
        const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.on('storyFinished', ({ storyId: finished }) => finished === id && resolve(null));
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'] as const) {
          channel.on(event, () => resolve(event));
        }
        setTimeout(() => resolve('not finished after 15 seconds'), 15_000);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}

async function shootAll(page: Page, address: string, theme: Theme, ids: readonly string[]) {
  if (ids.length === 0) return;
  const globals = `theme:${theme};a11y.manual:!true`;
  // Starts without a story, because a story whose play function is still running cannot be left for another.
  await page.goto(`${address}/iframe.html?viewMode=story&globals=${globals}`);
  await page.waitForSelector('body.sb-show-nopreview', { state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  for (const id of ids) {
    const trouble = await showStory(page, id);
    if (trouble) console.error(`${id}: ${trouble}`);
    await page.screenshot({
      path: join(pictures, `${id}-${theme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
}

const executablePath = ensureBrowser();
if (!options['no-build']) {
  const { ok, output } = runNode(
    toolFile('storybook'),
    ['build', '--output-dir', built, '--quiet', '--test'],
    { quiet: true },
  );
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
}
const ids = readStoryIds();
if (ids.length === 0) {
  console.error(`No story whose id holds ${positionals[0] ?? ''}`);
  process.exit(1);
}
mkdirSync(pictures, { recursive: true });
const { address, close } = await serveFolder(built);
const browser = await chromium.launch({ executablePath, args: browserArgs });
const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
const themes = picturesOf(writtenStories());
const drawnIn = (theme: Theme) => ids.filter(id => themes.get(id)?.includes(theme) ?? true);
for (const theme of ['light', 'dark'] as const) await shootAll(page, address, theme, drawnIn(theme));
await browser.close();
close();
console.log(
  `${ids.length} stories, ${drawnIn('light').length + drawnIn('dark').length} pictures in .cache/pictures`,
);
