import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from '../scripts/aliases.mjs';
import { prebundled } from '../scripts/prebundled.mjs';

// Storybook has its own config, because the app's root is the app's folder and it would serve the app's index.html.
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: aliases },
  optimizeDeps: { include: prebundled },
  // What checks and builds leave behind is half of the files, and watching them took a tenth of a start.
  server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
});
