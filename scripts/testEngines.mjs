// npm run test:engines: every test of the server on both databases.
import { ensureInstalled } from './install.mjs';
import { runNode, toolFile } from './tool.mjs';

ensureInstalled();
const args = ['run', '--project', 'server', ...process.argv.slice(2)];
const { ok } = runNode(toolFile('vitest'), args, { env: { EVERY_ENGINE: '1' } });
process.exit(ok ? 0 : 1);
