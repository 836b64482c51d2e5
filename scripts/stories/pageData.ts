import { readFileSync, writeFileSync } from 'node:fs';
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
  const journeys = filesUnder(root, ['stories/journeys']).flatMap(
    path => readStories(path, readFileSync(resolve(root, path), 'utf8'))?.stories ?? [],
  );
  writeFileSync(
    resolve(folder, 'journeys.json'),
    JSON.stringify(Object.fromEntries(journeys.map(({ storyId, sentences }) => [storyId, sentences]))),
  );
}

/** Names each story with the requirements it proves, so that Storybook's search finds it by their ids, and tags it with
 *  what it shows. */
export const findable = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const written = readStories(relative(process.cwd(), file), readFileSync(file, 'utf8'));
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
  },
});
