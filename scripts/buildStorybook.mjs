// npm run build:storybook: Storybook as static files in dist/storybook, with the results of the last run. Its addresses
// are relative, so it works under any path. A demonstration serves it under /storybook/.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBrotliCopies } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { runNode, toolFile } from './tool.mjs';

ensureInstalled();
const built = join(root, 'dist/storybook');

// What its pages about the requirements and the states show.
const wrote = [['scripts/requirements.ts', '--write'], ['scripts/checkStories.ts']].every(args => {
  const { ok, output } = runNode('scripts/run.mjs', args, { quiet: true });
  if (!ok) console.error(output);
  return ok;
});
if (!wrote) process.exit(1);

console.log('Building Storybook. This takes about two minutes…');
const { ok, output } = runNode(toolFile('storybook'), ['build', '--output-dir', built, '--quiet'], {
  // React as in the tests: its production build runs effects later than a story's steps expect them.
  env: { NODE_ENV: 'development' },
  quiet: true,
});
if (!ok) {
  console.error(output);
  process.exit(1);
}

/** What Storybook's list of stories does needlessly before the first page is readable: a third of the work.
 *  @type {[found: RegExp, times: number, written: string][]} */
const quicker = [
  // They remember 1,000 results, which are fewer than the entries: each is looked for in all of them, and forgotten.
  [
    /\b(get(?:Parents?|AncestorIds\d*|DescendantIds)?) = \(0, (\w+)\.default\)\(1e3\)/g,
    5,
    '$1 = (0, $2.default)(0)',
  ],
  // The list is computed anew for a filter that only the buttons of a running Storybook set.
  [/(api\.experimental_setFilters\(\{ "sidebar-bottom-filter")/g, 1, 'isDevelopment && $1'],
];
const manager = join(built, 'sb-manager/runtime.js');
let code = readFileSync(manager, 'utf8');
for (const [found, times, written] of quicker) {
  if ((code.match(found) ?? []).length !== times)
    throw new Error(`Another Storybook: see whether it still needs ${found} in scripts/buildStorybook.mjs`);
  code = code.replace(found, written);
}
writeFileSync(manager, code);

// Fast rather than small: it is built often, and read on the same machine.
writeBrotliCopies(built, 5);
console.log(`Built: ${built}`);
