// Runs a TypeScript file of the project with its arguments: node scripts/run.mjs FILE [ARGS…]
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const [file, ...args] = process.argv.slice(2);
const done = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, stdio: 'inherit' });
process.exit(done.status ?? 1);
