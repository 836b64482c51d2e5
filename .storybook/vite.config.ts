import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from '../scripts/aliases.mjs';
import { prebundled } from '../scripts/prebundled.mjs';
import { watchLater, watchLaterName } from './watchLater.ts';

// Storybook has its own config, because the app's root is the app's folder and it would serve the app's index.html.
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === watchLaterName }),
    watchLater(),
  ],
  resolve: { alias: aliases },
  optimizeDeps: { include: prebundled },
});
