import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { loanDeskOf, loanDesks } from './packages/domain/src/access/desks';
import { aliases } from './scripts/aliases.mjs';
import { browserArgs, findBrowser } from './scripts/browser.mjs';
import { prebundled } from './scripts/prebundled.mjs';

const here = import.meta.dirname;
const browser = process.env['VITEST'] ? findBrowser() : null;
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4300';

const modulesOf = (...names: string[]) => new RegExp(`packages/app/src/(${names.join('|')})\\.tsx$`);
/** What sign-in and the desks both need; a module of this piece takes along what it imports. */
const startModules = new RegExp(
  [
    'packages/app/src/(main.tsx|routes/usePageTitle.ts)',
    'packages/domain/src/access/roleLabels.ts',
    'packages/ui/src/theme/(index|atoms.css).ts',
    'packages/ui/src/primitives/Shortcuts/(layers|ShortcutLayer).tsx?',
    'packages/ui/src/primitives/(Box|Brand|Button|Shown|Stack|TextField)/',
    'lucide-react/dist/esm/icons/(circle-check|circle-x|eye|flag).mjs',
  ].join('|'),
);

/** Parts of pages and dialogs that several desks use, beside the loan's own. */
const partModules = new RegExp(
  [
    'packages/ui/src/primitives/(Dialog|Drawer|Field|Form|KeyValue|MultiSelect|Panel|SectionBody|Select|Skeleton|TextArea)/',
    '@radix-ui/react-(collection|direction|roving-focus)/',
    'packages/app/src/(drafts/(LeaveGuard|useDraft)|queries/useWrite|routes/desk/commands)\\.tsx?$',
    'packages/domain/src/(applicant/emailError|calendar/arithmetic|compare/memoizeByObject|loan/dpdBucket|errors/messages|money/(rate|rupeesOf))\\.ts$',
  ].join('|'),
);

/** Where the pages of the desk are that people enter first: its queue comes with the shell. Groups of a further desk's
 *  tabs would take along what the pages of others share. */
const [firstFolder = ''] = loanDesks.map(desk => loanDeskOf(desk).folder);

/** A loan with the tab it opens with, and what several of its other tabs share: a file of a few lines costs a request. */
const loanModules = new RegExp(
  [
    `packages/app/src/routes/${firstFolder}/loan/(LoanDesk|tabs/profile).tsx$`,
    'packages/domain/src/(compare/oncePer|calendar/arithmetic|loan/reduceAadhaar).ts$',
    'packages/ui/src/primitives/Staged/',
    'lucide-react/dist/esm/icons/clock.mjs',
  ].join('|'),
);

/** The statement has a file of its own, and what is not named here is with the others: a new tab needs no line. */
const tabSubjects = [
  // KYC compares with what the bureaux say, and reads it.
  ['tabsKyc', 'kyc|kycNew|equifax|cibil'],
  ['tabsOther', '(?!perfios)\\w+'],
] as const;

const tabModules = (tabs: string) =>
  new RegExp(`packages/app/src/routes/${firstFolder}/loan/tabs/(${tabs})\\.tsx$`);

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

/** No list of the product is an infinite query; the library's core knows them all the same. */
const queriesAsUsed: Plugin = {
  name: 'queries-as-used',
  apply: 'build',
  transform: {
    filter: { id: /@tanstack\/query-core\/build\/modern\/query\.js$/ },
    handler: code => ({
      code: code.replace(/\(this\.#queryType === "infinite" \? \S+ : (this\.options\.behavior)\)/, '$1'),
      map: null,
    }),
  },
};

/** One place for the build of the app and for the three test projects. */
export default defineConfig({
  root: resolve(here, 'packages/app'),
  plugins: [react(), vanillaExtractPlugin(), routerAsShipped, queriesAsUsed],
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
    // Terser first, then the bundler's own minifier (`output.minify`): a per cent smaller than Terser alone, which is
    // up to four per cent smaller than the bundler alone.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Development's tables of types are only read, and by nobody in what is shipped. Radix names each of its
      // functions for stack traces in development. `warning` and `invariant` are the router's checks of how it is
      // used, `validate…` and `…Validator` the lists'; they stay in development, stories and tests.
      treeshake: {
        propertyReadSideEffects: false,
        manualPureFunctions: [
          '__name',
          'warning',
          'invariant',
          'PropTypes',
          'validatePropTypes$1',
          'useControlPropsValidator',
        ],
        moduleSideEffects: [{ test: /node_modules\/prop-types\//, sideEffects: false }],
      },
      output: {
        minify: true,
        // Three pieces that are always wanted whole: they compress a tenth better than in twenty parts each.
        codeSplitting: {
          groups: [
            { name: 'start', test: startModules, priority: 9 },
            { name: 'signin', test: modulesOf('session/LoginHost', 'routes/home/route'), priority: 8 },
            {
              name: 'desk',
              test: modulesOf('router', 'routes/desk/route', `routes/${firstFolder}/loans/route`),
              priority: 7,
            },
            // The bubble of a tooltip comes with the first tooltip, on whatever page that is.
            {
              name: 'tooltip',
              test: /packages\/ui\/src\/primitives\/Tooltip\/(Bubble|place)\.tsx?$/,
              priority: 6.9,
            },
            // What forms and dialogs of every desk are made of, so that a small page need not fetch a loan's files.
            { name: 'parts', test: partModules, priority: 6.5 },
            // Read by the tabs of a loan at every desk, and by the export page.
            {
              name: 'loanShared',
              test: /packages\/(domain\/src\/(calendar\/moment|contract\/looseFields|statements\/itemsOf)|app\/src\/loan\/useLoanPage)\.tsx?$/,
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
            // One file for the feedback dialogs of three pages, instead of one for each of their parts.
            {
              name: 'feedback',
              test: /packages\/(domain\/src\/form\/questions|ui\/src\/primitives\/Drafts\/|app\/src\/drafts\/useDraftDialog)/,
              priority: 3,
            },
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
            'packages/ui/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          // Generated input takes its time where other checks share the processors.
          testTimeout: 30_000,
          // These files replace nothing global, and loading what they import anew took two thirds of the time.
          isolate: false,
        },
      },
      {
        root: here,
        test: {
          // They replace globals and modules, so each has its own.
          name: 'unit-app',
          environment: 'node',
          include: ['packages/app/**/*.test.ts'],
        },
      },
      {
        root: here,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/{server,sandbox}/**/*.test.ts'],
          globalSetup: [resolve(here, 'packages/server/src/testing/globalSetup.ts')],
          // A reader of files starts in seconds of its own where other checks share the processors.
          testTimeout: 60_000,
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
          include: prebundled,
        },
        test: {
          name: 'stories',
          // A journey opens several pages of the product, whose files are built when they are first asked for.
          testTimeout: 120_000,
          // Two pages: axe and the stories keep one processor busy while the other would only serve files.
          maxWorkers: 2,
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
