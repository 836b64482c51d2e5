// Development: the server restarts on changes (port 4300), Vite serves the app (port 4301) and proxies /api.
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
