// npm run pictures [-- TEXT] [--width 1024]: screenshots of all stories, or those whose id contains TEXT, in light
// and dark. With --keep RELEASE those of the states of screens, tabs and dialogs in light alone, with what axe finds on
// them, for `npm run releases`; --folder FOLDER keeps them elsewhere than in .cache/releases.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { withoutIds } from '../.storybook/withIds';
import type { NamedStory } from '../stories/Specification/released';
import { browserArgs, ensureBrowser } from './browser.mjs';
import { filesUnder } from './filesUnder';
import { root } from './install.mjs';
import { serveFolder } from './serveFolder';
import { picturesOf, type Theme } from './stories/picturesOf';
import { readStories } from './stories/readStories';
import type { Kept, KeptStory } from './stories/releases';
import { runNode, toolFile } from './tool.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    keep: { type: 'string' },
    folder: { type: 'string', default: join(root, '.cache/releases') },
    // Uses the existing Storybook build.
    'no-build': { type: 'boolean', default: false },
  },
});
const built = join(root, '.cache/storybook');
const pictures =
  options.keep === undefined ? join(root, '.cache/pictures') : join(options.folder, options.keep);
const width = Number(options.width);

interface Entry extends NamedStory {
  type: string;
}

interface StoryIndex {
  entries: Record<string, Entry>;
}

/** What axe reports of one story. */
interface Axe {
  violations?: readonly { id: string }[];
  incomplete?: readonly { id: string }[];
}

interface Finished {
  storyId: string;
  reporters?: readonly { type: string; result: Axe }[];
}

type Found = NonNullable<KeptStory['found']>;

/** The part of Storybook's channel that is used here. */
interface Channel {
  on: (event: string, listener: (about: Finished) => void) => void;
  emit: (event: string, about: object) => void;
}

function readEntries(): Entry[] {
  const index: StoryIndex = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return Object.values(index.entries).filter(
    it => it.type === 'story' && it.id.includes(positionals[0] ?? ''),
  );
}

/** The stories as parsed from their files. */
function writtenStories() {
  return filesUnder(root, ['stories'])
    .filter(path => path.endsWith('.stories.tsx'))
    .flatMap(path => readStories(path, readFileSync(join(root, path), 'utf8'))?.stories ?? []);
}

interface Shown {
  /** Null if there is none. */
  error: string | null;
  found: Found | null;
}

/** Shows a story in the open preview and waits until its play function has ended.
 *  @returns the error, if any, and what axe found, where it was asked */
function showStory(page: Page, storyId: string): Promise<Shown> {
  // No named functions inside: the TypeScript runner would wrap them in a helper that does not exist in the page.
  return page.evaluate(
    ({ id, limit }) =>
      new Promise<Shown>(resolve => {
        const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.on('storyFinished', ({ storyId: finished, reporters = [] }) => {
          if (finished !== id) return;
          const axe = reporters.find(({ type }) => type === 'a11y')?.result;
          const violations = axe?.violations?.map(rule => rule.id) ?? [];
          const unsure = axe?.incomplete?.map(rule => rule.id) ?? [];
          resolve({ error: null, found: { violations, unsure } });
        });
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'] as const) {
          channel.on(event, () => resolve({ error: event, found: null }));
        }
        setTimeout(
          () => resolve({ error: `not finished after ${limit} seconds`, found: null }),
          limit * 1000,
        );
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    // axe reads a page of the longest data for a while.
    { id: storyId, limit: options.keep === undefined ? 15 : 60 },
  );
}

/** Takes the picture of each story. @returns what axe found on them, where they are kept */
async function shootAll(page: Page, address: string, theme: Theme, ids: readonly string[]) {
  const all = new Map<string, Found>();
  if (ids.length === 0) return all;
  const globals = `theme:${theme};a11y.manual:!${options.keep === undefined}`;
  // Starts without a story, because a story whose play function is still running cannot be left for another.
  await page.goto(`${address}/iframe.html?viewMode=story&globals=${globals}`);
  await page.waitForSelector('body.sb-show-nopreview', { state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  for (const id of ids) {
    const { error, found } = await showStory(page, id);
    if (error !== null) console.error(`${id}: ${error}`);
    if (found !== null) all.set(id, found);
    const file = options.keep === undefined ? `${id}-${theme}.png` : `${id}.webp`;
    // Both formats without loss, so that equal pages are equal pictures; seconds that count down never are.
    await page.screenshot({
      path: join(pictures, file),
      fullPage: true,
      animations: 'disabled',
      style: options.keep === undefined ? '' : '[role=timer] { visibility: hidden }',
    });
  }
  return all;
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
const entries = readEntries();
if (entries.length === 0) {
  console.error(`No story whose id holds ${positionals[0] ?? ''}`);
  process.exit(1);
}
mkdirSync(pictures, { recursive: true });
const { address, close } = await serveFolder(built);
const browser = await chromium.launch({ executablePath, args: browserArgs });
const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
const written = writtenStories();
const themes = picturesOf(written);
const drawnIn = (theme: Theme) =>
  entries.map(({ id }) => id).filter(id => themes.get(id)?.includes(theme) ?? true);
if (options.keep === undefined) {
  for (const theme of ['light', 'dark'] as const) await shootAll(page, address, theme, drawnIn(theme));
  console.log(
    `${entries.length} stories, ${drawnIn('light').length + drawnIn('dark').length} pictures in ${pictures}`,
  );
} else {
  const states = new Set(written.filter(story => story.states.length > 0).map(story => story.storyId));
  const found = await shootAll(
    page,
    address,
    'light',
    drawnIn('light').filter(id => states.has(id)),
  );
  const kept: Kept = {
    release: options.keep,
    at: new Date().toISOString(),
    stories: entries.map(({ id, title, name }) => ({
      id,
      title,
      name: withoutIds(name),
      found: found.get(id) ?? null,
    })),
  };
  writeFileSync(join(pictures, 'kept.json'), JSON.stringify(kept));
  console.log(`${found.size} pictures of ${options.keep} kept in ${pictures}`);
}
await browser.close();
close();
