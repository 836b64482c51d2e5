// npm run build:storybook: Storybook as static files in dist/storybook, with the results of the last run. Its addresses
// are relative, so it works under any path. A demonstration serves it under /storybook/.
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
// Fast rather than small: it is built often, and read on the same machine.
writeBrotliCopies(built, 5);
console.log(`Built: ${built}`);
