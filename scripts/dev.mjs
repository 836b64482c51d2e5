// Development: the server reloads on change (port 4300), the app is served by Vite (port 4301, /api passed on).
import { ensureInstalled } from './install.mjs';
import { runUntilFirstEnds, toolFile } from './tool.mjs';

ensureInstalled();
const demo = process.env['DEMO'] ?? (process.env['DATABASE_URL'] ? 'off' : 'on');
runUntilFirstEnds([
  {
    args: [toolFile('tsx'), 'watch', '--clear-screen=false', 'packages/server/src/main.ts'],
    env: { DEMO: demo },
  },
  { args: [toolFile('vite')] },
]);
