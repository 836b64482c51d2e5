// npm start: installs and builds what is missing, then runs the server, which serves the app, and starts it
// again after a fault.
import { build, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runUntilFirstEnds } from './tool.mjs';

ensureInstalled();
if (!isBuilt()) {
  console.log('Building…');
  if (!build()) {
    console.error('The build failed: see above.');
    process.exit(1);
  }
}
// With an external database, demonstration data must be requested explicitly.
const demo = process.env['DEMO'] ?? (process.env['DATABASE_URL'] ? 'off' : 'on');
runUntilFirstEnds([{ args: ['packages/server/dist/serve.js'], env: { DEMO: demo } }]);
