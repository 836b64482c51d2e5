// Every component has a story: each folder X with X.tsx in ui is imported by some story.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './filesUnder';
import { root } from './install.mjs';

const components = filesUnder(root, ['packages/ui/src']).flatMap(path => {
  const match = /\/([A-Z]\w+)\/\1\.tsx$/.exec(path);
  return match?.[1] ? [{ name: match[1], path }] : [];
});
const shown = new Set(
  filesUnder(root, ['stories'])
    .filter(path => path.endsWith('.tsx'))
    .flatMap(path => [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /import\s*\{([^}]*)\}\s*from '@lending-desk\/ui[^']*'/g,
      ),
    ])
    .flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
);
const missing = components.filter(({ name }) => !shown.has(name));

for (const { name, path } of missing) console.error(`No story shows ${name} (${path})`);
console.log(`${components.length - missing.length} of ${components.length} components have a story`);
process.exitCode = missing.length > 0 ? 1 : 0;
