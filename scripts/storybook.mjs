// Storybook on port 6006; passes further arguments on: npm run storybook -- --no-open
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { runNode, runUntilFirstEnds, toolFile } from './tool.mjs';

ensureInstalled();
// What its first pages show. A run of `npm test` writes it at its end.
if (!existsSync(join(root, '.cache/spec/status.json'))) {
  runNode('scripts/run.mjs', ['scripts/requirements.ts', '--write'], { quiet: true });
}
if (!existsSync(join(root, '.cache/spec/states.json'))) {
  runNode('scripts/run.mjs', ['scripts/checkStories.ts'], { quiet: true });
}
runUntilFirstEnds([{ args: [toolFile('storybook'), 'dev', '-p', '6006', ...process.argv.slice(2)] }]);
