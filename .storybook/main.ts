import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

/** Whether Vitest runs the stories, and nobody looks at pages or at a list of them. */
const inTests = process.env['VITEST'] !== undefined;

// Written by `npm run requirements`; the page 'Specification' also works if it is empty.
const root = resolve(import.meta.dirname, '..');
const specification = resolve(root, '.cache/spec');
mkdirSync(specification, { recursive: true });
/** What the list and the pages need, with a parser that a test does not wait for. */
const pages = inTests ? null : await import('../scripts/stories/pageData.ts');
pages?.writePageData(root, specification);
const findable = pages?.findable(root, resolve(root, '.cache/index'));

/** The files and folders of stories that a run of Vitest names, or `STORIES` where the run is not started by a command:
 *  parsing all the others took half of its start. */
const named = inTests
  ? [...process.argv, ...(process.env['STORIES'] ?? '').split(' ')].filter(
      word => word.startsWith('stories/') && existsSync(resolve(import.meta.dirname, '..', word)),
    )
  : [];
const storiesIn = (path: string) => `../${path.endsWith('.tsx') ? path : `${path}/**/*.stories.tsx`}`;

const config: StorybookConfig = {
  experimental_indexers: indexers => (indexers ?? []).map(indexer => findable?.(indexer) ?? indexer),
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
  // Which stories a change reaches: it reads every module before the first story is shown.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: resolve(import.meta.dirname, 'vite.config.ts') },
    },
  },
  typescript: { reactDocgen: false },
  // Else it is asked for when the code that draws it has run.
  managerHead: (head, { configType }) =>
    configType === 'PRODUCTION'
      ? `${head}<link rel="preload" as="fetch" crossorigin href="./index.json">`
      : head,
  // A test draws no page of properties.
  viteFinal: async config => {
    if (inTests) return config;
    const { docgen } = await import('./docgen.ts');
    const { firstFiles } = await import('./firstFiles.ts');
    return { ...config, plugins: [...(config.plugins ?? []), docgen(), firstFiles()] };
  },
};

export default config;
