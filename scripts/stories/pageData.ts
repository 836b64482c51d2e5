import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { filesUnder } from '../filesUnder.ts';
import { readStories } from './readStories.ts';
import { tagsOf } from './tagsOf.ts';
import { tokensUsed } from './tokensUsed.ts';
import { withIds } from '../../.storybook/withIds.ts';

/** Writes what pages of components and the storyboards of journeys read.
 *  @param folder  which Storybook serves as `spec` */
export function writePageData(root: string, folder: string): void {
  writeFileSync(resolve(folder, 'tokens.json'), JSON.stringify(tokensUsed(root)));
  // Written by `npm run releases`. A page that asks for a missing file leaves an error in the browser's console.
  for (const path of ['releases.json', 'releaseRequirements.json'].map(name => resolve(folder, name)))
    if (!existsSync(path)) writeFileSync(path, 'null');
  const journeys = filesUnder(root, ['stories/journeys']).flatMap(
    path => readStories(path, readFileSync(resolve(root, path), 'utf8'))?.stories ?? [],
  );
  writeFileSync(
    resolve(folder, 'journeys.json'),
    JSON.stringify(Object.fromEntries(journeys.map(({ storyId, sentences }) => [storyId, sentences]))),
  );
}

type Entries = Awaited<ReturnType<Indexer['createIndex']>>;

/** Answers the entries that were made of the same text before, or makes and keeps them.
 *  @param of  all that they depend on */
async function kept(folder: string, of: string, make: () => Promise<Entries>): Promise<Entries> {
  const file = resolve(folder, `${createHash('sha256').update(of).digest('hex')}.json`);
  try {
    // Written by the same code, of which `of` has the text.
    const entries: Entries = JSON.parse(readFileSync(file, 'utf8'));
    return entries;
  } catch {
    const entries = await make();
    writeFileSync(file, JSON.stringify(entries));
    return entries;
  }
}

/** Names each story with the requirements it proves, so that Storybook's search finds it by their ids, and tags it with
 *  what it shows. A file that did not change since the last start is not parsed again, which took a third of a start.
 *  @param folder  where what was parsed is kept */
export function findable(root: string, folder: string): (indexer: Indexer) => Indexer {
  mkdirSync(folder, { recursive: true });
  const parsers = ['package-lock.json', 'scripts/stories/readStories.ts', 'scripts/stories/tagsOf.ts'];
  const by = [...parsers, '.storybook/withIds.ts']
    .map(path => readFileSync(resolve(root, path), 'utf8'))
    .join('');
  const parser = createHash('sha256').update(by).digest('hex');
  return indexer => ({
    ...indexer,
    createIndex: async (file, options) => {
      const path = relative(root, file);
      const text = readFileSync(file, 'utf8');
      const of = JSON.stringify([parser, path, options.makeTitle(), text]);
      return kept(folder, of, async () => {
        const written = readStories(path, text);
        const stories = new Map(written?.stories.map(story => [story.exportName, story]));
        return (await indexer.createIndex(file, options)).map(entry => {
          const story = stories.get(entry.exportName);
          if (entry.type !== 'story' || !written || !story) return entry;
          return {
            ...entry,
            name: withIds(entry.name ?? entry.exportName, story.covers),
            tags: [...(entry.tags ?? []), ...tagsOf(written.title, story)],
          };
        });
      });
    },
  });
}
