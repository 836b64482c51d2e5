// Adds up the JavaScript (Brotli bytes) downloaded for three user actions, and fails above the budget
// or where chunks import each other.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tsImport } from 'tsx/esm/api';
import { root } from './install.mjs';

const dist = join(root, 'packages/app/dist');

const { loanDeskOf, loanDesks } = await tsImport('../packages/domain/src/access/desks.ts', import.meta.url);

/** The limits of a loan with every tab, in the order of the desks. */
const loanLimitsKb = [279, 279, 271];

/** The page of a loan at each desk that has one. */
const loans = loanDesks
  .map(desk => loanDeskOf(desk).folder)
  .map(folder => ({ folder, page: `src/routes/${folder}/loan/route.tsx` }))
  .filter(({ page }) => existsSync(join(root, 'packages/app', page)))
  .map(({ folder, page }, index) => ({
    action: `${folder} loan, every tab`,
    pages: ['start', 'desk', page],
    opened: page,
    limitKb: loanLimitsKb[index] ?? 260,
  }));

/** The list that is a desk's first page; the first desk's comes with the shell, and is the queue. */
const lists = loanDesks
  .map(desk => loanDeskOf(desk).folder)
  .flatMap(folder =>
    ['list', 'search'].map(name => ({ folder, page: `src/routes/${folder}/${name}/route.tsx` })),
  )
  .filter(({ page }) => existsSync(join(root, 'packages/app', page)))
  .map(({ folder, page }) => ({ action: `${folder} list`, pages: ['start', 'desk', page], limitKb: 152.2 }));

// Keyed by the name of a `codeSplitting` chunk in vite.config.ts, or by the module of a page.
// `opened`: also counts what the page loads later, as when each of its tabs is opened once.
const budgets = [
  { action: 'sign-in', pages: ['start', 'signin'], limitKb: 90 },
  { action: 'loan queue', pages: ['start', 'desk'], limitKb: 132 },
  ...lists,
  ...loans,
];

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 *  @typedef {Record<string, Chunk>} Manifest */

// Actions of their own: the PDF reader is loaded with the first PDF that is opened, not with the tab that lists it;
// printing with the first print, the field for a page in a narrow window, the next follow-up with its key, support's
// table of every source with its button.
const onDemand = [
  '/DocumentViewer/openPdf.ts',
  '/loan/PrintLoan.tsx',
  '/Pagination/NarrowPages.tsx',
  '/support/loan/nextFollowUp.ts',
  '/support/loan/CompareSources.tsx',
];

/** What a chunk loads later, excluding other pages, which are separate user actions.
 *  @param {Chunk} chunk */
function laterOf(chunk) {
  return (chunk.dynamicImports ?? []).filter(
    key => !key.endsWith('/route.tsx') && !onDemand.some(file => key.endsWith(file)),
  );
}

/** The manifest key of a page's module, or of a named chunk.
 *  @param {Manifest} manifest
 *  @param {string} page */
function keyOf(manifest, page) {
  return Object.keys(manifest).find(
    key => key === page || (key.startsWith(`_${page}-`) && key.endsWith('.js')),
  );
}

/** The scripts for some manifest keys: static imports always, dynamic ones with `later`.
 *  @param {Manifest} manifest
 *  @param {readonly string[]} keys
 *  @param {boolean} [later]
 *  @param {readonly string[]} [others]  keys whose later files belong to another action: the login dialog, the
 *  palette
 *  @returns {string[]} */
function filesFor(manifest, keys, later = false, others = []) {
  const files = new Set();
  const seen = new Set();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    waiting.push(
      ...(chunk.imports ?? []),
      ...(later && !chunk.isEntry && !others.includes(key) ? laterOf(chunk) : []),
    );
  }
  return [...files];
}

/** Chunks that need each other are evaluated in an order nobody chose: what one of them calls while it is evaluated may
 *  not exist yet, and the page that opens with it fails.
 *  @param {Manifest} manifest
 *  @returns {string[]}  chunks that import, by way of others, themselves */
function inCircles(manifest) {
  return Object.keys(manifest).filter(key => {
    const reached = new Set();
    const waiting = [...(manifest[key]?.imports ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(manifest[next]?.imports ?? []));
    }
    return reached.has(key);
  });
}

const brotliKb = file => brotliCompressSync(readFileSync(join(dist, file))).length / 1024;

function main() {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) {
    console.error('The app is not built. Run: npm run build');
    return 1;
  }
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const entries = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  let failures = 0;
  const circular = inCircles(manifest);
  if (circular.length > 0) {
    console.error(
      `Chunks that import each other: ${circular.join(', ')}. Change their modules in vite.config.ts.`,
    );
    failures += 1;
  }
  console.log(`${'Action'.padEnd(25)}${'KB'.padStart(8)}${'budget'.padStart(8)}${'files'.padStart(7)}`);
  for (const { action, pages, opened, limitKb } of budgets) {
    const keys = pages.map(page => [page, keyOf(manifest, page)]);
    const missing = keys.filter(([, key]) => !key).map(([page]) => page);
    if (missing.length > 0) {
      console.error(
        `${action}: no chunk for ${missing.join(', ')}; mend the table in scripts/sizeBudget.mjs`,
      );
      failures += 1;
      continue;
    }
    const files = [
      ...new Set([
        ...filesFor(manifest, [...entries, ...keys.map(([, key]) => key)]),
        ...filesFor(
          manifest,
          opened ? [opened] : [],
          true,
          keys.flatMap(([page, key]) => (page === opened || !key ? [] : [key])),
        ),
      ]),
    ];
    const kb = files.reduce((sum, file) => sum + brotliKb(file), 0);
    const over = kb > limitKb;
    if (over) failures += 1;
    console.log(
      `${action.padEnd(25)}${kb.toFixed(1).padStart(8)}${String(limitKb).padStart(8)}${String(files.length).padStart(7)}${over ? '  over budget' : ''}`,
    );
  }
  return failures > 0 ? 1 : 0;
}

process.exitCode = main();
