import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

// Written by `npm run requirements`; the page 'Specification' also works if it is empty.
const specification = resolve(import.meta.dirname, '../.cache/spec');
mkdirSync(specification, { recursive: true });

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: [
    { from: specification, to: '/spec' },
    { from: resolve(import.meta.dirname, '../docs/spec'), to: '/requirements' },
    { from: resolve(import.meta.dirname, '../packages/app/public/favicon.svg'), to: '/favicon.svg' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
