import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import { filesUnder } from '../scripts/filesUnder.ts';
import { readStories } from '../scripts/stories/readStories.ts';
import { tagsOf } from '../scripts/stories/tagsOf.ts';
import { tokensUsed } from '../scripts/stories/tokensUsed.ts';
import { docgen } from './docgen.ts';
import { withIds } from './withIds.ts';

/** Whether Vitest runs the stories, and nobody looks at pages or at a list of them. */
const inTests = process.env['VITEST'] !== undefined;

// Written by `npm run requirements`; the page 'Specification' also works if it is empty.
const root = resolve(import.meta.dirname, '..');
const specification = resolve(root, '.cache/spec');
mkdirSync(specification, { recursive: true });
if (!inTests) {
  // For the pages of components.
  writeFileSync(resolve(specification, 'tokens.json'), JSON.stringify(tokensUsed(root)));
  // For the storyboards of the journeys.
  const journeys = filesUnder(root, ['stories/journeys']).flatMap(
    path => readStories(path, readFileSync(resolve(root, path), 'utf8'))?.stories ?? [],
  );
  writeFileSync(
    resolve(specification, 'journeys.json'),
    JSON.stringify(Object.fromEntries(journeys.map(({ storyId, sentences }) => [storyId, sentences]))),
  );
}

/** Names each story with the requirements it proves, so that Storybook's search finds it by their ids, and tags it with
 *  what it shows. */
const findable = (indexer: Indexer): Indexer => ({
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

/** The files and folders of stories that a run of Vitest names, or `STORIES` where the run is not started by a command:
 *  parsing all the others took half of its start. */
const named = inTests
  ? [...process.argv, ...(process.env['STORIES'] ?? '').split(' ')].filter(
      word => word.startsWith('stories/') && existsSync(resolve(import.meta.dirname, '..', word)),
    )
  : [];
const storiesIn = (path: string) => `../${path.endsWith('.tsx') ? path : `${path}/**/*.stories.tsx`}`;

const config: StorybookConfig = {
  experimental_indexers: indexers => (inTests ? (indexers ?? []) : (indexers ?? []).map(findable)),
  stories: named.length > 0 ? named.map(storiesIn) : ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [
    { from: resolve(import.meta.dirname, 'static'), to: '/' },
    { from: specification, to: '/spec' },
    { from: resolve(import.meta.dirname, '../docs/spec'), to: '/requirements' },
    { from: resolve(import.meta.dirname, '../packages/app/public/favicon.svg'), to: '/favicon.svg' },
  ],
  addons: [
    // Its plugin adds comments and code for the pages, which tests do not draw, and joins the source maps before Vite
    // does: a test would fail at another line than it says.
    { name: '@storybook/addon-docs', options: inTests ? { csfPluginOptions: null } : {} },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  features: { sidebarOnboardingChecklist: false },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: resolve(import.meta.dirname, 'vite.config.ts') },
    },
  },
  typescript: { reactDocgen: false },
  // A test draws no page of properties.
  viteFinal: config => ({ ...config, plugins: [...(config.plugins ?? []), !inTests && docgen()] }),
};

export default config;
