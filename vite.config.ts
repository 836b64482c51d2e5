import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/aliases.mjs';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

const here = import.meta.dirname;
const browser = process.env['VITEST'] ? findBrowser() : null;
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4300';

const prebundled = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-slot',
  '@radix-ui/react-tabs',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'downshift',
  'lucide-react',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'react',
  'react-day-picker',
  'react-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'valibot',
];

const modulesOf = (...names: string[]) => new RegExp(`packages/app/src/(${names.join('|')})\\.tsx$`);
/** What sign-in and the desks both need; a module of this piece takes along what it imports. */
const startModules = new RegExp(
  [
    'packages/app/src/(main.tsx|routes/usePageTitle.ts)',
    'packages/domain/src/access/roleLabels.ts',
    'packages/app/src/session/settings.ts',
    'packages/ui/src/theme/(index|atoms.css).ts',
    'packages/ui/src/primitives/Shortcuts/(layers|ShortcutLayer).tsx?',
    'packages/ui/src/primitives/(Box|Brand|Button|Form|Shown|Stack|TextField)/',
    'lucide-react/dist/esm/icons/(circle-check|circle-x|eye|flag).mjs',
  ].join('|'),
);

/** A loan with the tab it opens with, and what several of its other tabs share: a file of a few lines costs a request. */
const loanModules = new RegExp(
  [
    'packages/app/src/routes/credit/loan/(LoanDesk|tabs/profile).tsx$',
    'packages/domain/src/(compare/oncePer|calendar/arithmetic|loan/reduceAadhaar).ts$',
    'packages/ui/src/primitives/Staged/',
    'lucide-react/dist/esm/icons/clock.mjs',
  ].join('|'),
);

/** The statement has a file of its own, and what is not named here is with the others: a new tab needs no line. */
const tabSubjects = [
  ['tabsKyc', 'kyc|kycNew'],
  ['tabsBureau', 'equifax|cibil'],
  ['tabsOther', '(?!perfios)\\w+'],
] as const;

const tabModules = (tabs: string) => new RegExp(`packages/app/src/routes/credit/loan/tabs/(${tabs})\\.tsx$`);

/** The router names its components for developer tools, which keeps those in the bundle that nobody draws, and its
 *  package offers a bundler the build with warnings only. */
const routerAsShipped: Plugin = {
  name: 'router-as-shipped',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/.*\.mjs$/ },
    handler: code => ({
      code: code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
      map: null,
    }),
  },
};

/** One place for the build of the app and for the three test projects. */
export default defineConfig({
  root: resolve(here, 'packages/app'),
  plugins: [react(), vanillaExtractPlugin(), routerAsShipped],
  resolve: { alias: aliases },
  server: {
    port: 4301,
    proxy: { '/api': { target: api, changeOrigin: false }, '/recordings': { target: api } },
  },
  build: {
    outDir: resolve(here, 'packages/app/dist'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Splitting tiny vendor pieces costs more requests than it saves bytes.
    assetsInlineLimit: 0,
    // Three per cent smaller than what the bundler does itself.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Development's tables of types are only read, and by nobody in what is shipped.
      // Radix names each of its functions for stack traces in development.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['__name'] },
      output: {
        // Three pieces that are always wanted whole: they compress a tenth better than in twenty parts each.
        codeSplitting: {
          groups: [
            { name: 'start', test: startModules, priority: 9 },
            { name: 'signin', test: modulesOf('session/LoginHost', 'routes/home/route'), priority: 8 },
            {
              name: 'desk',
              test: modulesOf('router', 'routes/desk/route', 'routes/credit/loans/route'),
              priority: 7,
            },
            // Read by the tabs of a loan and by the export page.
            {
              name: 'loanShared',
              test: /packages\/domain\/src\/(calendar\/moment|contract\/looseFields)\.ts$/,
              priority: 6,
            },
            // On its way while the files of the loan's page are.
            { name: 'loanApi', test: /packages\/app\/src\/queries\/loanApi\.ts$/, priority: 5.5 },
            { name: 'loan', test: loanModules, priority: 5 },
            // Tabs of one subject share most of their files, and fewer larger files compress better.
            ...tabSubjects.map(([name, tabs], index) => ({
              name,
              test: tabModules(tabs),
              priority: 4 - index / 10,
            })),
          ],
        },
      },
    },
    chunkSizeWarningLimit: 400,
  },
  test: {
    projects: [
      {
        root: here,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/domain/**/*.test.ts',
            'packages/app/**/*.test.ts',
            'packages/ui/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // Generated input takes its time where other checks share the processors.
          testTimeout: 30_000,
        },
      },
      {
        root: here,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/{server,sandbox}/**/*.test.ts'],
          globalSetup: [resolve(here, 'packages/server/src/testing/globalSetup.ts')],
          testTimeout: 30_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
          // The files of a worker share what they import, since loading it anew took a third of the time; every
          // file still has databases and a server of its own.
          isolate: false,
        },
      },
      {
        root: here,
        resolve: { alias: aliases },
        plugins: [vanillaExtractPlugin(), storybookTest({ configDir: resolve(here, '.storybook') })],
        optimizeDeps: {
          // Named here so that they are bundled before the first story runs; one found late reloads the page under
          // the stories that are running.
          include: [
            '@vanilla-extract/recipes/createRuntimeFn',
            '@vanilla-extract/sprinkles/createRuntimeSprinkles',
            ...prebundled,
          ],
        },
        test: {
          name: 'stories',
          // One page for the stories of a worker: a page for each file took half of the time. Storybook clears what a
          // story leaves behind.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: browser ? { executablePath: browser, args: browserArgs } : { args: browserArgs },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
