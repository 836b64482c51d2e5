// npm run check:book [-- TEXT] [--no-build]: chooses every value of every control of the first story of each page, one
// after the other, or of those whose id contains TEXT, and names each choice that ends in an error or is reported in the
// console. It also opens the pages that are written by hand, and compiles the code that can be copied from each story.
// Without TEXT it measures at last what is waited for: one file of stories, Storybook's start, a changed component.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { book } from '../bench/book';
import { cleanUp, cleanUpOnSignal } from '../bench/cleanup';
import { printTable } from '../bench/report';
import { browserArgs, ensureBrowser } from './browser.mjs';
import { root } from './install.mjs';
import { serveFolder } from './serveFolder';
import { runNode, toolFile } from './tool.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
});
const built = join(root, '.cache/storybook');
const wanted = (positionals[0] ?? '').toLowerCase();

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; tags?: readonly string[] }>;
}

interface Control {
  name: string;
  values: readonly unknown[];
}

/** The part of Storybook's channel that is used here. */
interface Channel {
  once: (event: string, listener: (about: { argTypes: Record<string, ArgType> }) => void) => void;
  emit: (event: string, about: object) => void;
}

interface ArgType {
  control?: { type?: string; disable?: boolean } | string;
  options?: readonly unknown[];
}

function entries() {
  const index: StoryIndex = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  return Object.values(index.entries).filter(({ id }) => id.includes(wanted));
}

/** The stories but the journeys, which have neither controls nor code. */
const stories = () =>
  entries().filter(({ type, title }) => type === 'story' && !title.startsWith('Journeys/'));

/** The pages that are written by hand. */
const writtenPages = () => entries().filter(({ tags }) => tags?.includes('unattached-mdx'));

/** Opens a page. @returns what is wrong then, null for nothing */
async function openPage(page: Page, address: string, id: string): Promise<string | null> {
  await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs h1, #error-message').filter({ visible: true }).first().waitFor();
  const error = page.locator('#error-message').filter({ visible: true });
  return (await error.count()) === 0 ? null : (await error.innerText()).trim().slice(0, 200);
}

/** The story each page shows first. */
function firstStories(): string[] {
  const first = new Map<string, string>();
  for (const { id, title } of stories()) if (!first.has(title)) first.set(title, id);
  return [...first.values()];
}

/** Opens a story. @returns its controls with a value to choose from each */
async function openStory(page: Page, address: string, id: string): Promise<readonly Control[]> {
  await page.goto(`${address}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForSelector('body.sb-show-nopreview', { state: 'attached' });
  // An animation that follows scrolling never ends by itself: Storybook would wait five seconds for it after each choice.
  await page.addStyleTag({ content: '::before, ::after { animation-timeline: auto !important; }' });
  // No named functions inside: the TypeScript runner would wrap them in a helper that does not exist in the page.
  return page.evaluate(
    storyId =>
      new Promise<Control[]>(resolve => {
        const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        let controls: Control[] = [];
        channel.once('storyPrepared', ({ argTypes }) => {
          controls = Object.entries(argTypes).flatMap(([name, { control, options }]) => {
            const type = typeof control === 'object' ? (control.disable ? undefined : control.type) : control;
            if (type === undefined) return [];
            if (options) return [{ name, values: options }];
            if (type === 'boolean') return [{ name, values: [true, false] }];
            if (type === 'text') return [{ name, values: ['Another text', ''] }];
            return type === 'number' ? [{ name, values: [0, 7] }] : [];
          });
        });
        channel.once('storyFinished', () => resolve(controls));
        // A journey that goes on by itself.
        setTimeout(() => resolve(controls), 15_000);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

/** Chooses a value. @returns what is wrong then, null for nothing */
function choose(page: Page, storyId: string, updatedArgs: Record<string, unknown>): Promise<string | null> {
  return page.evaluate(
    about =>
      new Promise<string | null>(resolve => {
        const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.once('storyFinished', () => {
          const { classList } = document.body;
          const red = classList.contains('sb-show-errordisplay') || !classList.contains('sb-show-main');
          const message = document.querySelector('#error-message')?.textContent ?? 'an error';
          if (red) return resolve(message.trim().slice(0, 200));
          resolve(document.querySelector('[data-cannot-be-drawn]') ? 'it cannot be drawn' : null);
        });
        setTimeout(() => resolve('not drawn after 10 seconds'), 10_000);
        channel.emit('updateStoryArgs', about);
      }),
    { storyId, updatedArgs },
  );
}

/** The part of Storybook's preview that knows the stories. */
interface Preview {
  storyStoreValue: {
    loadStory: (of: { storyId: string }) => Promise<LoadedStory>;
    getStoryContext: (story: LoadedStory) => object;
  };
}

interface LoadedStory {
  initialArgs: object;
  parameters: { docs?: { source?: { transform?: (drawn: string, story: object) => string } } };
}

/** The code that can be copied from each story; that of a story which shows what it draws is left out. */
async function copiedCode(page: Page, address: string, ids: readonly string[]): Promise<[string, string][]> {
  await page.goto(`${address}/iframe.html?viewMode=story`);
  await page.waitForSelector('body.sb-show-nopreview', { state: 'attached' });
  return page.evaluate(async storyIds => {
    const { storyStoreValue: store }: Preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const codes: [string, string][] = [];
    for (const storyId of storyIds) {
      const story = await store.loadStory({ storyId });
      const code = story.parameters.docs?.source?.transform?.('', {
        ...store.getStoryContext(story),
        args: story.initialArgs,
      });
      if (code) codes.push([storyId, code]);
    }
    return codes;
  }, ids);
}

/** Compiles each code as a file of its own. @returns what the compiler says */
function compile(codes: readonly [string, string][]): string {
  const folder = join(root, '.cache/snippets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, code] of codes) writeFileSync(join(folder, `${id}.tsx`), `${code};\n`);
  const compilerOptions = { noEmit: true, composite: false, incremental: false, rootDir: '../..' };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../stories/tsconfig.json',
      compilerOptions,
      include: ['.'],
      exclude: [],
      references: [],
    }),
  );
  const { ok, output } = runNode(toolFile('typescript', 'tsc'), ['-p', folder], { quiet: true });
  return ok ? '' : output.trim();
}

const executablePath = ensureBrowser();
if (!options['no-build']) {
  const { ok, output } = runNode(toolFile('storybook'), ['build', '--output-dir', built, '--quiet'], {
    quiet: true,
  });
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
}
if (stories().length + writtenPages().length === 0) {
  console.error(`No story and no page has '${wanted}' in its id`);
  process.exit(1);
}
const { address, close } = await serveFolder(built);
const browser = await chromium.launch({ executablePath, args: browserArgs });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
let chosen = 0;
let now = '';
const wrong: string[] = [];
page.on('console', message => {
  // A text that is typed for an address is none.
  if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
    wrong.push(`${now}: the console says ${message.text().slice(0, 200)}`);
});
/** Says what has gone wrong since there were so many faults. */
function report(before: number) {
  for (const line of wrong.slice(before)) console.error(line);
}
for (const { id } of writtenPages()) {
  const before = wrong.length;
  now = id;
  const trouble = await openPage(page, address, id);
  if (trouble !== null) wrong.push(`${id}: ${trouble}`);
  report(before);
}
for (const id of firstStories()) {
  const before = wrong.length;
  now = id;
  for (const { name, values } of await openStory(page, address, id)) {
    for (const value of values) {
      chosen += 1;
      now = `${id}: ${name} = ${JSON.stringify(value)}`;
      const trouble = await choose(page, id, { [name]: value });
      if (trouble !== null) wrong.push(`${now}: ${trouble}`);
    }
  }
  report(before);
}
const codes = await copiedCode(
  page,
  address,
  stories().map(({ id }) => id),
);
await browser.close();
close();
const faults = compile(codes);
if (faults) console.error(faults);
console.log(`${writtenPages().length} pages opened, ${chosen} values chosen, ${wrong.length} errors`);
console.log(`${codes.length} codes to copy, ${faults ? 'not all can be compiled' : 'all can be compiled'}`);
process.exitCode = wrong.length > 0 || faults ? 1 : 0;

if (wanted === '') {
  cleanUpOnSignal();
  try {
    for (const table of await book({ runs: 5 })) {
      printTable(table);
      for (const [what, seconds, below] of table.rows) {
        if (typeof seconds !== 'number' || typeof below !== 'number' || seconds < below) continue;
        console.error(`${what}: ${seconds.toFixed(1)} s, not below ${below}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await cleanUp();
  }
}
