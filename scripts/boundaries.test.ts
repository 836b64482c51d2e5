import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';
import { toolFile } from './tool.mjs';

const loanCard = 'packages/ui/src/loan/LoanCard/LoanCard.tsx';

const walls = [
  ['domain imports React', 'packages/domain/src/loan/rule.ts', 'react'],
  ['domain imports Node', 'packages/domain/src/loan/rule.ts', 'node:fs'],
  ['domain imports ui', 'packages/domain/src/loan/rule.ts', '@lending-desk/ui/theme'],
  ['a domain builder imports the server', 'packages/domain/testing/aLoan.ts', '@lending-desk/server'],
  ['ui imports the app', loanCard, '@lending-desk/app'],
  ['ui imports the server', loanCard, '@lending-desk/server'],
  ['ui reaches the server by path', loanCard, '../../../../server/src/app'],
  ['ui routes', loanCard, 'react-router-dom'],
  ['ui fetches', loanCard, 'ky'],
  ['ui caches', loanCard, '@tanstack/react-query'],
  ['a screen routes', 'packages/ui/src/screens/QueueScreen/QueueScreen.tsx', 'react-router-dom'],
  [
    'a primitive imports a business folder',
    'packages/ui/src/primitives/Table/Table.tsx',
    '../../loan/LoanCard',
  ],
  ['a business folder imports another', loanCard, '../../repayment/DpdBadge'],
  ["a primitive draws with another's css", 'packages/ui/src/primitives/Table/Table.tsx', '../Box/Box.css'],
  ["a business component draws with a primitive's css", loanCard, '../../primitives/Table/Table.css'],
  [
    "a screen draws with a component's css",
    'packages/ui/src/screens/QueueScreen/QueueScreen.tsx',
    '../../loan/LoanCard/LoanCard.css',
  ],
  ['a business folder imports a screen', loanCard, '../../screens/QueueScreen'],
  [
    'a file beside the components imports another business folder',
    'packages/ui/src/loan/rows.ts',
    '../pd/rows',
  ],
  ['the app imports the server', 'packages/app/src/http/client.ts', '@lending-desk/server'],
  ['the app reaches the server by path', 'packages/app/src/main.tsx', '../../server/src/app'],
  ['the shell imports a desk', 'packages/app/src/routes/desk/Palette.tsx', '../credit/useOpenLoan'],
  ['the server imports ui', 'packages/server/src/app.ts', '@lending-desk/ui'],
  ['the server imports the app', 'packages/server/src/app.ts', '@lending-desk/app'],
  ['the server imports the sandbox', 'packages/server/src/app.ts', '@lending-desk/sandbox'],
  ['the server reaches the sandbox by path', 'packages/server/src/app.ts', '../../sandbox/src/index'],
  ['the sandbox reaches the server by path', 'packages/sandbox/src/seed.ts', '../../server/src/app'],
  ['the sandbox imports what tests share', 'packages/sandbox/src/seed.ts', '@lending-desk/server/testing'],
  ['the sandbox imports ui', 'packages/sandbox/src/seed.ts', '@lending-desk/ui'],
  ['the sandbox speaks to the database itself', 'packages/sandbox/src/seed.ts', 'drizzle-orm'],
  ['domain imports the sandbox', 'packages/domain/src/loan/rule.ts', '@lending-desk/sandbox'],
  ['ui imports the sandbox', loanCard, '@lending-desk/sandbox'],
  ['the app imports the sandbox', 'packages/app/src/main.tsx', '@lending-desk/sandbox'],
  ['a story imports the sandbox', 'stories/loan/Queue.stories.tsx', '@lending-desk/sandbox'],
  ['a story imports the app', 'stories/loan/Queue.stories.tsx', '@lending-desk/app'],
  ['a story imports the server', 'stories/loan/Queue.stories.tsx', '@lending-desk/server'],
  ['a story mounts the app', 'stories/loan/Queue.stories.tsx', '@lending-desk/app/testing'],
  ['a journey imports the server', 'stories/journeys/Day.stories.tsx', '@lending-desk/server'],
  ['a journey reaches into the app', 'stories/journeys/Day.stories.tsx', '@lending-desk/app'],
] as const;

const doors = [
  ['domain imports valibot', 'packages/domain/src/loan/rule.ts', 'valibot'],
  ['domain imports its own files', 'packages/domain/src/loan/rule.ts', '../money/paise'],
  ['a domain test imports fast-check', 'packages/domain/src/loan/rule.test.ts', 'fast-check'],
  ['ui imports the domain', loanCard, '@lending-desk/domain/loan'],
  ['a business folder imports the theme', loanCard, '../../theme'],
  ['a business folder imports a primitive', loanCard, '../../primitives/Table'],
  ['a business folder imports its own', loanCard, '../LoanRow'],
  [
    'a primitive reads the catalogue of messages',
    'packages/ui/src/primitives/Table/Table.tsx',
    '@lending-desk/domain/loan',
  ],
  ['a primitive draws with its own css', 'packages/ui/src/primitives/Table/Table.tsx', './Table.css'],
  ['a primitive imports another', 'packages/ui/src/primitives/Table/Table.tsx', '../Box'],
  [
    'a screen gathers business folders',
    'packages/ui/src/screens/QueueScreen/QueueScreen.tsx',
    '../../loan/LoanCard',
  ],
  ['the app imports ui', 'packages/app/src/main.tsx', '@lending-desk/ui/screens/QueueScreen'],
  ['the shell reads the list of desks', 'packages/app/src/routes/desk/route.tsx', '../desks'],
  ['the server imports the domain', 'packages/server/src/app.ts', '@lending-desk/domain/loan'],
  ['the sandbox imports the domain', 'packages/sandbox/src/seed.ts', '@lending-desk/domain/loan'],
  ["the sandbox imports the server's ports", 'packages/sandbox/src/seed.ts', '@lending-desk/server/ports'],
  [
    'a test of the sandbox imports what tests share',
    'packages/sandbox/src/seed.test.ts',
    '@lending-desk/server/testing',
  ],
  ['a script imports the server', 'bench/main.ts', '@lending-desk/server'],
  ['a journey mounts the app', 'stories/journeys/Day.stories.tsx', '@lending-desk/app/testing'],
] as const;

/** One file per case, so that a single lint run checks all of them. */
function pathOf(file: string, index: number): string {
  return file.replace(/([^/.]+)(\.[^/]+)$/, `$1${index}$2`);
}

/** The paths in which the real lint configuration reports an import violation. */
function refusedPaths(): string[] {
  // A copy of the folder layout, so that nothing is written into the project.
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-walls-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [index, [, file, imported]] of [...walls, ...doors].entries()) {
    const path = join(folder, pathOf(file, index));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { thing } from '${imported}';\nexport const used = [thing];\n`);
  }
  const done = spawnSync(process.execPath, [toolFile('oxlint'), '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return done.stdout
    .split('\n')
    .filter(line => line.includes('no-restricted-imports'))
    .map(line => line.slice(0, line.indexOf(':')));
}

describe('import boundaries', () => {
  const refused = refusedPaths();

  it.each(walls.map((wall, index) => [...wall, index] as const))(
    'refused: %s',
    (_what, file, _import, index) => {
      expect(refused).toContain(pathOf(file, index));
    },
  );

  it.each(doors.map((door, index) => [...door, walls.length + index] as const))(
    'allowed: %s',
    (_what, file, _import, index) => {
      expect(refused).not.toContain(pathOf(file, index));
    },
  );

  it('the server names the sandbox in one place, which loads it when asked to', () => {
    // There is exactly one exemption from the rule.
    const sources = join(root, 'packages/server/src');
    const naming = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!\.d)\.ts$/.test(file))
      .filter(file => readFileSync(join(sources, file), 'utf8').includes("'@lending-desk/sandbox'"));
    expect(naming).toEqual([join('sandbox', 'loadSandbox.ts')]);
  });
});

// Libraries the product was ordered with. They must not be removed, for size or any other reason.
const ordered = {
  ui: [
    'react',
    'react-dom',
    '@radix-ui/react-dialog',
    '@radix-ui/react-tabs',
    '@tanstack/react-table',
    '@vanilla-extract/css',
  ],
  app: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'ky'],
  domain: ['valibot'],
};

describe('libraries required by the order', () => {
  it.each(Object.entries(ordered))('%s has all of its own', (room, libraries) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'packages', room, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(libraries));
  });
});
