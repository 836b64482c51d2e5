// npm start: installs and builds what is missing, then runs the server, which serves the app.
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
// A lender's own database is never filled with demonstration data by surprise.
const demo = process.env['DEMO'] ?? (process.env['DATABASE_URL'] ? 'off' : 'on');
runUntilFirstEnds([{ args: ['packages/server/dist/main.js'], env: { DEMO: demo } }]);
