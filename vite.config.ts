import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { type Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { loanDeskOf, loanDesks } from './packages/domain/src/access/desks.ts';
import { aliases } from './scripts/aliases.mjs';
import { browserArgs, findBrowser } from './scripts/browser.mjs';
import { domainAsOne } from './scripts/domainAsOne.ts';
import { prebundled } from './scripts/prebundled.mjs';

const here = import.meta.dirname;
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4300';

const modulesOf = (...names: string[]) => new RegExp(`packages/app/src/(${names.join('|')})\\.tsx?$`);
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

/** Where the pages of the desk are that people enter first: its queue comes with the shell. */
const [firstFolder = ''] = loanDesks.map(desk => loanDeskOf(desk).folder);

type Paths = Partial<Record<'app' | 'domain' | 'ui' | 'library' | 'icon', string>>;

/** What a file of the build consists of: paths within each package, names of libraries, and of icons. */
const modules = ({ app, domain, ui, library, icon }: Paths) =>
  new RegExp(
    [
      app && `packages/app/src/(${app})`,
      domain && `packages/domain/src/(${domain})`,
      ui && `packages/ui/src/(${ui})`,
      library && `node_modules/(${library})/`,
      icon && `lucide-react/dist/esm/icons/(${icon})\\.mjs`,
    ]
      .filter(Boolean)
      .join('|'),
  );

/** What several pages share, by who shares it. A module is here only where each of those pages needs it, and none
 *  takes along what it imports: what a page alone needs is left to the bundler, which puts it into that page's file. */
const sharedModules: readonly (readonly [name: string, of: Paths])[] = [
  // Lists of loans and the loans themselves: a value is chosen, copied, or its saving reported.
  [
    'select',
    {
      domain: 'repayment/dpdBucket|loose/(masked|codeWords)',
      ui: 'primitives/(Select|CopyButton|StatusLine|Field)/',
      library: 'downshift|compute-scroll-into-view|prop-types|@babel/runtime',
      icon: 'check|copy|minus',
    },
  ],
  // The lists of support and collections.
  [
    'lists',
    {
      app: 'loan/list/|queries/(search|views)',
      domain: 'loan/search|views/|calendar/filterOptions|collections/listMessages',
      ui: 'loan/SavedViews/|screens/(MonthFilter|CustomerSearchScreen/(SearchForm|CustomerSearchScreen.css))|primitives/PageHeading/',
      icon: 'bookmark-plus',
    },
  ],
  [
    'drafts',
    { app: 'drafts/(idempotencyKeys|drafts|store)|queries/(useCall|call)\\.|http/(runOf|readOf)\\.' },
  ],
  // A loan at every desk, as it opens.
  [
    'loan',
    {
      app: 'live/(OthersHere|people|useDelayedOff|useLoanEvents)|loan/(LoanCalls|loanDesk|registry|useLoanPage|useLoanTabs|useNextOfList)|queries/(calls|loanApi|loanParts)|drafts/(savedAtText|useDraft)\\.|shell/commands|session/useNotConfigured',
      domain:
        'applicant/schema|calendar/(moment|monthName|arithmetic|ordinal)|calls/(callBlock|callStatus|contract|lastCall|phoneChoices|schema)|comments/(schema|previewComment)|compare/memoizeByObject|errors/messages|form/textForm|live/|access/deskParam|loan/(contract|schema|sectionsParam|shownSections)\\.|loose/(reduceAadhaar|schemas|section\\.)',
      ui: 'calls/(AgentDetailsDialog|CallWidget)/|loan/(LoanHeader|OtherDraftNotice|Presence|sensitive)|primitives/(Counter|Dialog|Drawer|KeyValue|MoneyField|NumberField|Reveal|SectionBody|Staged|Tabs|TextArea)/|screens/LoanScreen/',
      library: '@radix-ui/react-(?:collection|direction|roving-focus|tabs|use-is-hydrated)',
      icon: 'chevron-up|clock|headset|panel-right|phone|phone-call|rotate-ccw',
    },
  ],
  // Tabs of every desk: files, recordings, and how two values compare.
  [
    'readings',
    {
      app: 'http/eventStream|live/(follow|refreshLoan)|queries/documents',
      domain:
        'applicant/(address|incomeModes)|calls/recordings|compare/(comparison|dates|devanagari|genders|identifiers|letters|nameWords|names|pairUp)|documents/(contract|messages)|files/(contract|messages)|kyc/(schema|verification|verificationStatus|wireNames)\\.',
      ui: 'calls/CallsTab/(CallList|CallsTab.css|columns)|kyc/(KycImages|VerdictBadge|WrittenDate|shownGender|statusFace|words)|primitives/(AudioPlayer|DocumentViewer/(?!openPdf|PasswordForm|PdfSheet|startWorker|useSheet)|DownloadLink|RadioCards|Table/indexed)',
      icon: 'circle-slash|equal-approximately|file-text|file-x|image|image-off|maximize|pause|phone-missed|play|rotate-cw|square',
    },
  ],
  // The updated KYC of credit and collections.
  [
    'kycNew',
    {
      domain:
        'compare/(addresses|placeWords)|kyc/(bankAndBureau|compareMatrix|findings|matrix|readKyc|reported|settledDocuments|worstDifference)\\.',
      ui: 'kyc/(KycNewTab|KycNotices|MarkedText)/',
      icon: 'fingerprint-pattern|gauge|id-card|map-pin|pin',
    },
  ],
  [
    'calendar',
    { ui: 'primitives/DateField/CalendarGrid', library: 'date-fns|react-day-picker|@date-fns/tz' },
  ],
  // Tabs and dialogs of support and collections.
  [
    'dated',
    {
      app: 'drafts/useDraftDialog|loan/useCallFeedback|queries/recordings',
      domain:
        'calendar/addressDate|calls/(callFeedbackRequest|callQuestions|feedbackContract|feedbackMessages|ratings)|comments/readyComments|feedback/indexed|form/questions|kyc/readDocuments|mandates/status|nach/reasonCodes|repayment/schema',
      ui: 'calls/CallFeedback|primitives/(DateField/(?!CalendarGrid|DateRange)|Drafts|Link/ExternalLink|ReadyCommentArea/(?!ReadyCommentPicker)|Table/(LeadCells|DataTable|TotalsRow|selecting|useExpanding|useSelecting))|repayment/MandateTab/',
      icon: 'external-link',
    },
  ],
  // What uploads files.
  [
    'uploads',
    {
      app: 'http/fetchWithProgress',
      domain: 'files/uploadFault',
      ui: 'primitives/Uploads/',
      icon: 'trash',
    },
  ],
  // Tabs of credit and support.
  [
    'bureau',
    {
      app: 'drafts/(LeaveGuard|fits)|loan/useLinksExpired',
      domain:
        'applicant/(age|choices|pennyDrop)|bureau/(amount|bureauDate|bureauLoan|bureauScore|bureauWords|equifax|history|paymentStatus)|decision/draft|details/panels|documents/(additional|bank)|files/fileLink|intel/schema|money/rupeesOf|pd/(draft|questions|schema)|signin/initials|statements/itemsOf',
      ui: 'bureau/(BureauHead/(BureauHead.css|states)|EquifaxErrorBanner|EquifaxTab/(EquifaxTab.css|ReportPanels|shown)|Facts)|comments/CommentsPanel/(CommentNote|.*css)|documents/DocsTab/|loan/(Place/|ProfileTab/(PennyDrop|ProfileTab.css|Selfie))|primitives/(ConflictDialog|LeaveQuestion|MultiSelect|Tag)/',
      icon: 'expand|pencil',
    },
  ],
];

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

/** Loading Storybook takes seconds, which neither the build nor the other projects wait for. */
const named = process.argv.flatMap((word, at, words) =>
  word === '--project' ? (words[at + 1] ?? []) : word.startsWith('--project=') ? word.slice(10) : [],
);
const withStories =
  process.env['VITEST'] !== undefined &&
  (named.length === 0 || named.some(name => !['unit', 'unit-app', 'server'].includes(name)));

/** Without it React does not describe each rendering, with all its properties, to a profiler that nobody opens. */
const noProfiler: Plugin = {
  name: 'no-profiler',
  transformIndexHtml: () => [
    { tag: 'script', children: 'delete console.timeStamp', injectTo: 'head-prepend' },
  ],
};

/** What a run of stories would prepare and not use: what pages are drawn with, replacing modules of libraries by
 *  mocks, and the source maps of libraries, which are most of what the browser would be sent. Together a fifth of the
 *  time of one file of stories. */
const onlyStories: Plugin[] = [
  {
    name: 'no-pages',
    load: {
      filter: { id: /\/(entry-preview-(argtypes|docs)|addon-docs\/dist\/preview)\.js(\?|$)/ },
      handler: () => 'export {}',
    },
  },
  {
    name: 'no-mocks-or-maps-of-libraries',
    transform: {
      filter: { id: /\/node_modules\// },
      // Vitest rewrites each `import()` of a module for mocks, unless the module has this word.
      handler: code => ({ code: `${code}\n// wrapDynamicImport`, map: { mappings: '' } }),
    },
  },
];

/** A run that ends with its last test. */
const ends = process.env['VITEST'] !== undefined && process.argv.includes('run');

/** Vitest starts servers that watch every folder, also for a run that ends with its last test. */
const unwatched = ends ? { watch: null } : {};

/** The stories as tests in a browser. */
export const stories = (executablePath = findBrowser()) =>
  ({
    root: here,
    server: { ...unwatched },
    resolve: { alias: aliases },
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      storybookTest({ configDir: resolve(here, '.storybook') }),
      noProfiler,
      ...onlyStories,
      ...(ends ? [domainAsOne()] : []),
    ],
    optimizeDeps: {
      include: prebundled,
      exclude: ['@storybook/addon-a11y/preview'],
    },
    test: {
      name: 'stories',
      // A journey opens several pages of the product, whose files are built when they are first asked for.
      testTimeout: 120_000,
      // Three pages: a journey often waits, for a retry or the pause between two calls, while the others keep two
      // processors busy.
      maxWorkers: 3,
      // One page for the stories of a worker: a page for each file took half of the time. Storybook clears what a
      // story leaves behind.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: executablePath ? { executablePath, args: browserArgs } : { args: browserArgs },
          // Half a day behind India: whatever takes the day of the browser for that of India is another day.
          contextOptions: { timezoneId: 'America/Los_Angeles' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }) satisfies TestProjectConfiguration;

/** One place for the build of the app and for the three test projects. */
export default defineConfig({
  root: resolve(here, 'packages/app'),
  plugins: [react(), vanillaExtractPlugin(), routerAsShipped, queriesAsUsed],
  resolve: { alias: aliases },
  server: {
    ...unwatched,
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
            {
              name: 'form',
              test: modules({
                domain: 'form/verdict|applicant/emailError',
                ui: 'primitives/(Form/|Field/(focusFirstInvalid|FieldButton)|Shortcuts/submitKey)',
                icon: 'x|info',
              }),
              includeDependenciesRecursively: false,
              priority: 8.5,
            },
            { name: 'signin', test: modulesOf('session/LoginHost', 'routes/home/route'), priority: 8 },
            {
              name: 'desk',
              test: modulesOf(
                'router',
                'calendar/useToday',
                'routes/desk/route',
                `routes/${firstFolder}/loans/route`,
              ),
              priority: 7,
            },
            // The bubble of a tooltip comes with the first tooltip, on whatever page that is.
            {
              name: 'tooltip',
              test: /packages\/ui\/src\/primitives\/Tooltip\/(Bubble|place)\.tsx?$/,
              priority: 6.9,
            },
            ...sharedModules.map(([name, of], index) => ({
              name,
              test: modules(of),
              includeDependenciesRecursively: false,
              priority: 6 - index / 10,
            })),
          ],
        },
      },
    },
    chunkSizeWarningLimit: 400,
  },
  test: {
    reporters: ['default', resolve(here, 'scripts/recordRun.ts')],
    // A layout in two passes, and a library that prefers a newer Node.js, are no faults.
    onConsoleLog: text => (/ResizeObserver loop|Unsupported runtime/.test(text) ? false : undefined),
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
          // By default one of two processors is idle.
          maxWorkers: 2,
        },
      },
      {
        root: here,
        test: {
          // They replace globals and modules, so each has its own.
          name: 'unit-app',
          environment: 'node',
          include: ['packages/app/**/*.test.ts'],
          maxWorkers: 2,
        },
      },
      {
        root: here,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/{server,sandbox}/**/*.test.ts'],
          globalSetup: [resolve(here, 'packages/server/src/testing/globalSetup.ts')],
          alias: [
            {
              find: /^\.\.?\/programBeside$/,
              replacement: resolve(here, 'packages/server/src/testing/programBeside.ts'),
            },
          ],
          // A reader of files starts in seconds of its own where other checks share the processors.
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // While one waits for PostgreSQL or a process it started, the others keep two processors busy.
          maxWorkers: 3,
          // The files of a worker share what they import, since loading it anew took a third of the time; every
          // file still has databases and a server of its own.
          isolate: false,
        },
      },
      ...(withStories ? [stories()] : []),
    ],
  },
});
