// Checks that every component has a story (each folder X with X.tsx in ui is imported by one), that every tab and
// dialog has a story of each of its states, and that every call has a journey that asserts its whole request; and says
// which icons the list of icons lacks.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { states } from '../stories/Specification/statesOf';
import { filesUnder } from './filesUnder';
import { root } from './install.mjs';
import { callGaps } from './stories/callGaps';
import { mustShow } from './stories/mustShow';
import { readStories } from './stories/readStories';
import { stateGaps, unlisted } from './stories/stateGaps';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = filesUnder(root, ['packages/ui/src']).filter(path => path.endsWith('.tsx'));
const pages = filesUnder(root, ['stories']).filter(path => path.endsWith('.tsx'));

const components = sources.flatMap(path => {
  const match = /\/([A-Z]\w+)\/\1\.tsx$/.exec(path);
  return match?.[1] ? [{ name: match[1], path }] : [];
});
const imported = new Set(
  pages
    .flatMap(path => [...textOf(path).matchAll(/import\s*\{([^}]*)\}\s*from '@lending-desk\/ui[^']*'/g)])
    .flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
);
const missing = components.filter(({ name }) => !imported.has(name));

/** The names a source takes from lucide-react. */
const iconsOf = (text: string) =>
  [...text.matchAll(/(?:im|ex)port\s*\{([^}]*)\}\s*from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap(name => /^\s*(?!type )(\w+)/.exec(name)?.[1] ?? []);
const iconList = 'stories/foundations/iconList.ts';
const listed = new Set(iconsOf(textOf(iconList)));
const drawn = new Set(
  filesUnder(root, ['packages/ui/src', 'packages/app/src'])
    .filter(path => /\.tsx?$/.test(path))
    .flatMap(path => iconsOf(textOf(path))),
);
const iconGaps = [
  ...[...drawn].filter(name => !listed.has(name)).map(name => `${iconList} does not list ${name}`),
  ...[...listed]
    .filter(name => !drawn.has(name))
    .map(name => `${iconList} lists ${name}, which nobody draws`),
];

const written = pages
  .filter(path => path.endsWith('.stories.tsx'))
  .flatMap(path => readStories(path, textOf(path)) ?? []);
const { rows, wanted, found, gaps } = stateGaps(mustShow, written);
const wire = callGaps(written);
const strangers = unlisted(
  mustShow,
  sources.map(path => ({ path: path.replace('packages/ui/src/', ''), text: textOf(path) })),
);

// Read by Storybook's page 'Specification/States'.
const page = join(root, '.cache/spec');
mkdirSync(page, { recursive: true });
writeFileSync(join(page, 'states.json'), JSON.stringify(rows));

for (const { name, kind, shown, never = {} } of rows) {
  const marks = states.map(state => {
    const its = shown[state];
    return its ? `${state} ${its.length > 0 ? '✓' : '–'}` : '';
  });
  console.log(`${kind.padEnd(6)} ${name}: ${marks.filter(Boolean).join('  ')}`);
  for (const [state, reason] of Object.entries(never)) console.log(`         never ${state}: ${reason}`);
}
for (const { name, stories, never } of wire.rows) {
  console.log(`call   ${name}: ${never === undefined ? stories.join('  ') : `never: ${never}`}`);
}
for (const { name, path } of missing) console.error(`No story shows ${name} (${path})`);
for (const gap of [...gaps, ...strangers, ...wire.gaps]) console.error(gap);
// An icon that is not listed is only missing from the controls.
for (const gap of iconGaps) console.log(gap);
console.log(`${components.length - missing.length} of ${components.length} components have a story`);
console.log(`${found} of ${wanted} states of ${rows.length} screens, tabs, dialogs and forms are shown`);
const proved = wire.rows.filter(({ stories }) => stories.length > 0);
const needed = wire.rows.filter(({ never }) => never === undefined);
console.log(`${proved.length} of ${needed.length} calls that a screen makes have a wire story`);
process.exitCode = missing.length + gaps.length + strangers.length + wire.gaps.length > 0 ? 1 : 0;
