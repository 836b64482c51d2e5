// Storybook on port 6006; passes further arguments on: npm run storybook -- --no-open
import { ensureInstalled } from './install.mjs';
import { runUntilFirstEnds, toolFile } from './tool.mjs';

ensureInstalled();
runUntilFirstEnds([{ args: [toolFile('storybook'), 'dev', '-p', '6006', ...process.argv.slice(2)] }]);
