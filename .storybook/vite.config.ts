import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from '../scripts/aliases.mjs';

// Storybook's own build: the app's config has the app as its root and would serve its index.html.
export default defineConfig({ plugins: [react(), vanillaExtractPlugin()], resolve: { alias: aliases } });
