// npm run releases -- EARLIER LATER [--folder FOLDER]: compares two releases that `npm run pictures -- --keep RELEASE`
// has kept. The book's page 'What changed' shows what differs, also in `npm run build:storybook`.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import type { ChangedPicture, NamedStory, ReleaseChanges } from '../stories/Specification/released';
import { browserArgs, ensureBrowser } from './browser.mjs';
import { root } from './install.mjs';
import { readChangesBetween } from './requirements/changes';
import { accessibilityHistory, boxesOf, changesOf, type Kept, square } from './stories/releases';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: join(root, '.cache/releases') } },
});
const [earlier, later] = positionals;
if (earlier === undefined || later === undefined) {
  console.error('Name two kept releases: npm run releases -- EARLIER LATER');
  process.exit(1);
}
const shown = join(root, '.cache/spec/pictures');

function readKept(release: string): Kept {
  const file = join(options.folder, release, 'kept.json');
  if (!existsSync(file)) {
    console.error(`Nothing is kept of ${release}: npm run pictures -- --keep ${release}`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A rounded corner is not drawn alike each time; the smallest letter has more pixels than this. */
const fewPixels = 6;

/** Compares two pictures square by square; the part that only one of them has differs. */
const compare = (page: Page, before: Buffer, after: Buffer) =>
  // No named functions inside: the TypeScript runner would wrap them in a helper that does not exist in the page.
  page.evaluate(
    async ({ sources, side, few }) => {
      const images = await Promise.all(
        sources.map(async source => createImageBitmap(await (await fetch(source)).blob())),
      );
      const width = Math.max(...images.map(image => image.width));
      const height = Math.max(...images.map(image => image.height));
      const [one, other] = images.map(image => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
      });
      const differ = new Map<string, { square: [number, number]; pixels: number }>();
      for (let at = 0; one && other && at < one.length; at += 1) {
        if (one[at] === other[at]) continue;
        const column = Math.floor((at % width) / side);
        const row = Math.floor(at / width / side);
        const found = differ.get(`${column} ${row}`);
        differ.set(`${column} ${row}`, { square: [column, row], pixels: (found?.pixels ?? 0) + 1 });
      }
      const squares = [...differ.values()].filter(({ pixels }) => pixels > few).map(it => it.square);
      return { width, height, squares };
    },
    {
      sources: [before, after].map(picture => `data:image/webp;base64,${picture.toString('base64')}`),
      side: square,
      few: fewPixels,
    },
  );

const [before, after] = [readKept(earlier), readKept(later)];
const { both, ...changes } = changesOf(before, after);
rmSync(shown, { recursive: true, force: true });
for (const time of ['before', 'after']) mkdirSync(join(shown, time), { recursive: true });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
const page = await browser.newPage();

async function changeOf(story: NamedStory): Promise<ChangedPicture | null> {
  const files = [earlier, later].map(release => join(options.folder, release ?? '', `${story.id}.webp`));
  const [one, other] = files.map(file => readFileSync(file));
  if (!one || !other || one.equals(other)) return null;
  const { squares, ...size } = await compare(page, one, other);
  if (squares.length === 0) return null;
  for (const [index, time] of ['before', 'after'].entries())
    copyFileSync(files[index] ?? '', join(shown, time, `${story.id}.webp`));
  return { ...story, ...size, boxes: boxesOf(squares) };
}

const changed: ChangedPicture[] = [];
for (const story of both) changed.push(...[await changeOf(story)].filter(one => one !== null));
await browser.close();
const upToLater = readdirSync(options.folder)
  .map(readKept)
  .filter(({ at }) => at <= after.at);
const found: ReleaseChanges = {
  ...changes,
  changed,
  unchanged: both.length - changed.length,
  accessibility: accessibilityHistory(upToLater),
};
writeFileSync(join(root, '.cache/spec/releases.json'), JSON.stringify(found));
// Null, where the names are no tags: the page then says what changed since the last one.
const requirements = readChangesBetween(earlier, later);
writeFileSync(join(root, '.cache/spec/releaseRequirements.json'), JSON.stringify(requirements));
console.log(
  `${changed.length} of ${both.length} pictures differ, ${found.added.length} stories are new, ${found.removed.length} are gone`,
);
